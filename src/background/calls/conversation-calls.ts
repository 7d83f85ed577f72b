import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import { attachmentAgain, attachmentList } from "../handlers/attachment-again";
import { attachmentAdd, attachmentRead, attachmentRemove } from "../handlers/attachment-handlers";
import {
  conversationArchive,
  conversationCount,
  conversationCreate,
  conversationLastWords,
  conversationList,
  conversationMove,
  conversationOpen,
  conversationPin,
  conversationPurge,
  conversationRename,
  conversationShow,
  conversationTag,
  conversationTitle,
} from "../handlers/conversation-handlers";
import {
  branchReveal,
  branchShow,
  draftSave,
  messageDelete,
  messageList,
} from "../handlers/message-handlers";
import { panelShow, turnRunning } from "../handlers/panel-handlers";
import { serverAttach, serverOffers } from "../handlers/server-handlers";
import { turnAnswer, turnCancel, turnEdit, turnRetry, turnSend } from "../handlers/turn-commands";
import { turnDecide, turnGoOn, turnTools } from "../handlers/turn-tools";
import { pageAsk, pageAttach, pageText } from "../page/page-handlers";

/** Calls about conversations, their messages with what is attached to them, and turns. */
export function conversationCallHandlers({ whenOpen, whenAgain, whenAsked, whenDone }: Guards) {
  return {
    "conversation.open": whenAsked(conversationOpen),
    "conversation.show": whenAgain(conversationShow),
    "conversation.create": whenAgain(conversationCreate),
    "conversation.list": whenAsked(conversationList),
    "conversation.count": whenAsked(conversationCount),
    "conversation.lastWords": whenAsked(conversationLastWords),
    "conversation.title": whenAsked(conversationTitle),
    "conversation.rename": whenOpen(conversationRename),
    "conversation.tag": whenOpen(conversationTag),
    "conversation.pin": whenOpen(conversationPin),
    "conversation.move": whenOpen(held(conversationMove)),
    "conversation.archive": whenOpen(conversationArchive),
    "conversation.purge": whenDone(held(conversationPurge)),
    "message.list": whenAsked(messageList),
    "message.delete": whenDone(held(messageDelete)),
    "branch.show": whenAgain(branchShow),
    "branch.reveal": whenAgain(branchReveal),
    "draft.save": whenAgain(draftSave),
    "panel.show": whenAgain(panelShow),
    "turn.running": whenAsked(turnRunning),
    "turn.send": whenAgain(turnSend),
    "turn.edit": whenAgain(turnEdit),
    "turn.retry": whenAgain(turnRetry),
    "turn.answer": whenAgain(turnAnswer),
    "turn.continue": whenOpen(turnGoOn),
    "turn.tools": whenOpen(turnTools),
    "turn.decide": whenOpen(held(turnDecide)),
    "turn.cancel": whenOpen(turnCancel),
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
