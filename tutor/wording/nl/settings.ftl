### Nederlands: de instellingen, de toetsen, en de pagina voor een pad dat nergens heen leidt.

app-nav-settings = Instellingen
page-settings = Instellingen
page-table-settings = Tafelinstellingen
page-all-settings = Alle instellingen

# De naam van deze taal, in deze taal.
page-language-own = Nederlands
page-language = Taal
page-language-browser = Zoals mijn browser
page-profile = Wiens regels
page-profile-sri-lankan = Sri Lanka
    .full = 304 zoals het thuis in Sri Lanka wordt gespeeld.

page-settings-table = De tafel
page-set-points = Toon punten op de kaarten
page-set-ranks = Toon de rangorde
page-set-four-colours = Vier kleuren
page-set-still = Geen beweging
page-set-sound = Geluiden
page-set-big = Alles groot, voor een projector
page-set-plain = Eenvoudige tafel (tekst en knoppen)
page-settings-sample = Zo ziet je tafel eruit.
page-settings-kept = Je instellingen blijven op dit apparaat, in één klein cookie. Je antwoorden bewaart deze server; ze gaan nergens anders heen.
page-settings-usual = Alles zoals het was

page-back-learn = Terug naar de les
page-back-practise = Terug naar de puzzel

## De toetsen

page-keys = Toetsen
page-keys-title = De toetsen
page-keys-table = Aan tafel
page-keys-page = Op elke pagina
page-key-cards = Van kaart naar kaart, of meteen naar een ervan
page-key-press = Speel de kaart, druk op de knop
page-key-undo = Neem terug wat je koos
page-key-type = Typ een antwoord
page-key-hint = Tip
page-key-next = Verder
page-key-back = Terug
page-key-again = Probeer opnieuw
page-key-last = Bekijk de vorige slag
page-key-show = Laat zien
page-key-steps = Ga stap voor stap door wat je ziet
page-key-around = Naar de volgende knop of link
page-key-close = Sluit wat open is
page-key-keys = Toon deze toetsen

## Een pad dat nergens heen leidt

page-lost-tab = Niet gevonden
page-lost-home = Naar de beginpagina
