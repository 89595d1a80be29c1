// Part 6 of the card table: an order. The cards stand in a row in the order in which they were tapped or dragged there;
// a tap takes one back, dragging within the row moves it. The keyboard has the hand, whose cards say their number.

/** A slot for each card of the order. */
function drawRow(table) {
  const { ask, texts = {} } = table.payload;
  const chosen = [...table.chosen];
  const asked = ask?.kind === "order" ? offered(table) : ask?.kind === "none" ? chosen : [];
  const one = (_, i) =>
    `<li${chosen[i] ? ` data-pick="${esc(chosen[i])}"` : ""}><b>${i + 1}</b>` +
    `<span class="chip-box">${chosen[i] ? rowText(table, chosen[i]) : ""}</span></li>`;
  const help = ask?.kind === "order" && !chosen.length ? texts.row_help : texts.row;
  put(table, "row", asked.length ? `${asked.map(one).join("")}<li class="row-name" data-text="${esc(help)}"></li>` : "");
  table.row.hidden = !asked.length;
  table.row.dataset.open = ask?.kind === "order";
}

function rowText(table, id) {
  const found = choices(table).find((one) => one.id === id);
  return found && !found.card ? esc(found.text) : chip(found?.card ?? id);
}

/** Put a choice at a place of the order, from 0 on. */
function putAt(table, id, at) {
  const order = [...table.chosen].filter((one) => one !== id);
  order.splice(at, 0, id);
  table.chosen = new Set(order);
  draw(table);
}

/** Take the last one back; gives whether there was one. */
function undo(table) {
  const kind = table.payload.ask?.kind;
  if (table.sent || !table.chosen.size || (kind !== "order" && kind !== "many")) return false;
  table.chosen.delete([...table.chosen].pop());
  draw(table);
  return true;
}

// --- dragging ---

const FAR = 8; // pixels that a finger may tremble

function watchDrags(table) {
  for (const part of [table.hand, table.choices, table.row])
    part.addEventListener("pointerdown", (event) => pick(table, event));
  // The click that ends a drag is no tap.
  table.root.addEventListener("click", (event) => table.dragged && event.stopImmediatePropagation(), true);
}

function pick(table, event) {
  const part = event.target.closest?.("[data-card], [data-pick]");
  const id = part?.dataset.card ?? part?.dataset.pick;
  if (table.payload.ask?.kind !== "order" || table.sent || event.button || !offered(table).includes(id)) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost = null;
  const go = new AbortController();
  const on = (name, act) => window.addEventListener(name, act, { signal: go.signal });
  on("pointermove", (moved) => {
    if (moved.pointerId !== event.pointerId) return;
    if (!ghost && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > FAR) ghost = lift(table, id);
    if (!ghost) return;
    moved.preventDefault();
    ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
    aim(table, moved);
  });
  const end = (done) => {
    if (done.pointerId !== event.pointerId) return;
    go.abort();
    if (!ghost) return;
    ghost.remove();
    const at = done.type === "pointerup" ? aim(table, done) : -1;
    delete table.row.dataset.at;
    for (const slot of table.row.children) delete slot.dataset.over;
    table.dragged = true;
    setTimeout(() => (table.dragged = false));
    if (at >= 0) putAt(table, id, at);
  };
  on("pointerup", end);
  on("pointercancel", end);
}

/** The card under the finger. */
function lift(table, id) {
  const ghost = document.createElement("span");
  ghost.className = "chip-box dragged";
  ghost.setAttribute("aria-hidden", "true");
  ghost.innerHTML = rowText(table, id);
  table.root.append(ghost);
  return ghost;
}

/** The slot that a card over the row would take; -1 when it is not over the row. */
function aim(table, { clientX, clientY }) {
  const row = table.row.getBoundingClientRect();
  const slots = [...table.row.children].filter((slot) => !slot.classList.contains("row-name"));
  const inside = clientY > row.top - 16 && clientY < row.bottom + 24 && clientX > row.left - 16 && clientX < row.right + 16;
  const gap = (slot) => {
    const box = slot.getBoundingClientRect();
    return Math.hypot(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2);
  };
  const near = slots.reduce((best, slot) => (gap(slot) < gap(best) ? slot : best), slots[0]);
  for (const slot of slots) slot.dataset.over = inside && slot === near;
  return inside ? slots.indexOf(near) : -1;
}
