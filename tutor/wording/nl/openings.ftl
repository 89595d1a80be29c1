### Nederlands: de openingstabel van de opdrachtregel.

openings-trump = troef
openings-points = punten
openings-tokens = bij { $contract }
openings-deals = spellen
openings-honest =
    Hoe vaak jouw kant minstens zo veel punten haalt; “bij { $contract }” is wat dat bod gemiddeld aan fiches oplevert of kost.
    Dit is allemaal met open kaarten: iedereen ziet alle handen en de troef. Aan een echte tafel ziet niemand dat. Gebruik
    het dus om handen te vergelijken. Het is geen belofte.
