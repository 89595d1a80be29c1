// Part 9 of the card table: what moves between two states. A card goes from where it lay to where it lies; nothing
// moves that stayed, and nothing at all for readers who want no motion.

const GLIDE = { duration: 280, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };

const still = (table) =>
  table.root.classList.contains("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything lies now; `null` where nothing is to move. */
function snap(table) {
  if (still(table) || !table.root.isConnected) return null;
  const box = (part) => part.getBoundingClientRect();
  const set = table.seats.querySelector(".indicator");
  const played = [...table.trick.querySelectorAll(".played")];
  return {
    hand: new Map([...table.hand.children].map((button) => [button.dataset.card, box(button)])),
    trick: table.trickBefore,
    played: played.map((part) => ({ part, box: box(part) })),
    set: set && { seat: set.parentElement.dataset.seat, part: set, box: box(set) },
  };
}

/** Draw, and let move what is elsewhere than before. Where every card lies as it lay, nothing is measured. */
function redraw(table) {
  const lies = whereCardsLie(table.payload);
  const moved = Boolean(table.drawn.trickKey) && table.lies !== lies;
  const before = moved ? snap(table) : null;
  table.lies = lies;
  draw(table);
  if (table.drawn.heard) hear(table, soundOf(table, moved));
  table.drawn.heard = true; // nothing is heard of the first picture
  if (before && sameDeal(table, before)) glide(table, before);
}

const whereCardsLie = ({ hand, trick, calls, indicator }) =>
  JSON.stringify([
    hand.map((item) => [item.card, Boolean(item.indicator)]),
    [trick?.number, Boolean(calls), ...(trick?.cards ?? []).map((one) => [one.seat, one.card])],
    [indicator?.seat, indicator?.state],
  ]);

/** Most of the hand was seen before: it is another moment of the same deal. */
function sameDeal(table, before) {
  const seen = table.payload.hand.filter((item) => before.hand.has(item.card)).length;
  return seen >= Math.min(before.hand.size, table.payload.hand.length) / 2;
}

function glide(table, before) {
  for (const button of table.hand.children) {
    const from = before.hand.get(button.dataset.card);
    if (from) travel(button, from);
  }
  for (const part of table.trick.querySelectorAll(".played.enters")) {
    const from = before.hand.get(part.dataset.card);
    if (from) travel(part, from);
  }
  const now = table.payload.trick;
  if (before.trick?.winner && before.trick.number !== now?.number) {
    const plate = plateOf(table, before.trick.winner);
    for (const { part, box } of before.played) leave(table, part, box, plate);
  }
  moveIndicator(table, before.set);
}

/** The indicator is set down before its owner, or goes back to the owner's hand. */
function moveIndicator(table, before) {
  const now = table.seats.querySelector(".indicator");
  const seat = now?.parentElement.dataset.seat;
  if (now && !before) travel(now, plateOf(table, seat));
  if (before && before.seat !== seat) leave(table, before.part, before.box, plateOf(table, before.seat), 520);
}

const plateOf = (table, seat) =>
  table.seats.querySelector(`[data-seat="${seat}"] .plate`)?.getBoundingClientRect() ?? null;

/** Let an element come from another place, a box of the window. */
function travel(part, from) {
  const to = part.getBoundingClientRect();
  if (!from || !to.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 4) return;
  const scale = from.width / to.width;
  part.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], GLIDE);
}

/** A copy of what lay there goes to a box and is gone. */
function leave(table, part, from, to, duration = 340) {
  if (!to) return;
  const felt = table.felt.getBoundingClientRect();
  const copy = part.cloneNode(true);
  copy.classList.remove("enters", "turns");
  copy.classList.add("leaves");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-pick");
  Object.assign(copy.style, {
    left: `${from.left - felt.left}px`,
    top: `${from.top - felt.top}px`,
    width: `${from.width}px`,
  });
  table.felt.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const away = { transform: `translate(${x}px, ${y}px) scale(0.45)`, opacity: 0.2 };
  copy.animate([{ transform: "none", opacity: 1 }, away], { duration, easing: "ease-in" }).onfinish = () => copy.remove();
}

// --- the reason, at the card that proves it ---

/** A wrong answer is answered where its proof lies: in a bubble at that card. The same is said below, for all. */
function drawReason(table) {
  const wrong = table.payload.said?.find((one) => one.state === "wrong");
  const proof = wrong && table.felt.querySelector(
    '.hand [data-mark="witness"], .trick [data-seen="witness"], .laid [data-mark="witness"]',
  );
  table.reason.hidden = !proof;
  if (!proof) return;
  put(table, "reason", esc(wrong.why ?? wrong.text));
  const [felt, card, size] = [table.felt, proof, table.reason].map((part) => part.getBoundingClientRect());
  const middle = card.left + card.width / 2 - felt.left;
  const left = Math.max(8, Math.min(felt.width - size.width - 8, middle - size.width / 2));
  const above = card.top - felt.top - size.height - 14;
  const below = above < 4;
  table.reason.dataset.side = below ? "below" : "above";
  Object.assign(table.reason.style, { left: `${left}px`, top: `${below ? card.bottom - felt.top + 14 : above}px` });
  table.reason.style.setProperty("--tip", `${middle - left}px`);
}
