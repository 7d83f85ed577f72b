import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import { asFields, type Fields, ownFields, ownList, ownText } from "./own-fields";
import { readableSources } from "./readable-sources";

/**
 * The web pages that an answer of Open WebUI's rests on. One entry of its list is what was asked
 * (a search, a file), with the pages that were found in `metadata`; pages that were given by hand
 * have their address in `source` alone.
 */
export function readOpenWebUiSources(message: Fields): Pick<ImportedMessage, "sources"> {
  return readableSources(
    ownList(message, "sources").flatMap((value) => {
      const entry = asFields(value) ?? {};
      const source = ownFields(entry, "source") ?? {};
      const pages = ownList(entry, "metadata").map((page) => asFields(page) ?? {});
      const name = ownText(source, "name") ?? "";
      const found = pages.map((page) => ({
        url: ownText(page, "source"),
        title: ownText(page, "title") ?? ownText(page, "name") ?? "",
      }));
      const given = { url: ownText(source, "url") ?? name, title: name };
      return [...found, given].map(({ url, title }) => ({
        url,
        title: title === url ? "" : title.slice(0, MAX_SOURCE_TITLE),
      }));
    }),
  );
}
