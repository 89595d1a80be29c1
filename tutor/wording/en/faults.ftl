### What is wrong with a file or a text from outside: a table's rules, a deal record, a card. Values in quotes stand as
### they were written. $place is a field; $given what stands there; $why another fault.

fault-at = { $place }: { $why }
fault-of-file = { $file }: { $why }
fault-plain = { $why }
fault-more = and { $count } more
fault-not-utf8 = the text is not UTF-8 (byte { $byte }); save the file as UTF-8
fault-file-unread = { $file }: the file cannot be read ({ $why })
fault-unreadable = this file cannot be read

# TOML

fault-not-toml = this is not TOML: { $why }
fault-toml = line { $line }, column { $column }: { $why }
fault-toml-equals = a name stands here without “=” and a value
fault-toml-value = there is no value here; write a number, true or false, or a text in quotes
fault-toml-rest = something stands behind the value; begin a new line for it
fault-toml-statement = this is no line of TOML; write: name = value
fault-toml-name = a name cannot begin like this; use letters, digits, “_” and “-”
fault-toml-open-text = a text is not closed; put a quote at its end
fault-toml-backslash = a text cannot hold this backslash; write it twice, or take it out
fault-toml-open-list = a list is not closed; put its bracket at the end
fault-toml-heading = a heading is not closed; write it like [settings]
fault-toml-twice = this name is there already; keep one of them
fault-toml-sign = a sign stands here that cannot be seen; take it out
fault-toml-other = this cannot be read here
fault-toml-deep = it has too many brackets in each other, or a number that is too long

# A table's rules

fault-table-long = this is too long for a table: { $count } bytes, { $most } at most
fault-profile-unknown = there is no profile { $name }: the profiles are { $known }
fault-profile-unbuilt = profile { $name } is not built yet: this version plays { $known }
fault-profile-extra = a profile has 'base' and 'settings', not { $extra }
fault-profile-base = 'base' must be a profile’s name, not { $given }
fault-profile-settings = 'settings' must be names and values, not { $given }
fault-profile-fixed = profile { $name } has no settings to change, so take { $settings } out
fault-setting-unknown = there is no setting { $setting }
fault-setting-near = there is no setting { $setting }; did you mean { $near }?
fault-setting-value = setting { $setting } cannot be { $given }: it may be { $known }
fault-setting-unbuilt = setting { $setting } as { $given } is not built yet: this version plays { $known }
fault-setting-idle = setting { $setting } as { $given } decides nothing: it needs { $other } as { $values }
fault-setting-needs = setting { $setting } as { $given } needs { $other } as { $values }
fault-players-base = setting 'players' as { $players } needs the base { $bases }, not { $base }

# Cards and seats

fault-no-card = { $given } is no card of 304: write a rank (J 9 A T K Q 8 7) and a suit (S H D C), for example JS or TD
fault-card-text = a card is text such as JS or TD, not { $given }
fault-no-suit = { $given } is no suit: write S, H, D or C
fault-suit-needed = { $action } needs a suit: S, H, D or C, not { $given }
fault-hand-suits = { $given } has { $count } suits, not four: write spades.hearts.diamonds.clubs
fault-hand-twice = { $cards } stands twice in { $given }
fault-no-seat = { $given } is no seat: write N, E, S or W (at a table for six or eight also NE, SE, NW, SW)
fault-deal-over = the deal is over

# What is dealt

fault-twice = { $card } is dealt twice
fault-dealt-twice = { $card } is dealt twice: in { $one } and in { $other }
fault-not-in-pack = { $card } is not in the pack of this table
fault-held = { $place }: seat { $seat } has { $count } different cards, not { $right }
fault-no-packet = { $place }: seat { $seat } has no packet
fault-packet-size = a packet has { $size } cards, { $given } has { $count }
fault-packets-missing = the packet of { $seats } is missing
fault-cards-text = cards are text such as 'JS 9S AH 7C', not { $given }
fault-widow-size = widow: { $count } different cards lie there, not { $right }
fault-seat-astray = { $place }: seat { $seat } does not play here; the seats are { $seats }
fault-seat-twice = seat { $seats } stands twice; keep one packet for it
fault-scores-each = scores: write one for each of { $seats }, and for nobody else
fault-tokens-sides = tokens: all sides are needed, { $sides }, not { $given }
fault-tokens-lost = tokens: a side without tokens has lost the match already; each side needs at least 1
fault-tokens-under = tokens: no side has less than 0
fault-tokens-sum = tokens: { $held } make { $sum }, not { $total }
fault-tokens-won = tokens: a side that holds all tokens has won the match already
fault-tokens-not-here = tokens: seats score in this game; take them out or write scores
fault-not-here = { $place }: there is none in this game; take it out
fault-deals-packets = { $profile } deals 'first' and 'second'; take it out
fault-deals-hands = { $profile } deals 'hands'; take it out

# A deal record

fault-missing = is missing
fault-record-extra = is not a field of a record; take it out or correct its name
fault-record-empty = there is no record: the text is empty
fault-record-deep = the text is not a record: it is nested too deep or holds a number too long
fault-record-object = a record is an object such as {"{"} "format": "304/1" {"}"}, not { $given }
fault-record-profile = profile: write a profile’s name, or an object with "base" and "settings"
fault-record-game = it is a deal of another game
fault-not-json = the text is not JSON, from line { $line }, column { $column } on
fault-no-number = { $given } is no number a record may hold
fault-number-large = { $given } is too large a number for a record
fault-field-twice = the field { $field } stands twice in one object; keep one of them
fault-do-missing = has no 'do'; write { $known }
fault-do-unknown = 'do' is { $given }; write { $known }
fault-other-seats = this record is of { $count } players, { $seats }; there play { $others }

# A value of another kind than its field

fault-literal = expected { $wanted }, not { $given }
fault-type-number = expected a whole number, not { $given }
fault-type-switch = expected true or false, not { $given }
fault-type-setting = expected a number, a text or true or false, not { $given }
fault-type-list = expected a list in [ ], not { $given }
fault-type-text = expected a text in quotes, not { $given }
fault-type-object = expected names and values such as {"{"} "seat": "S" {"}"}, not { $given }
fault-type-other = { $given } cannot stand here

# Puzzles and their answers

fault-puzzle-kind = there is no kind of puzzle { $given }: the kinds are { $known }
fault-puzzle-address = { $given } is no puzzle’s address; one looks like legal-card-7.v2
fault-puzzle-part = { $given } is no puzzle’s address: { $part } is no mode, theme, level, disguise or version here
fault-puzzle-version = { $given } is of version { $version }; { $kind } makes version { $now } now
fault-puzzle-seed = a seed is a whole number from 0 on, not { $given }
fault-puzzle-mode = there is no mode { $given } of { $kind }: the modes are { $known }
fault-puzzle-theme = there is no theme { $given } of { $kind }: the themes are { $known }
fault-puzzle-level = there is no level { $given }: the levels are 1 to 5
fault-puzzle-theme-level = theme { $theme } of { $kind } has no level { $level }: it has { $known }
fault-puzzle-mode-level = { $kind } has no level { $level } in mode { $mode }
fault-puzzle-not-found = seed { $seed } of { $kind } has no such puzzle: take another seed
fault-pick-strange = { $given }: no choice here; the choices are { $known }
fault-pick-one = choose one of { $known }, not { $count }
fault-pick-each = name each of { $known } once, not { $given }
fault-pick-order = an order names each of { $known } once, not { $given }
fault-pick-moment = { $given } is no moment of the play
fault-pick-no-order = who does not call states no order
