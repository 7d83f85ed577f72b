import type { Attachment } from "../domain/attachment";
import type { Id } from "../domain/id";
import { neutraliseBlocks } from "./neutralise-blocks";

type MessageContent = {
  readonly text: string;
  readonly attachments?: readonly Attachment[] | undefined;
};

/** The start of our own tags in a file's text, in any case and with blanks, which a model reads over. */
const FILE_TAG = /<(?=[\s\p{Cf}]{0,8}\/?[\s\p{Cf}]{0,8}file(?![\p{L}\p{N}]))/giu;

const ZERO_WIDTH_SPACE = "\u200b";

/**
 * What a model is told of a message in words, wherever that is: its files, each in a block with its
 * name, the names of those of its images that are not `shown`, and its text last. A file can neither
 * end its block nor open another one (D-15). A web page is told while its message is the one to
 * answer (P-090); later its name is.
 */
export function renderMessageText(
  { text, attachments = [] }: MessageContent,
  shown: ReadonlySet<Id> = NONE,
  { isAnswered = false }: { readonly isAnswered?: boolean } = {},
): string {
  const parts = attachments.flatMap((one) => {
    if (one.kind === "text" && one.of === "page" && !isAnswered)
      return [`[page: ${toName(one.name)}]`];
    if (one.kind === "text") return [fileBlock(one.name, one.text)];
    return shown.has(one.id) ? [] : [`[image: ${toName(one.name)}]`];
  });
  return [...parts, ...(text === "" ? [] : [text])].join("\n\n");
}

const NONE: ReadonlySet<Id> = new Set();

function fileBlock(name: string, text: string): string {
  const escaped = neutraliseBlocks(text).replace(FILE_TAG, `<${ZERO_WIDTH_SPACE}`);
  return `<file name="${toName(name)}">\n${escaped}\n</file>`;
}

/** In one line, without what would end the name or the block. */
function toName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>[\]]/gu, " ").trim();
}
