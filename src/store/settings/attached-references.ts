import type { Attachment } from "../../domain/attachment";
import { MAX_REFERENCE_NAME } from "../../domain/reference";
import type { Noted } from "./note-references";

/**
 * What a message with these is about (D-19): a web page with its address, a file that is told as text.
 * A conversation that is mentioned, a picture, and words of a page without its address are none.
 */
export function attachedReferences(
  attachments: readonly Attachment[],
  mentionedAt: number,
): readonly Noted[] {
  return attachments.flatMap((attachment): Noted[] => {
    if (attachment.kind === "image" || attachment.of === "conversation") return [];
    const isPage = attachment.of === "page";
    const { name, address = "", taint = [] } = attachment;
    const target = (isPage ? address : name).slice(0, MAX_REFERENCE_NAME);
    if (target === "") return [];
    const kind = isPage ? "page" : "document";
    const marked = taint.length === 0 ? {} : { taint: [...taint] };
    const called = { kind, target, name: name.slice(0, MAX_REFERENCE_NAME) } as const;
    return [{ ...called, aliases: [], action: "discussed", mentionedAt, ...marked }];
  });
}
