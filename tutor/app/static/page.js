// What a page does in the browser beside its table. It runs again whenever `told` has changed:
// {lang, cookie: {name, value}}.
(told) => {
  document.documentElement.lang = told.lang;
  const { name, value } = told.cookie;
  const year = 365 * 24 * 60 * 60;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
  if (window.tutor304) return;
  window.tutor304 = true;

  // Back must lead to where the reader was. Streamlit makes two steps of some moves, in either order:
  // a page completes its address (/practise, /practise?puzzle=…), or the new page's query comes before its
  // path (/rules?puzzle=…, /practise?puzzle=…). The second one takes the place of the first. And an address that
  // is there already is no step.
  const adds = { practise: ["puzzle"], learn: ["step"] };
  const drops = { practise: ["run", "clause", "profile"] }; // what it has followed
  const completes = (now, next) => {
    const [had, has, page] = [now.searchParams, next.searchParams, now.pathname.split("/").pop()];
    const added = [...has.keys()].filter((key) => !had.has(key));
    const dropped = [...had.keys()].filter((key) => !has.has(key));
    return (
      now.pathname === next.pathname &&
      [...had].every(([key, old]) => !has.has(key) || has.get(key) === old) &&
      added.every((key) => ["lang", "plain", ...(adds[page] ?? [])].includes(key)) &&
      dropped.every((key) => drops[page]?.includes(key))
    );
  };
  let half = { href: "", at: 0 };
  const follows = (now, next) =>
    now.pathname !== next.pathname &&
    now.search === next.search &&
    now.href === half.href &&
    1000 > performance.now() - half.at;
  const push = history.pushState;
  history.pushState = function (state, title, address) {
    const now = new URL(location.href);
    const next = new URL(address ?? now, now);
    const same = completes(now, next) || follows(now, next);
    const step = same ? history.replaceState : push;
    if (now.href !== next.href)
      half = { href: now.pathname === next.pathname && !same ? next.href : "", at: performance.now() };
    step.call(history, state, title, address);
  };

  // When the list of keys is closed, the focus goes back to where it was: Streamlit does not look into the table.
  const watch = new MutationObserver(() => {
    const open = document.querySelector("[role='dialog']");
    if (open) watch.opened = true;
    if (open || !watch.opened) return;
    watch.disconnect();
    setTimeout(() => watch.had.isConnected && watch.had.focus({ preventScroll: true }));
  });
  const comeBack = (had) => {
    Object.assign(watch, { had, opened: false });
    watch.observe(document.body, { childList: true, subtree: true });
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.composedPath()[0].closest?.("input, textarea, select, [contenteditable='true'], [role='dialog']")) return;
    event.preventDefault();
    comeBack(event.composedPath()[0]);
    document.querySelector(".st-key-keys button")?.click();
  });
};
