import type { CallInput, CallOutput } from "../../contract/contract";
import type { Attached, Attachment } from "../../domain/attachment";
import type { Message } from "../../domain/message";
import { estimateTokens } from "../../domain/tokens";
import { noAttachment } from "../../store/attachments/attachment-store";
import type { App } from "../app";
import { attachmentAdd } from "./attachment-handlers";

type Needs = Pick<App, "store">;

/** Messages that are looked through, newest first. */
const LOOKED_THROUGH = 300;

const MOST = 50;

/** What went with the newest messages of the context, each once. */
export async function attachmentList(
  { store }: Needs,
  { conversationId }: CallInput<"attachment.list">,
): Promise<CallOutput<"attachment.list">> {
  const { context } = await store.branches.readPosition({ conversationId });
  const byLook = new Map<string, CallOutput<"attachment.list">["attached"][number]>();
  const look = ({ id: messageId, attachments = [] }: Message) => {
    for (const one of attachments) {
      // An earlier conversation is attached as it is now, not as it was then.
      if (one.kind === "text" && one.of === "conversation") continue;
      if (!byLook.has(lookOf(one)))
        byLook.set(lookOf(one), { messageId, attachment: withoutText(one) });
    }
    return byLook.size < MOST;
  };
  await store.eachNewest({ contextId: context.id, limit: LOOKED_THROUGH }, look);
  return { attached: [...byLook.values()].slice(0, MOST) };
}

/**
 * Attaches it once more; fails with `not-found` where message, file or picture is not there any more,
 * or is another context's: contexts stay apart, whoever asks.
 */
export async function attachmentAgain(
  app: Needs,
  { id, conversationId, messageId, attachmentId }: CallInput<"attachment.again">,
): Promise<Attachment> {
  const message = await app.store.findMessage(messageId);
  const found = message?.attachments?.find((one) => one.id === attachmentId);
  if (message === null || found === undefined) throw noAttachment();
  const { readPosition } = app.store.branches;
  const [here, there] = await Promise.all([
    readPosition({ conversationId }),
    readPosition({ conversationId: message.conversationId }),
  ]);
  if (here.context.id !== there.context.id) throw noAttachment();
  const taint = [...new Set([...(found.taint ?? []), ...message.taint])];
  const attached = { ...(await toAttached(app, found)), ...(taint.length > 0 && { taint }) };
  return attachmentAdd(app, { id, conversationId, attached });
}

async function toAttached({ store }: Needs, found: Attachment): Promise<Attached> {
  if (found.kind === "text") {
    // A page stays one: it is cut where it does not fit, and told once.
    const { id: _id, tokens: _tokens, ...attached } = found;
    return attached;
  }
  const image = (await store.attachments.readImages([found.id])).get(found.id);
  if (image === undefined) throw noAttachment();
  const { kind, name, type, width, height } = found;
  return { kind, name, type, width, height, data: image.data };
}

function withoutText(one: Attachment): Attachment {
  return one.kind === "image" ? one : { ...one, text: "", tokens: estimateTokens(one.text) };
}

function lookOf(one: Attachment): string {
  const size = one.kind === "image" ? one.bytes : one.text.length;
  return `${one.kind} ${size} ${one.name}`;
}
