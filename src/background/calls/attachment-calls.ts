import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import { attachmentAgain, attachmentList } from "../handlers/attachment-again";
import { attachmentAdd, attachmentRead, attachmentRemove } from "../handlers/attachment-handlers";
import { serverAttach, serverOffers } from "../handlers/server-handlers";
import { pageAsk, pageAttach, pageText } from "../page/page-handlers";

/** Calls about files, images and web pages of messages. */
export function attachmentCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "attachment.add": whenOpen(attachmentAdd),
    "attachment.again": whenOpen(attachmentAgain),
    "attachment.list": whenAsked(attachmentList),
    "attachment.remove": whenOpen(attachmentRemove),
    "attachment.read": whenAsked(attachmentRead),
    "server.offers": whenAsked(serverOffers),
    "server.attach": whenOpen(held(serverAttach)),
    "page.attach": whenOpen((app, input) => pageAttach(app, input)),
    "page.ask": whenOpen(pageAsk),
    "page.text": whenAsked(pageText),
  } satisfies Partial<CallHandlers>;
}
