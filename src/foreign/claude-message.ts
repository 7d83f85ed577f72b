import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import { type ClaudeContext, readClaudeBlocks } from "./claude-blocks";
import { toFiles } from "./file-texts";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import { readableSources } from "./readable-sources";

/** One message of Claude's export; null for one that neither side wrote, or that holds nothing. */
export function readClaudeMessage(message: Fields, context: ClaudeContext): FoundNode["kept"] {
  const { now, note, model, markOf } = context;
  const sender = ownText(message, "sender");
  if (sender !== "human" && sender !== "assistant") {
    note(sender === "system" ? "system" : "unknown");
    return null;
  }
  const { texts, thinking } = readClaudeBlocks(message, context);
  const { files, marks } = readAttached(message, context);
  const isPerson = sender === "human";
  // Only a person's message has files beside it: others tell theirs in the text.
  const beside = isPerson
    ? []
    : files.map(({ name, text }) => `${markOf("file", name)}\n\n${text}`);
  const text = [...texts, ...beside, ...marks].join("\n\n");
  const kept = isPerson ? toFiles(files, context) : [];
  if (text === "" && thinking === "" && kept.length === 0) return null;
  const createdAt = readTime(own(message, "created_at"), now, note);
  return {
    role: isPerson ? "user" : "assistant",
    text,
    createdAt,
    model: isPerson ? "" : model,
    ...(isPerson || thinking === "" ? {} : { thinking }),
    ...(kept.length === 0 ? {} : { files: kept }),
    ...(isPerson ? {} : readClaudeSources(message)),
  };
}

/** The files whose text is there (a long text that was pasted is one), and a mark for each other. */
function readAttached(message: Fields, { note, markOf }: ClaudeContext) {
  const files: { name: string; text: string }[] = [];
  const marks: string[] = [];
  for (const value of [...ownList(message, "attachments"), ...ownList(message, "files")]) {
    const file = asFields(value) ?? {};
    const name = ownText(file, "file_name") ?? "";
    const text = ownText(file, "extracted_content") ?? "";
    if (text !== "") {
      files.push({ name, text });
      continue;
    }
    const isImage = ownText(file, "file_kind") === "image" || IMAGE_NAME.test(name);
    note(isImage ? "image" : "file");
    marks.push(markOf(isImage ? "image" : "file", name));
  }
  return { files, marks };
}

const IMAGE_NAME = /\.(?:png|jpe?g|webp|gif|heic|bmp)$/i;

/**
 * The pages that an answer of Claude's rests on: those that its texts and documents cite, called as
 * the search called them that found them.
 */
function readClaudeSources(message: Fields): Pick<ImportedMessage, "sources"> {
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
