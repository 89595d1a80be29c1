### English: light and dark, and the way past the menu.

page-light = Light or dark
page-light-device = As my device
page-light-light = Light
page-light-dark = Dark

page-skip-table = To the table
page-skip-page = To the page
