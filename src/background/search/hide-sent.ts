import { hideSent } from "../../domain/redaction";
import type { Store } from "../../store/create-store";

type Hide = (text: string) => string;

/** Hides what the person's rules keep from models, by the rules as they are when it is told (E-051). */
export async function readHideSent({ settings }: Pick<Store, "settings">): Promise<Hide> {
  return hideSent((await settings.read()).prompt.redactions);
}

/**
 * A store whose found texts are what models may be shown, hidden as `hide` does: a part is cut out of what
 * is hidden already, for what a cut has halved no rule would know.
 */
export function withHiddenTexts<S extends Pick<Store, "searchTexts">>(store: S, hide: Hide): S {
  const open: Store["searchTexts"]["open"] = async (hits) => {
    const docs = await store.searchTexts.openShown(hits);
    return docs.map((doc) => ({ ...doc, text: hide(doc.text) }));
  };
  return { ...store, searchTexts: { ...store.searchTexts, open } };
}
