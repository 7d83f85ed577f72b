/** Under this name `public/begin.js` finds what the next popup's field says before its script is there. */
const KEY = "popup-field";

/** What was typed before the script was there, and whether Enter came after it. */
export type EarlyTyped = { readonly text: string; readonly isEntered: boolean };

type Says = {
  readonly label: string;
  readonly placeholder: string;
  readonly language: string;
  readonly direction: string;
};

/** Keeps what the field says, for as long as the same language is wanted. */
export function keepFieldWords(
  says: Says,
  {
    storage,
    languages,
  }: { storage: Pick<Storage, "setItem" | "getItem">; languages: readonly string[] },
): void {
  const wanted = [storage.getItem("language"), ...languages].join();
  storage.setItem(KEY, JSON.stringify({ ...says, wanted }));
}

/**
 * What the page's first field was told, once, and nothing after that; it is to be asked when that field
 * has gone: what is typed while the script is drawn counts, too.
 */
export function createEarlyTyped(page: Pick<Document, "querySelector">): () => EarlyTyped {
  let field = page.querySelector<HTMLInputElement>("[data-early-field]");
  return () => {
    const typed = { text: field?.value ?? "", isEntered: field?.dataset.entered !== undefined };
    field = null;
    return typed;
  };
}
