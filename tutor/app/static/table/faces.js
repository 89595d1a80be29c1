// Part 1 of the card table: the faces of the cards. The parts share one scope (PARTS in tutor/app/assets.py).
//
// A face is drawn from three things: an index of our own (big, and coloured by --suit, so that a
// four-colour deck is one line of CSS), pips, and for J Q K the court picture in static/cards/.

// Suit shapes in a box of 1200 × 1200 round the origin (Adrian Kennard, CC0).
const PIPS = {
  S: "M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685Z",
  H: "M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z",
  D: "M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z",
  C: "M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0Z",
};

// Rank shapes: strokes in a box of 100 × 140, narrow and heavy, made to be read at 12 px.
const RANKS = {
  7: "M8 17H87C62 52 47 90 45 134",
  8: "M50 67a29 29 0 1 1 .1 0zM50 67a37 33 0 1 0 .1 0z",
  9: "M85 46a35 37 0 1 1-70 0 35 37 0 0 1 70 0V80C85 114 68 131 45 131 31 131 20 125 13 115",
  T: "M6 32 26 14V134M71 12C88 12 92 36 92 71S88 130 71 130 50 106 50 71 54 12 71 12Z",
  J: "M36 17H88M69 17V94C69 118 57 131 39 131 21 131 11 119 10 100",
  Q: "M50 12C77 12 88 38 88 70S77 128 50 128 12 102 12 70 23 12 50 12ZM54 94 92 136",
  K: "M18 8V134M90 9 20 84M45 60 92 134",
  A: "M8 134 45 14H55L92 134M23 94H77",
};

const POINTS = { J: 30, 9: 20, A: 11, T: 10, K: 3, Q: 2, 8: 0, 7: 0 };

// Where the pips of a card lie: [x, y] in units of 1/100 of the picture's half width and half height.
const LAYOUT = {
  A: [[0, 0]],
  7: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  8: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [0, 0.5], [-1, 1], [1, 1]],
  9: [[-1, -1], [1, -1], [-1, -0.33], [1, -0.33], [0, 0], [-1, 0.33], [1, 0.33], [-1, 1], [1, 1]],
  T: [[-1, -1], [1, -1], [0, -0.67], [-1, -0.33], [1, -0.33], [-1, 0.33], [1, 0.33], [0, 0.67], [-1, 1], [1, 1]],
};

// One big suit: on small cards, and where a picture is missing.
const solo = (suit) => `<svg class="solo" viewBox="-600 -600 1200 1200" aria-hidden="true"><path d="${PIPS[suit]}"/></svg>`;

function pips(rank, suit) {
  const size = rank === "A" ? 0.13 : 0.06;
  const marks = LAYOUT[rank].map(([x, y]) => {
    const turn = y > 0 ? -size : size;
    return `<path d="${PIPS[suit]}" transform="translate(${x * 44} ${y * 108})scale(${size} ${turn})"/>`;
  });
  return `<svg class="pips" viewBox="-84 -150 168 300" aria-hidden="true">${marks.join("")}</svg>${solo(suit)}`;
}

// The picture of a court leaves room for a pip at its foot; these have room at the head too.
const ROOM_AT_HEAD = "JH QS JD QD JC QC";

function courtPips(card) {
  const pip = (turn) => `<path d="${PIPS[card[1]]}" transform="rotate(${turn})translate(62 -104)scale(.0464)"/>`;
  const left = (turn) => `<path d="${PIPS[card[1]]}" transform="rotate(${turn})translate(-62 -104)scale(.0464)"/>`;
  const both = ROOM_AT_HEAD.includes(card) ? pip(0) + pip(180) : left(180);
  return `<svg class="court" viewBox="-82.4 -130.4 164.8 260.8" aria-hidden="true">${both}</svg>`;
}

function index(rank, suit) {
  return (
    `<svg class="index" viewBox="0 0 100 250" aria-hidden="true"><path class="rank" d="${RANKS[rank]}"/>` +
    `<path d="${PIPS[suit]}" transform="translate(50 200)scale(.098)"/></svg>`
  );
}

function court(card, address) {
  const picture = `<img class="court" src="${address}" alt="" draggable="false" decoding="async">`;
  return picture + courtPips(card) + solo(card[1]);
}

/** The inside of a card that lies face up; `pictures` is the folder of the court pictures, or empty. */
function face(card, { points, pictures }) {
  const [rank, suit] = card;
  const drawn = pictures && "JQK".includes(rank);
  const middle = drawn ? court(card, `${pictures}${card}.svg`) : rank in LAYOUT ? pips(rank, suit) : solo(suit);
  const badge = points ? `<b class="points" data-text="${POINTS[rank]}"></b>` : "";
  return `<span class="face suit-${suit}${drawn || rank in LAYOUT ? "" : " plain"}" aria-hidden="true">${middle}${index(rank, suit)}${badge}</span>`;
}

const BACK = '<span class="back" aria-hidden="true"></span>';

/** A rank and a suit in running text: `J♠` drawn with our own shapes. */
function chip(card) {
  const [rank, suit] = card;
  return (
    `<svg class="chip suit-${suit}" viewBox="0 0 214 140" aria-hidden="true"><path class="rank" d="${RANKS[rank]}"/>` +
    `<path d="${PIPS[suit]}" transform="translate(158 72)scale(.11)"/></svg>`
  );
}

function suitMark(suit) {
  return `<svg class="mark-suit suit-${suit}" viewBox="-600 -600 1200 1200" aria-hidden="true"><path d="${PIPS[suit]}"/></svg>`;
}
