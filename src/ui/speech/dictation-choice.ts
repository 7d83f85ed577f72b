const KEY = "dictation";

/** Whether messages are dictated, and in which language; kept in this browser for all its pages. */
type DictationChoice = {
  /** Null while nothing is dictated. */
  readonly get: () => string | null;
  readonly set: (language: string | null) => void;
  /** Calls back when it was changed here or in another page, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Deps = {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Hears of what other pages store. */
  readonly pages: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/** The choice as the storage holds it. */
export function createDictationChoice({ storage, pages }: Deps): DictationChoice {
  const listeners = new Set<() => void>();
  return {
    get: () => storage.getItem(KEY),
    set: (language) => {
      if (language === null) storage.removeItem(KEY);
      else storage.setItem(KEY, language);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      pages.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        pages.removeEventListener("storage", listener);
      };
    },
  };
}

let ofPage: DictationChoice | null = null;

/** The one of this page. */
export function pageDictation(): DictationChoice {
  ofPage ??= createDictationChoice({ storage: localStorage, pages: window });
  return ofPage;
}

/** The languages that can be chosen: the person's own first, each with the country it is spoken in. */
export function dictationLanguages(
  preferred: readonly string[],
  offered: readonly string[],
): readonly string[] {
  return [...new Set([...preferred, ...offered].map(withRegion))];
}

/** Recognition is asked for by language and country: `de-DE`. */
function withRegion(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}-${region}`;
}
