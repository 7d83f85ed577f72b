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
export function conversationCallHandlers({ whenOpen, whenAgain, byPage, whenDone }: Guards) {
  return {
    "conversation.open": byPage(conversationOpen),
    "conversation.show": whenAgain(conversationShow),
    "conversation.create": whenAgain(conversationCreate),
    "conversation.list": byPage(conversationList),
    "conversation.count": byPage(conversationCount),
    "conversation.lastWords": byPage(conversationLastWords),
    "conversation.title": byPage(conversationTitle),
    "conversation.rename": whenOpen(conversationRename),
    "conversation.tag": whenOpen(conversationTag),
    "conversation.pin": whenOpen(conversationPin),
    "conversation.move": whenOpen(held(conversationMove)),
    "conversation.archive": whenOpen(conversationArchive),
    "conversation.purge": whenDone(held(conversationPurge)),
    "message.list": byPage(messageList),
    "message.delete": whenDone(held(messageDelete)),
    "branch.show": whenAgain(branchShow),
    "branch.reveal": whenAgain(branchReveal),
    "draft.save": whenAgain(draftSave),
    "panel.show": whenAgain(panelShow),
    "turn.running": byPage(turnRunning),
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
    "attachment.list": byPage(attachmentList),
    "attachment.remove": whenOpen(attachmentRemove),
    "attachment.read": byPage(attachmentRead),
    "server.offers": byPage(serverOffers),
    "server.attach": whenOpen(held(serverAttach)),
    "page.attach": whenOpen((app, input) => pageAttach(app, input)),
    "page.ask": whenOpen(pageAsk),
    "page.text": byPage(pageText),
  } satisfies Partial<CallHandlers>;
}
