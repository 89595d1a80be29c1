// Part 11 of the card table: the keyboard. Letters and numbers work from anywhere on the page unless something is being
// typed; the arrows within the hand, within the choices or answers below it, or within a line that is played.

const pressable = (table) => [...table.actions.children, table.look].filter((one) => !one.closest("[hidden]"));

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.composedPath()[0].closest?.("input, textarea, select, [role='dialog'], [contenteditable='true']")) return;
  for (const table of LIVE) {
    if (!table.root.isConnected) LIVE.delete(table);
    else if (pressKey(table, event.key.toLowerCase())) event.preventDefault();
  }
});

/** Do what a key stands for; gives whether it stands for something now. */
function pressKey(table, key) {
  if (/^[1-9]$/.test(key)) return numberKey(table, Number(key) - 1);
  if (key === "u" && undo(table)) return true;
  if (key === "/" && !table.typed.hidden) {
    table.field.focus();
    return true;
  }
  const button = pressable(table).find((one) => (one.ariaKeyShortcuts ?? "").split(" ").includes(key));
  button?.focus({ preventScroll: true });
  button?.click();
  return Boolean(button);
}

/** A number goes to its card; where an order is asked for, it chooses it too. */
function numberKey(table, at) {
  const button = table.hand.children[at];
  if (!button) return false;
  rove(table.hand, at);
  if (table.payload.ask?.kind === "order") button.click();
  return true;
}

/** Keys inside the table. What is typed in it must not reach the page; Streamlit's plain r and c never do (page.js). */
function onKey(table, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const inside = event.target.closest?.("input");
  if (inside) return event.stopPropagation();
  const focused = table.hand.getRootNode().activeElement;
  const row = [table.hand, table.choices, table.answers].find((one) => one.contains(focused));
  const buttons = [...(row?.children ?? [])];
  const at = buttons.indexOf(focused);
  const frame = table.payload.player ? moveFor(table, event.key) : null;
  const to = at >= 0 ? step(event.key, at, buttons) : null;
  if (frame !== null) showFrame(table, frame);
  else if (to !== null && row === table.hand) rove(row, to);
  else if (to !== null) buttons[to].focus();
  else if (event.key === "Escape" && !table.past.hidden) lookBack(table, false);
  else {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.stopPropagation();
    if (event.repeat) event.preventDefault();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** The card or button that an arrow leads to from the one at `at`; `null` for another key. */
function step(key, at, buttons) {
  const last = buttons.length - 1;
  if (key === "ArrowRight") return at === last ? 0 : at + 1;
  if (key === "ArrowLeft") return at === 0 ? last : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const second = buttons.findIndex((button) => button.offsetTop > buttons[0].offsetTop + 4);
  if (second < 0) return null;
  const to = key === "ArrowDown" ? at + second : at - second;
  return to < 0 || to > last ? at : to;
}
