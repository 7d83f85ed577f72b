/** A key that the browser itself listens for, in the whole browser. */
export type BrowserKey = {
  readonly name: "lock" | "page" | "panel" | "popup";
  /** As the browser writes it; empty for none. */
  readonly keys: string;
};

const NAMES: Readonly<Record<string, BrowserKey["name"]>> = {
  _execute_action: "popup",
  lock: "lock",
  page: "page",
  panel: "panel",
};

/** The keys of the extension that the browser keeps. */
export async function readBrowserKeys(): Promise<readonly BrowserKey[]> {
  const commands = await chrome.commands.getAll();
  return commands.flatMap(({ name = "", shortcut: keys = "" }) => {
    const known = NAMES[name];
    return known === undefined ? [] : [{ name: known, keys }];
  });
}

/** Keys that the browser names otherwise than pages hear of them. */
const NAMED: Readonly<Record<string, string>> = {
  Comma: ",",
  Period: ".",
  Up: "ArrowUp",
  Down: "ArrowDown",
  Left: "ArrowLeft",
  Right: "ArrowRight",
};

/** Keys as the browser writes them, in the form of `ShortcutKeys`: `⇧⌘L` and `Ctrl+Shift+L` are one. */
export function fromBrowser(keys: string): string {
  const key = /(?:^|\+|[⌘⌃⌥⇧])([^+⌘⌃⌥⇧]+)$/.exec(keys)?.[1] ?? "";
  const isMod = /Ctrl|Command|[⌘⌃]/.test(keys);
  return `${isMod ? "Mod+" : ""}${/Alt|Option|⌥/.test(keys) ? "Alt+" : ""}${/Shift|⇧/.test(keys) ? "Shift+" : ""}${NAMED[key] ?? key}`;
}
