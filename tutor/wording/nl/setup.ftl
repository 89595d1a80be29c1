### Nederlands: een trainer legt een stelling neer.

coach-card-editor = Leg kaarten, biedingen en slagen neer. De app zegt wat gespeeld mag worden en waarom, en jij maakt er een vraag van.
    .title = Een stelling neerleggen
    .full = Leg er een neer

setup-lead = Schrijf alleen op wat ertoe doet. De andere kaarten worden willekeurig gedeeld, zo dat niets van wat je schreef tegen een regel is.
setup-to-drills = Naar je oefenreeks
setup-dealer = Gever
setup-hand = Hand van { $who }
setup-hands-help = De kaarten die een speler kreeg, ook de al gespeelde: JS 9S AH 7C. Een streep / scheidt de eerste vier kaarten van de andere.
setup-tap = Deel kaarten uit door te tikken
setup-tap-seat = Kaarten voor
setup-calls = Het bieden
    .full = Na elkaar, de voorhand eerst: 160 pass ask 200. Het woord “passes” laat iedereen passen tot het bieden voorbij is. Beide biedrondes komen hier.
setup-trump = Troefaanwijzer
    .full = De kaart die de troefmaker apart legt, zoals JS. Een tweede, als een nieuwe troefmaker er een apart legt.
setup-plays = Gespeelde kaarten
    .full = In de volgorde waarin ze vallen: AH 9S KH TH. Vóór de eerste kaart toont “open” de troef.
setup-import = Neem een spel dat is opgeschreven
setup-file = Opgeschreven spel (een bestand)
setup-paste = Of plak het hier
setup-take = Neem dit spel
setup-no-record = Dit is geen opgeschreven spel van deze soort. Zo’n bestand komt van de scheidsrechter, in de vorm 304/1.
setup-recorded = { $count ->
    [one] Een opgeschreven spel met 1 actie.
   *[other] Een opgeschreven spel met { $count } acties.
 }
setup-after = Na zoveel acties

setup-faults = { $count ->
    [one] Eén ding klopt nog niet:
   *[other] { $count } dingen kloppen nog niet:
 }
setup-fault-no-card = “{ $text }” is geen kaart. Schrijf een rang en een kleur: JS, 10D.
setup-fault-twice = { $card } is er al, in de hand van { $who }.
setup-fault-too-many = Dat zijn te veel kaarten: hoogstens acht, vier in elk deel.
setup-fault-no-action = “{ $text }” is geen bieding en geen kaart.
setup-fault-no-trump = Er zijn kaarten gespeeld. Noem dus de kaart die apart gelegd is.
setup-fault-over = “{ $text }” komt als er hier niets meer te doen is.
setup-fault-no-deal = De andere kaarten kunnen niet zo gedeeld worden dat dit allemaal mag.

setup-seat = Gezien door
setup-ask-cards = Welke kaarten mogen gespeeld worden?
setup-ask-calls = Wat mag er geboden worden?
setup-ask-caps = Moet Caps geroepen worden?
setup-caps-find = Zoek het uit
setup-caps-sure = Ja, Caps is bewezen, met de kaarten in deze volgorde: { $cards }.
setup-caps-hopeless = Nee. De kaarten kunnen zo liggen dat een slag verloren gaat, wat er ook gespeeld wordt.
setup-caps-disputed = Het is niet bewezen. Tafels zijn het over zo’n moment niet eens.
setup-caps-undecided = Dat is in de toegestane tijd niet uitgezocht.
setup-caps-none = Hier is Caps niet bewezen. Er kan dus geen volgorde gevraagd worden.
setup-make-question = Maak er een vraag van mijn oefenreeks van
setup-added = Hij staat nu in je oefenreeks.
setup-save = Bewaar als opgeschreven spel
