# The certificate at the end of a test.

certificate-missing = The certificate is for those who have { $needed } of the { $all } questions right at the first try. Have a look at the lessons again, and come back: nobody is counting how often.
certificate-ask-name = Your name on the certificate
certificate-print = Print
certificate-title = Certificate
certificate-shows = This is to say that
certificate-passed = has passed the final test of the card game 304
certificate-score = { $right } of { $all } questions right at the first try
certificate-day =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
