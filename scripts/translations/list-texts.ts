import { english, type Messages } from "../../src/ui/words/english";

/** A text and its English; a made one as it stands in the code. Null where the language lacks it. */
type Pair = { readonly english: string; readonly text: string | null };

/** All texts of a language for a translator, and the paths of those that lack. */
export type Translation = {
  readonly language: string;
  readonly lacking: readonly string[];
  readonly beyond: readonly string[];
  readonly texts: Readonly<Record<string, Pair>>;
};

// At once: what imports this for a script has closed its runner by the time a text is asked for.
const files = import.meta.glob<{ readonly messages: Messages }>(
  "../../src/ui/words/??/messages.ts",
  { eager: true },
);

const catalogues = new Map(
  Object.entries(files).map(([path, { messages }]) => [path.split("/").at(-2) ?? "", messages]),
);

/** The languages that have texts of their own. */
export const LANGUAGES: readonly string[] = [...catalogues.keys()].toSorted();

/** The texts of a language beside English; throws for a language that there is not. */
export function listTexts(language: string): Translation {
  const messages = catalogues.get(language);
  if (messages === undefined) throw new Error(`There are no texts in ${language}.`);
  return compareTexts(language, english, messages);
}

/** Two catalogues text by text. */
export function compareTexts(language: string, source: object, messages: object): Translation {
  const [said, wanted] = [new Map(textsOf(messages)), new Map(textsOf(source))];
  const pairs = [...wanted].map(([path, text]) => {
    return [path, { english: text, text: said.get(path) ?? null }] as const;
  });
  return {
    language,
    lacking: pairs.filter(([, { text }]) => text === null).map(([path]) => path),
    beyond: [...said.keys()].filter((path) => !wanted.has(path)),
    texts: Object.fromEntries(pairs),
  };
}

/** How what runs modules for scripts calls what a module imports. */
const IMPORTED = /\(0,\s*__vite_ssr_import_\d+__\.(\w+)\)|__vite_ssr_import_\d+__\./g;

function textsOf(value: object, at = ""): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    const path = at === "" ? key : `${at}.${key}`;
    if (typeof text === "object" && text !== null) return textsOf(text, path);
    return [[path, String(text).replaceAll(IMPORTED, "$1")]];
  });
}
