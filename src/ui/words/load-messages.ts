import { createCell } from "../cell";
import { type Spoken, setEnglish, setSpoken } from "./catalogue";
import {
  currentLanguage,
  directionOf,
  ENGLISH,
  type Language,
  pickLanguage,
  setCurrentLanguage,
} from "./language";

/** Under this name pages keep the chosen language: before the vault opens they speak already. */
const KEY = "language";

// Each language is a folder with the same file in it, and a script of its own.
const loaders = import.meta.glob<Spoken>("./*/messages.ts");

/** By its language, as `de`. */
const folders = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split("/")[1] ?? "", load] as const),
);

/** Made-up English that is longer and accented: what is not from a catalogue stands out in it. */
const PSEUDO = "en-XA";

/** The language that this page is drawn in; changes once its texts are there. */
export const shownLanguage = createCell<Language>(currentLanguage());

/** The languages that can be chosen, English among them, in the order of their codes. */
export function offeredLanguages(): readonly string[] {
  return [ENGLISH, ...folders.keys()].filter((one) => one !== PSEUDO).toSorted();
}

/** The language that was chosen; null where the browser's is followed. */
export function readLanguageChoice(storage: Pick<Storage, "getItem">): string | null {
  return storage.getItem(KEY);
}

/** Chooses a language for all pages, or the browser's (null); other open pages follow by themselves. */
export async function chooseLanguage(choice: string | null): Promise<void> {
  if (choice === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  await showLanguage();
}

/** Follows what another page chooses. */
export function followLanguage(): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) void showLanguage();
  });
}

/** Draws the page in the wanted language, English where its texts cannot be read; never fails. */
export async function showLanguage(): Promise<void> {
  const language = wanted();
  const [{ en }, spoken] = await Promise.all([import("./en"), readMessages(language.language)]);
  // Chosen anew meanwhile: that one is on its way.
  if (wanted().language !== language.language) return;
  const shown = spoken === null ? { ...language, language: ENGLISH } : language;
  setCurrentLanguage(shown);
  setEnglish("words", en);
  setSpoken(spoken ?? { messages: {} });
  document.documentElement.lang = shown.language;
  document.documentElement.dir = directionOf(shown.language);
  shownLanguage.set(shown);
}

function wanted(): Language {
  return pickLanguage(readLanguageChoice(localStorage), [...folders.keys()], navigator.languages);
}

/** The texts of a language, none for English; null where its script cannot be read. */
async function readMessages(language: string): Promise<Spoken | null> {
  try {
    return (await folders.get(language)?.()) ?? { messages: {} };
  } catch {
    return null;
  }
}
