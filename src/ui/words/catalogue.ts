/** Texts by their area; which areas there are stands in english.ts, which has the English of each. */
type Messages = { readonly [area: string]: object | undefined };

type Area = { readonly name: string; readonly live: object; english: object };

/** What a language has to say, and what is done with every text, where something is. */
export type Spoken = {
  readonly messages: Messages;
  readonly change?: (texts: object) => object;
};

const areas = new Map<string, Area>();
let spoken: Spoken = { messages: {} };

/**
 * The texts of one area in the person's language, English where it lacks one. The object stays, and
 * what it holds changes with the language: read it while drawing, never while a module is evaluated.
 * Without its English it is empty until `setEnglish` has given that.
 */
export function catalogue<T extends object>(name: string, english: T | null): T {
  const area = { name, live: {}, english: english ?? {} };
  areas.set(name, area);
  fill(area);
  return area.live as T;
}

/** Gives an area its English, where that is loaded apart from it. */
export function setEnglish(name: string, english: object): void {
  const area = areas.get(name);
  if (area === undefined || area.english === english) return;
  area.english = english;
  fill(area);
}

/** From here on every area has these texts; those that lack are English. */
export function setSpoken(next: Spoken): void {
  spoken = next;
  for (const area of areas.values()) fill(area);
}

function fill({ name, live, english }: Area): void {
  const texts = lay(english, spoken.messages[name]);
  Object.assign(live, spoken.change?.(texts) ?? texts);
}

/** One tree of texts over another, branch by branch. */
function lay(under: object, over: unknown): object {
  if (!isTree(over)) return under;
  const entries = Object.entries(under).map(([key, text]) => {
    const other: unknown = over[key];
    return [key, isTree(text) ? lay(text, other) : (other ?? text)] as const;
  });
  return { ...over, ...Object.fromEntries(entries) };
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
