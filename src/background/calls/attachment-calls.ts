import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { attachmentAgain, attachmentList } from "../handlers/attachment-again";
import { attachmentAdd, attachmentRead, attachmentRemove } from "../handlers/attachment-handlers";

/** Calls about files and images of messages. */
export function attachmentCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "attachment.add": whenOpen(attachmentAdd),
    "attachment.again": whenOpen(attachmentAgain),
    "attachment.list": whenAsked(attachmentList),
    "attachment.remove": whenOpen(attachmentRemove),
    "attachment.read": whenAsked(attachmentRead),
  } satisfies Partial<CallHandlers>;
}
