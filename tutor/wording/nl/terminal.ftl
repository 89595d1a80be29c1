### Nederlands: puzzels in de terminal. $text wat er is getypt

terminal-number = Puzzel { $number }: { $kind }
terminal-legend = (▸ kwam uit, * won, tussen haakjes: gedekt gespeeld)
terminal-hand = Je hand: { $cards }
terminal-laid = { $who }: { $cards }
terminal-help-one = Typ het nummer van je keuze.
terminal-help-many = Typ de nummers van alle goede keuzes.
terminal-help-none = Typ de nummers van alle goede keuzes, of een minteken voor geen.
terminal-help-order = Typ alle nummers in jouw volgorde.
terminal-help-moment = Typ g om door te gaan of c om Caps te roepen.
terminal-help-caps = Typ alle nummers in jouw volgorde, of b om terug te gaan.
terminal-help-cards = Je mag ook kaarten typen, zoals JS.
terminal-help-keys = Of h voor een tip, n voor de volgende puzzel, q om te stoppen.
terminal-no-choice = “{ $text }” is hier geen antwoord.
terminal-no-hint = Er is geen verdere tip.
terminal-rule = Regel: { $title } ({ $clause })
terminal-link = Deze puzzel: { $link }
