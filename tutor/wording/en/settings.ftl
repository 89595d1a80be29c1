### English: the settings, the keys, and the page for a path that leads nowhere.

app-nav-settings = Settings
page-settings = Settings
page-table-settings = Table settings
page-all-settings = All settings

# The name of this language, in this language.
page-language-own = English
page-language = Language
page-language-browser = As my browser
page-profile = Whose rules
page-profile-sri-lankan = Sri Lankan
    .full = 304 as it is played at home in Sri Lanka.

page-settings-table = The table
page-set-points = Show points on the cards
page-set-ranks = Show the rank order
page-set-four-colours = Four suit colours
page-set-still = No motion
page-set-sound = Sounds
page-set-big = Everything big, for a projector
page-set-plain = Plain table (text and buttons)
page-settings-sample = So your table looks.
page-settings-kept = Your settings stay on this device, in one small cookie. Your answers are kept by this server, and go nowhere else.
page-settings-usual = All as it came

page-back-learn = Back to the lesson
page-back-practise = Back to the puzzle

## The keys

page-keys = Keys
page-keys-title = The keys
page-keys-table = At the table
page-keys-page = On every page
page-key-cards = Go from card to card, or straight to one of them
page-key-press = Play the card, press the button
page-key-undo = Take back what you chose
page-key-type = Type an answer
page-key-hint = Hint
page-key-next = Next
page-key-back = Back
page-key-again = Try again
page-key-last = Look at the last trick
page-key-show = Show me
page-key-steps = Go through what is shown, step by step
page-key-around = Go on to the next button or link
page-key-close = Close what is open
page-key-keys = Show these keys

## A path that leads nowhere

page-lost-tab = Not found
page-lost-home = To the start page
