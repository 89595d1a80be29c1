### Nederlands: de puzzels over Caps, en de oordelen over een claim voordat hij is gedaan.

reason-call-proved = Je kunt de rest bewijzen: { $cards }.
    .full = In deze volgorde wint jouw kant elke slag die nog komt, in elk spel dat past bij wat je weet, wat de anderen ook spelen. De claim is op tijd tot de slag eindigt.
reason-call-early = Dat is te vroeg: { $winner ->
    [you] jij zou slag { $trick } nog kunnen winnen met { $card }.
   *[other] { $winner } zou slag { $trick } nog kunnen winnen met { $card }.
 }
    .full = Er is een spel dat past bij alles wat je weet waarin dit gebeurt, zelfs als jij en je partner met open kaarten op hun best spelen. Er is dus nog niets bewezen, en nu roepen is Foute Caps.
reason-call-late = Dat is te laat: Caps moest in slag { $trick }.
    .full = Het bewijs was er { $after ->
        [0] voor de eerste kaart van die slag.
        [one] na 1 kaart van die slag.
       *[other] na { $after } kaarten van die slag.
    } De tijd om te roepen eindigt met die slag. Daarna is het Foute Caps.
reason-call-missed = In slag { $trick } moest je Caps roepen, en je liet het voorbijgaan.
    .full = Het bewijs was er { $after ->
        [0] voor de eerste kaart van die slag.
        [one] na 1 kaart van die slag.
       *[other] na { $after } kaarten van die slag.
    } Een kant die alle slagen kan bewijzen, moet dat op tijd zeggen. Zwijgen is ook Foute Caps.
reason-call-none = Caps hoefde nooit.
    .full = Op elk moment had een spel dat paste bij alles wat je wist de claim verslagen. Slag na slag winnen is nog geen bewijs.
reason-call-bonus = Het komt voor de zevende slag: 1 fiche extra.
    .full = Goed roepen voordat de zevende slag begint, geeft 1 fiche boven op wat het bod oplevert.
reason-call-no-bonus = De zevende slag is begonnen, dus het levert geen fiche op.
    .full = De claim is goed, en je moet hem doen. Maar alleen voordat de zevende slag begint, levert dat een fiche op.
reason-due-deal = Je hand alleen bewijst het.
    .full = Met deze kaarten kan niets van wat de anderen hebben een slag winnen. Caps moet dus zodra het spelen begint.
reason-due-opening = De open troef { $card } gaf de doorslag.
    .full = Toen de troefaanwijzer werd getoond, kende je de troef en nog een kaart. Er bleef niets over dat je kon verslaan.
reason-due-inspection = Je blik op de gedekte kaarten gaf de doorslag.
    .full = Aan het eind van de slag bekijkt de troefmaker de gedekte kaarten. Jij bent de troefmaker, dus je weet wat daar ligt.
reason-due-void = { $player ->
    [you] Je kon { $card } niet bekennen.
   *[other] { $player } kon { $card } niet bekennen. Dat gaf de doorslag.
 }
    .full = Wie niet bekent, heeft niets van die kleur. Je weet dus meer over waar de andere kaarten van die kleur zitten.
reason-due-card = { $player ->
    [you] Jouw { $card } gaf de doorslag.
   *[other] { $card } van { $player } gaf de doorslag.
 }
    .full = Na deze kaart kan niets van wat er nog is je verslaan: het was de laatste die ertoe deed, of hij liet zien waar die zit.
reason-due-seen = Wat je het laatst zag, gaf de doorslag.
    .full = Daarna kan niets van wat er nog is je verslaan.
reason-order-proved = Deze volgorde klopt: { $cards }.
    .full = In elk spel dat past bij wat je weet, wint jouw kant elke slag die nog komt, als je in elke beurt de eerste kaart van deze volgorde speelt die mag.
reason-order-beaten = { $winner ->
    [you] In deze volgorde zou jij slag { $trick } kunnen winnen met { $card }.
   *[other] In deze volgorde zou { $winner } slag { $trick } kunnen winnen met { $card }.
 }
    .full = Je speelt in elke beurt de eerste kaart van je volgorde die mag. Er is een spel dat past bij alles wat je weet waarin dat een slag kost. De genoemde volgorde moet bewezen zijn, dus dit is Foute Caps.

## Het Caps-moment

kind-caps-moment = Het Caps-moment
    .full = Een spel wordt voor je ogen nog eens gespeeld. Roep Caps als je de rest kunt bewijzen, of nooit.
theme-caps-maker = De troefmaker, troef gesloten
theme-caps-opened = De troefmaker, troef open
theme-caps-high = Een hoog contract
theme-caps-partner = De partner van de troefmaker
theme-caps-defender = Tegen een gesloten troef
theme-caps-against-open = Tegen een open troef
theme-caps-between = Tussen twee kaarten
theme-caps-border = Rond de zevende slag
ask-caps-lead = Het spel stopt { $count } keer, telkens voordat een slag begint. Roep Caps als jij dat moet.
ask-caps-turn = Het spel stopt { $count } keer, telkens als jij aan de beurt bent. Roep Caps als jij dat moet.
ask-caps-last = Het spel stopt { $count } keer, telkens voor de laatste kaart van een slag. Roep Caps als jij dat moet.
hint-caps-trumps = Welke troeven zijn er nog? Bedenk waar ze het slechtst zouden liggen.
hint-caps-hidden = Je kent de troef niet. Welke kleuren kunnen het nog zijn, en wat als het de slechtste is?
hint-caps-beaten = Kijk naar je laagste kaarten. Welke kaarten die je niet hebt gezien, kunnen die verslaan?
hint-caps-too-early = In slag { $trick } roepen is te vroeg.
hint-caps-too-late = In slag { $trick } roepen is te laat.
hint-caps-comes = Er komt een moment waarop Caps moet.

## De volgorde

kind-caps-order = De Caps-volgorde
    .full = Je kunt de rest bewijzen. Zet je kaarten in een volgorde die elke slag wint, wat de anderen ook doen.
theme-order-closed = De troefmaker, troef gesloten
theme-order-opened = De troefmaker, troef open
theme-order-partner = De partner van de troefmaker
theme-order-defender = Tegen de troefmaker
theme-order-last = De laatste vier kaarten
ask-caps-order = Caps moet, en je roept het. In welke volgorde speel je je kaarten?
hint-order-lead = Wie komt er nu uit? Ben jij het niet, wat speel je dan als je niet kunt bekennen?
hint-order-trumps = Welke troeven zijn er nog? Wat gebeurt er als je ze laat zitten?
hint-order-hidden = Je kent de troef niet. Je volgorde moet kloppen voor elke kleur die het kan zijn.
hint-order-first = Een volgorde die begint met { $card } klopt.

## Wat er wordt getoond

show-caps-beaten = { $who ->
    [you] Jij wint
   *[other] { $who } wint
 } slag { $trick }: dit spel verslaat de claim
show-caps-due = De claim in slag { $trick } en de rest van het spel
show-caps-never = Hoe het spel verder ging
