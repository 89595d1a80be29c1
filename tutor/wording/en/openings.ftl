### English: the opening table of the command line.

openings-trump = trump
openings-points = points
openings-tokens = at { $contract }
openings-deals = deals
openings-honest =
    How often your side takes at least so many points; “at { $contract }” is what that bid wins or loses in tokens, on average.
    All of this is with open cards: everyone sees all hands and the trump. At a real table nobody does. So use it to
    compare hands. It is no promise.
