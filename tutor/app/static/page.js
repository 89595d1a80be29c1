// What a page does in the browser beside its table. It runs again whenever `told` has changed:
// {lang, cookie: {name, value}}.
(told) => {
  document.documentElement.lang = told.lang;
  const { name, value } = told.cookie;
  const year = 365 * 24 * 60 * 60;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
  if (window.tutor304) return;
  window.tutor304 = true;

  // A page completes its address: /practise becomes /practise?puzzle=…. That is no step of the reader,
  // and Back must not lead from the whole address to the half of it.
  const completed = ["puzzle", "step"];
  const completes = (address) => {
    const now = new URL(location.href);
    const next = new URL(address, now);
    const added = [...next.searchParams.keys()].filter((key) => !now.searchParams.has(key));
    const kept = [...now.searchParams].every(([key, old]) => next.searchParams.get(key) === old);
    return now.pathname === next.pathname && kept && added.length && added.every((key) => completed.includes(key));
  };
  const push = history.pushState;
  history.pushState = function (state, title, address) {
    (address && completes(address) ? history.replaceState : push).call(history, state, title, address);
  };

  // The table's own keys come first.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.composedPath()[0].closest?.("input, textarea, select, [contenteditable='true'], [role='dialog']")) return;
    event.preventDefault();
    document.querySelector(".st-key-keys button")?.click();
  });
};
