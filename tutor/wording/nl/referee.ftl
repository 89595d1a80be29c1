### Nederlands: wat de scheidsrechter voor een mens afdrukt.

referee-legal = Alles ging volgens de regels.
referee-fault = Handeling { $number } breekt een regel: { $refusal }
referee-rule = { $title } ({ $clause })
referee-auction = Het bieden: { $calls }.
referee-trick = Slag { $number }:
referee-points = Kaartpunten: { $one }, en { $other }.
referee-to-act = { $who } is aan de beurt en mag: { $actions }.
referee-due = { $who } kon Caps bewijzen vanaf slag { $trick }, na { $after ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $after } kaarten
 } daarvan: { $cards }.
referee-disputed = Tafels zijn het over dit Caps-moment niet eens (caps.due). Dit antwoord houdt zich aan de lezing van deze regels; aan een tafel met een andere lezing kan het anders zijn.
referee-due-adaptive = { $who } kon Caps bewijzen vanaf slag { $trick }, na { $after ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $after } kaarten
 } daarvan, als de volgende kaart mag afhangen van wat er valt.
