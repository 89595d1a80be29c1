### English: what is told of a Caps claim.

## The smallest change that beats a claim: these parts as a list, then what comes of it.
## $who (whose hand, who folded, who claims, who wins), $cards (which lie there then), $out (which lie there now), $trick

smallest-hand = { own-they } held { $cards } instead of { $out }
smallest-hand-more = { own-they } also held { $cards }
smallest-folded = { own-they } had folded { $cards } instead of { $out } in trick { $trick }
smallest-indicator = the indicator was { $cards } instead of { $out }
smallest-indicator-now = the indicator was { $cards }
smallest-if = { $who ->
    [you] If { $changes }, you would have seen just the same, but the claim would fail.
   *[other] If { $changes }, { $who } would have seen just the same, but the claim would fail.
 }
smallest-then = Then { own-they } can take trick { $trick } with { $card }.
smallest-none = As the cards lie, the claim fails already.
smallest-now = { own-They } can take trick { $trick } with { $card }.
