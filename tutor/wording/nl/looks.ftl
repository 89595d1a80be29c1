### Nederlands: licht en donker, en de weg langs het menu.

page-light = Licht of donker
page-light-device = Zoals mijn apparaat
page-light-light = Licht
page-light-dark = Donker

page-skip-table = Naar de tafel
page-skip-page = Naar de pagina
