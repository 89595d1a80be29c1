### What Streamlit itself says, for readers of other languages (tutor/app/chrome.py); English readers get its own
### words. $what and $more are what stays of its text.

chrome-menu = Menu
chrome-close = Close
chrome-choose = Choose
chrome-choose-some = Choose some
chrome-all = All of them
chrome-clear = Clear
chrome-remove = Take { $what } out
chrome-no-results = Nothing found
chrome-no-options = Nothing to choose from
chrome-enter = Press Enter
chrome-enter-form = Press Enter to go on
chrome-less = One less
chrome-more = One more
chrome-date = Choose a day
chrome-day = Day, { $what }
chrome-month = Month, { $what }
chrome-year = Year, { $what }
chrome-yyyy = yyyy
chrome-upload = Choose a file
chrome-upload-field = A file
chrome-upload-most = { $what } MB at most{ $more }
chrome-help = About { $what }
chrome-shortcut = Key { $what }
chrome-copy = Copy
chrome-copied = Copied
chrome-picture = Save as a picture{ $what }
chrome-csv = Save as CSV{ $what }
chrome-vega = Copy the data (Vega-Lite){ $what }
chrome-wide = Fill the screen{ $what }
chrome-wide-close = Back to the page{ $what }
chrome-chart = Chart
chrome-progress = How far
chrome-empty = empty
chrome-search = Search
