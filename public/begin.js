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

// A script that the build has marked runs once the first picture stands, which it would hold back; a
// page that is not to be seen has none.
addEventListener("DOMContentLoaded", () => {
  const script = document.querySelector("link[data-after-picture]");
  if (script === null) return;
  let timer = setTimeout(run, 250);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    import(script.href);
  }
});

// Where the worker sleeps, it starts while the page is read. It closes a port of a name it does not know.
chrome.runtime.connect({ name: "wake" });
