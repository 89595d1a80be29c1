### Nederlands: wat er over een Caps-claim te vertellen is.

## De kleinste verandering waardoor een claim mislukt: deze delen als opsomming, en wat er dan gebeurt.

smallest-hand = { own-they } { $cards } had in plaats van { $out }
smallest-hand-more = { own-they } ook { $cards } had
smallest-folded = { own-they } in slag { $trick } { $cards } gedekt had gespeeld in plaats van { $out }
smallest-indicator = de troefaanwijzer { $cards } was in plaats van { $out }
smallest-indicator-now = de troefaanwijzer { $cards } was
smallest-if = { $who ->
    [you] Als { $changes }, had je precies hetzelfde gezien, maar zou de claim mislukken.
   *[other] Als { $changes }, had { $who } precies hetzelfde gezien, maar zou de claim mislukken.
 }
smallest-then = { $who ->
    [you] Dan kun je slag { $trick } winnen met { $card }.
   *[other] Dan kan { $who } slag { $trick } winnen met { $card }.
 }
smallest-none = Zoals de kaarten liggen, mislukt de claim al.
smallest-now = { own-They } { own-can } slag { $trick } winnen met { $card }.
