/** What can be chosen of how all pages look, the system's or the usual first. */
export const LOOKS = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  "text-size": ["normal", "large", "larger"],
} as const;
export type LookName = keyof typeof LOOKS;
export type Look<N extends LookName> = (typeof LOOKS)[N][number];

/** As `public/begin.js` has them, which shows what was chosen before this is read. */
const ATTRIBUTES = { theme: "theme", contrast: "contrast", "text-size": "textSize" } as const;

/** What was chosen; the first where nothing was, or what is none. */
export function readLook<N extends LookName>(storage: Pick<Storage, "getItem">, name: N): Look<N> {
  const chosen = storage.getItem(name);
  const known: readonly Look<N>[] = LOOKS[name];
  return known.find((one) => one === chosen) ?? (known[0] as Look<N>);
}

/** Chooses it for all pages; other open pages follow by themselves. */
export function chooseLook<N extends LookName>(name: N, chosen: Look<N>): void {
  if (chosen === LOOKS[name][0]) localStorage.removeItem(name);
  else localStorage.setItem(name, chosen);
  showLook(name);
}

/** Follows what another page chooses. */
export function followLook(): void {
  addEventListener("storage", ({ key }) => {
    for (const name of ["theme", "contrast", "text-size"] as const) {
      if (key === name || key === null) showLook(name);
    }
  });
}

function showLook(name: LookName): void {
  document.documentElement.dataset[ATTRIBUTES[name]] = readLook(localStorage, name);
}
