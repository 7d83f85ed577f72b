import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { attachmentAdd, attachmentRead, attachmentRemove } from "../handlers/attachment-handlers";

/** Calls about files and images of messages. */
export function attachmentCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "attachment.add": whenOpen(attachmentAdd),
    "attachment.remove": whenOpen(attachmentRemove),
    "attachment.read": whenAsked(attachmentRead),
  } satisfies Partial<CallHandlers>;
}
