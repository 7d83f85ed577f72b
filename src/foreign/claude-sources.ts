import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import { asFields, type Fields, ownFields, ownList, ownText } from "./own-fields";
import { readableSources } from "./readable-sources";

/**
 * The pages that an answer of Claude's rests on: those that its texts and documents cite, called as
 * the search called them that found them.
 */
export function readClaudeSources(message: Fields): Pick<ImportedMessage, "sources"> {
  const blocks = ownList(message, "content").map((value) => asFields(value) ?? {});
  const cited = blocks.flatMap((block) => [
    ...fieldsIn(block, "citations"),
    ...fieldsIn(ownFields(block, "input") ?? {}, "md_citations"),
  ]);
  if (cited.length === 0) return {};
  const titles = new Map(
    blocks
      .flatMap((block) => fieldsIn(block, "content"))
      .map((page) => [ownText(page, "url") ?? "", ownText(page, "title") ?? ""]),
  );
  return readableSources(
    cited.map((one) => {
      const url = ownText(one, "url") ?? ownText(ownFields(one, "details") ?? {}, "url");
      const title = ownText(one, "title") ?? titles.get(url ?? "") ?? "";
      return { url, title: title.slice(0, MAX_SOURCE_TITLE) };
    }),
  );
}

function fieldsIn(fields: Fields, name: string): readonly Fields[] {
  return ownList(fields, name).flatMap((value) => {
    const item = asFields(value);
    return item === null ? [] : [item];
  });
}
