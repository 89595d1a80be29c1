### Nederlands: de paar zinnen die alle lessen delen. Regels, oordelen en verhalen komen uit tutor/wording.

## Wat te doen

ask-cards-one = Tik op een kaart om die te spelen.
ask-cards-many = Tik op elke kaart die gespeeld mag worden.
ask-indicator = Tik op de kaart die je apart legt.
ask-call = Kies wat je zegt.
ask-choice = Kies een antwoord.

## Antwoorden om uit te kiezen

choice-returned = Hij gaat terug naar de hand van de troefmaker.
choice-stays = Hij blijft dicht op tafel liggen.
choice-played = Hij hoort bij de slag en gaat naar de winnaar.
choice-yes = Ja
choice-no = Nee
choice-trump = Ja, het is een troef.
choice-plain = Nee, dat is het niet.
choice-unknown = Vanaf deze stoel kan nog niemand dat weten.
choice-tokens = { $one } – { $other }

## Reacties

other-legal = Volgens de regels mag dit. Maar het verhaal gaat hier anders, dus we nemen het terug. Probeer het nog eens.
could-be = Je kunt niet uitsluiten dat het zo gaat.
