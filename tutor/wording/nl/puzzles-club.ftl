### Nederlands: puzzels van de clubtafel.

## De soorten en hun keuzes: als aan de gewone tafel

kind-club-legal-card = { kind-legal-card }
    .full = { kind-legal-card.full }
choice-club-legal-card-yes = { choice-legal-card-yes }
choice-club-legal-card-no = { choice-legal-card-no }
choice-club-legal-card-up = { choice-legal-card-up }
choice-club-legal-card-down = { choice-legal-card-down }
kind-club-winner = { kind-winner }
    .full = { kind-winner.full }
choice-club-winner-stays = { choice-winner-stays }
choice-club-winner-returns = { choice-winner-returns }
choice-club-winner-played = { choice-winner-played }
kind-club-count = { kind-count }
    .full = { kind-count.full }
kind-club-auction = { kind-auction }
    .full = { kind-auction.full }
choice-club-auction-yes = { choice-auction-yes }
choice-club-auction-no = { choice-auction-no }
kind-club-settle = { kind-settle }
    .full = { kind-settle.full }
choice-club-settle-yes = { choice-settle-yes }
choice-club-settle-no = { choice-settle-no }
choice-club-settle-none = { choice-settle-none }
choice-club-settle-ours-1 = { choice-settle-ours-1 }
choice-club-settle-ours-2 = { choice-settle-ours-2 }
choice-club-settle-ours-3 = { choice-settle-ours-3 }
choice-club-settle-ours-4 = { choice-settle-ours-4 }
choice-club-settle-ours-5 = { choice-settle-ours-5 }
choice-club-settle-ours-6 = Jouw kant krijgt 6 fiches
choice-club-settle-theirs-1 = { choice-settle-theirs-1 }
choice-club-settle-theirs-2 = { choice-settle-theirs-2 }
choice-club-settle-theirs-3 = { choice-settle-theirs-3 }
choice-club-settle-theirs-4 = { choice-settle-theirs-4 }
choice-club-settle-theirs-5 = { choice-settle-theirs-5 }
choice-club-settle-theirs-6 = De andere kant krijgt 6 fiches
kind-club-knowledge = { kind-knowledge }
    .full = { kind-knowledge.full }
choice-club-knowledge-sure = { choice-knowledge-sure }
choice-club-knowledge-possible = { choice-knowledge-possible }
choice-club-knowledge-impossible = { choice-knowledge-impossible }
kind-club-open-it = { kind-open-it }
    .full = { kind-open-it.full }
choice-club-open-it-yes = { choice-open-it-yes }
choice-club-open-it-no = { choice-open-it-no }
choice-club-open-it-must = { choice-open-it-must }
choice-club-open-it-may = { choice-open-it-may }
choice-club-open-it-cannot = { choice-open-it-cannot }
choice-club-open-it-reveal = { choice-open-it-reveal }
choice-club-open-it-stays = { choice-open-it-stays }

## De twee die een lijst van beide tafels moet onderscheiden. $kind een soort, $table een tafel

kind-at = { $kind } · { $table }
coach-drill-other-game = Deze puzzel is van een ander spel dan de vragen ervoor.

## Thema’s die alleen de club heeft

theme-any-cut = De troefmaker mag elke kaart gedekt spelen
theme-open-turn = De troef tonen in je eigen beurt
theme-trick-maker-cut = De troefmaker troeft in uit de hand
theme-call-free = Opnieuw bieden, en boven de partner
theme-call-out = Uit na een pas
theme-call-lead = Wie als eerste uitkomt
theme-call-eight = Tafels die op acht kaarten weer bieden
theme-score-announced = Caps voor het spelen

## Vragen en hints

ask-open-it-now = Stel dat je de troef nu toont. Welke van deze kaarten mag je dan spelen?
hint-winner-opens-cut = Wat een gesloten troef kan openen: een gedekte troef, de wens van de troefmaker, of de allerlaatste kaart.
hint-auction-out = Kijk wat er is gezegd. Wie heeft er gepast?
hint-settle-announced = Kijk eerst of de kant die aankondigde elke slag won. Het bod komt daarna.
hint-open-it-turn = Wie is er aan de beurt? En van wie is de troefaanwijzer?
hint-open-it-search = Kijk naar de gedekte kaarten. Zit er een troef bij?
own-settle-announced = { $caller ->
    [you] Jij kondigde alle acht slagen aan
   *[other] { $caller } kondigde alle acht slagen aan
 } voordat de eerste kaart viel. Die kant { own-all-or-lost }. Aan deze tafel levert dat { $bonus } fiches extra op als het lukt, en kost het { $cost } als het mislukt.

## Redenen. $cards_or de kaarten die mogen worden gespeeld

reason-open-can-play = Het hoeft niet: { $cards_or } mag worden gespeeld.
    .full = In deze beurt mag de troefmaker de troef tonen. Het is geen plicht zolang er een kaart is die met de troef gesloten gespeeld mag worden.
