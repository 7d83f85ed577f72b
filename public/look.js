// Before the first picture, which would be in the system's colours: what the person has chosen.
for (const [key, name] of [
  ["theme", "theme"],
  ["contrast", "contrast"],
  ["text-size", "textSize"],
]) {
  const chosen = localStorage.getItem(key);
  if (chosen !== null) document.documentElement.dataset[name] = chosen;
}
