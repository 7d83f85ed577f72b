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

addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("[data-early-field]");
  if (field !== null) begin(field);
});

// Where the vault opens by itself and it is known what the popup's field says in the language that is
// wanted, that field takes keys before the script is there, which then takes it over.
function begin(field) {
  const says = JSON.parse(localStorage.getItem("popup-field"));
  const wanted = [localStorage.getItem("language"), ...navigator.languages].join();
  if (says?.wanted !== wanted || localStorage.getItem("opens-without-lock") !== "yes") return;
  document.documentElement.lang = says.language;
  document.documentElement.dir = says.direction;
  field.ariaLabel = says.label;
  field.placeholder = says.placeholder;
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter") field.dataset.entered = "";
    if (event.key !== "Escape" || field.value === "") return;
    // As later: what is typed goes first, and only then the popup.
    event.preventDefault();
    field.value = "";
  });
  field.dataset.contextSearch = "";
  field.hidden = false;
  field.focus();
}

// A browser shows a panel or a popup once all is read that its page names, and what the build has put
// into a template is not: it is read while the first picture is drawn, and runs once that stands. A page
// that is not to be seen has none.
addEventListener("DOMContentLoaded", () => {
  const later = document.querySelector("template[data-after-picture]");
  if (later === null) return;
  let timer = setTimeout(run, 250);
  requestAnimationFrame(() => {
    document.head.append(...readAhead(later.content));
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    import(later.content.querySelector("script").getAttribute("src"));
  }
});

// What the script needs, and of the languages that the page names its own, as the script is about to
// find it out: what is read for another one is read in vain, and nothing else.
function readAhead(content) {
  const named = [...content.querySelectorAll("[data-words]")].map(({ dataset }) => dataset.words);
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  const codes = wanted.map((tag) => tag?.split("-", 1)[0]);
  const own = codes.find((code) => named.includes(code)) ?? "en";
  return content.querySelectorAll(
    `link:not([data-words]), [data-words="en"], [data-words="${own}"]`,
  );
}

// Where the worker sleeps, it starts while the page is read. It closes a port of a name it does not know.
chrome.runtime.connect({ name: "wake" });
