// What a page does before its own script, which takes longer to read.

// Its first picture would be in the system's colours: what the person has chosen.
for (const [key, name] of [
  ["theme", "theme"],
  ["contrast", "contrast"],
  ["text-size", "textSize"],
]) {
  const chosen = localStorage.getItem(key);
  if (chosen !== null) document.documentElement.dataset[name] = chosen;
}

// A browser shows a panel or a popup once all is read that its page names, and what the build has put
// into a template is not: it is read once the first picture stands. A page that is not to be seen has none.
addEventListener("DOMContentLoaded", () => {
  const later = document.querySelector("template[data-after-picture]");
  if (later === null) return;
  let timer = setTimeout(run, 250);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    const script = later.content.querySelector("script").getAttribute("src");
    document.head.append(...later.content.querySelectorAll("link"));
    import(script);
  }
});

// Where the worker sleeps, it starts while the page is read. It closes a port of a name it does not know.
chrome.runtime.connect({ name: "wake" });
