### Nederlands: de Caps-momenten van een spel, zoals de opdrachtregel ze vertelt.

caps-never-due = Niemand hoefde in dit spel ooit Caps te roepen.
caps-closed = Wat de doorslag gaf: { $event } Dat bracht { $signs }.
caps-in-time = De claim is op tijd tot slag { $trick } eindigt.
caps-in-time-card = De claim is op tijd tot { $who } een kaart in slag { $trick } speelt.
caps-sign-deal = het begin van het spelen
caps-sign-card = een kaart die iedereen kon zien
caps-sign-fold = een gedekte kaart
caps-sign-void = een kleur die iemand niet meer heeft
caps-sign-inspection = een blik op de gedekte kaarten
caps-sign-opening = de open troef
caps-sign-trick = het einde van een slag
caps-sign-call = de kaarten van een Caps-claim
caps-call-proved = { $who } riep Caps, en de genoemde volgorde was bewezen.
caps-call-sure = { $who } riep Caps. Het was te bewijzen, maar niet met de genoemde volgorde.
caps-call-hopeless = { $who } riep Caps. Er was geen bewijs mogelijk.
caps-call-disputed = { $who } riep Caps. Het was niet bewezen, en tafels zijn het over zo’n moment niet eens.
caps-call-undecided = { $who } riep Caps. Of er een volgorde klopt, is binnen de tijd niet uitgezocht.
