### Nederlands: wat vier kaarten waard zijn bij het bieden, volgens de tabel van eerste kaarten.

ask-lesson-best-suit = Welke van je kleuren is de beste troef?
ask-lesson-worth = Is een bod van { $bid } het gemiddeld waard?

reason-openings-best = Met { $suit } als troef haalt zo’n hand { $bid } in { $percent } van de 100 spellen. Geen andere kleur van je doet het zo goed.
    .full = Dit is geteld in duizenden spellen met open kaarten. Aan een echte tafel ziet niemand zo veel, dus gebruik het om handen te vergelijken.
reason-openings-worse = Met { $suit } als troef haalt zo’n hand { $bid } in { $percent } van de 100 spellen. Een andere kleur van je doet het beter.
    .full = Dit is geteld in duizenden spellen met open kaarten. Aan een echte tafel ziet niemand zo veel, dus gebruik het om handen te vergelijken.
reason-openings-worth = Zo’n hand haalt { $bid } in { $percent } van de 100 spellen. Om er fiches mee te winnen, moet dat in meer dan { $need } lukken.
    .full = Een mislukt bod kost meer dan een gehaald bod oplevert. De helft van de keren is dus niet genoeg. Dit is allemaal geteld met open kaarten.
reason-openings-poor = Zo’n hand haalt { $bid } in maar { $percent } van de 100 spellen. Om er fiches mee te winnen, moet dat in meer dan { $need } lukken.
    .full = Een mislukt bod kost meer dan een gehaald bod oplevert. De helft van de keren is dus niet genoeg. Dit is allemaal geteld met open kaarten.
