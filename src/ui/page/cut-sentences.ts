import type { LeftOut } from "../../domain/prompt-plan";
import { pageWords } from "../words/page-words";

type CutPage = NonNullable<LeftOut["page"]>;

/** Pages and PDFs of which a part is sent, by the ids of their attachments. */
export type CutPages = ReadonlyMap<string, CutPage>;

/** The pages and PDFs that the next request holds in part, as it was measured. */
export function cutPagesOf(leftOut: readonly LeftOut[]): CutPages {
  return new Map(leftOut.flatMap(({ page }) => (page === undefined ? [] : [[page.id, page]])));
}

/** Of each attachment that does not fit whole, which parts of it are sent. */
export function cutSentences(
  list: readonly { readonly id: string; readonly name: string }[],
  cut: CutPages,
): readonly { readonly id: string; readonly sentence: string }[] {
  return list
    .filter(({ id }) => cut.has(id))
    .map(({ id, name }) => ({ id, sentence: pageWords.cutWhy(name) }));
}
