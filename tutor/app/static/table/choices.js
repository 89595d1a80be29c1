// Part 4 of the card table: choosing. The choices are cards of the hand or buttons below the table; a choice that is a
// seat, or a card of the trick, can be tapped at its place as well. What is tapped is kept in `table.chosen`, in order.

const choices = (table) => table.payload.ask?.choices ?? [];
const choiceAt = (payload, key, value) => (payload.ask?.choices ?? []).find((one) => one[key] && one[key] === value);

/** Every choice by its id. */
function offered(table) {
  const some = choices(table).map((one) => one.id);
  return some.length ? some : table.payload.hand.filter((item) => !item.off).map((item) => item.card);
}

/** The chosen ones: in the order in which they lie, or in which they were tapped where that is the answer. */
function chosenOf(table) {
  if (table.payload.ask?.kind === "order") return [...table.chosen];
  return offered(table).filter((id) => table.chosen.has(id));
}

/** The place of a choice among the chosen, from 1 on; 0 when it is not chosen. */
const numberOf = (table, id) => [...table.chosen].indexOf(id) + 1;

function answerWith(table, ids, action = null) {
  send(table, choices(table).length ? { picks: ids, action } : { cards: ids, action });
}

function choose(table, id, event) {
  const kind = table.payload.ask?.kind ?? "none";
  if (kind === "none" || table.sent || !offered(table).includes(id)) return;
  if (kind === "one") {
    if (!echoes(table, event)) answerWith(table, [id]);
    return;
  }
  if (table.chosen.has(id)) table.chosen.delete(id);
  else table.chosen.add(id);
  draw(table);
}

/** The first choice that is not chosen yet: where somebody goes who has to choose more. */
function firstOpen(table) {
  const open = offered(table).find((id) => !table.chosen.has(id));
  if (choices(table).length) return [...table.choices.children].find((one) => one.dataset.pick === open);
  if (table.payload.ask?.kind !== "order") return table.hand.querySelector('[tabindex="0"]');
  return [...table.hand.children].find((one) => one.dataset.card === open);
}

/** The choices below the table. A button is kept as long as its choice is there, so focus survives. */
function drawChoices(table) {
  const { ask = { kind: "none" } } = table.payload;
  const row = table.choices;
  row.dataset.of = ask.of ?? "";
  row.dataset.kind = ask.kind;
  row.classList.toggle("long", choices(table).some((one) => one.text.length > 14));
  const old = new Map([...row.children].map((button) => [button.dataset.pick, button]));
  const buttons = choices(table).map((one) => {
    const button = old.get(one.id) ?? newChoice(table, one.id);
    const number = numberOf(table, one.id);
    const drawn = JSON.stringify([one, number, ask.kind]);
    if (button.drawn === drawn) return button;
    button.drawn = drawn;
    const mark = MARKS.includes(one.mark) ? one.mark : null;
    button.dataset.mark = mark ?? "";
    button.dataset.chosen = number > 0;
    button.dataset.call = (ask.of === "call" && callOf(one.id)) || "";
    press(button, one.label, number, ask.kind);
    button.innerHTML = `<span class="text" aria-hidden="true">${choiceText(one)}</span>${seal(mark, number, ask.kind)}`;
    return button;
  });
  if (buttons.some((button, i) => row.children[i] !== button) || row.children.length !== buttons.length)
    row.replaceChildren(...buttons);
}

// A call by the id of its choice or of its button: bids are numbers, the others words.
const callOf = (id) => (/^bid \d+$/.test(id) ? "bid" : ["pass", "ask", "redeal", "pcc", "open", "caps", "spoilt"].find((one) => one === id));

function choiceText(one) {
  if (callOf(one.id) === "bid") return esc(one.id.slice(4));
  if (one.card) return `<span class="chip-box">${chip(one.card)}</span>`;
  return one.suit ? `${suitMark(one.suit)}${esc(one.text)}` : esc(one.text);
}

function newChoice(table, id) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice";
  button.dataset.pick = id;
  button.addEventListener("click", (event) => choose(table, id, event));
  return button;
}

/** What the place of a choice on the table needs to know: its id, whether it can be tapped, how it is marked. */
function placeData(one, table) {
  if (!one) return "";
  const open = table.payload.ask.kind !== "none";
  return (
    ` data-pick="${esc(one.id)}" data-open="${open}" data-chosen="${table.chosen.has(one.id)}"` +
    ` data-mark="${esc(one.mark ?? "")}"`
  );
}

/** A tap on a seat or on a card of the trick; the keyboard has the buttons below the table. */
function tapPlace(table, event) {
  const id = event.target.closest?.("[data-pick]")?.dataset.pick;
  const button = [...table.choices.children].find((one) => one.dataset.pick === id);
  button?.focus({ preventScroll: true }); // a place holds no focus, its button does
  if (id) choose(table, id, event);
}
