import { AppError } from "../../domain/app-error";
import type { Attached, Attachment } from "../../domain/attachment";
import { hideAttachments } from "../../domain/hide-attachments";
import type { Id } from "../../domain/id";
import { cleanAttached, toAttachment, withoutText } from "../attachments/attached";
import { checkAttachmentCount, noAttachment } from "../attachments/attachment-store";
import { notThere } from "../attachments/sent-attachments";
import type { Store } from "../create-store";
import { type TemporaryConversation, withoutUnused } from "./temporary-conversation";
import type { TemporaryStore } from "./temporary-store";

type Deps = {
  readonly store: Pick<Store, "attachments" | "contexts">;
  readonly temporary: TemporaryStore;
};

/** Attachments, those of temporary conversations in memory. */
export function createTemporaryAttachments({ store, temporary }: Deps): Store["attachments"] {
  const { attachments } = store;
  return {
    add: async (input) => {
      const { id, conversationId } = input;
      const held = await temporary.find(conversationId);
      if (held === null) return attachments.add(input);
      const { context } = await store.contexts.get(held.conversation.contextId);
      if (context.archived !== null) throw new AppError("archived");
      const attached = cleanAttached(input.attached);
      const change = (now: TemporaryConversation) => withDrafted(now, id, attached);
      const next = await temporary.change({ conversationId, change, grows: true });
      return withoutText(toAttachment(id, next.attachments[id] ?? attached));
    },
    remove: async (input) => {
      const { id, conversationId } = input;
      const before = await temporary.find(conversationId);
      if (before === null) return attachments.remove(input);
      const change = (now: TemporaryConversation) => {
        const draftAttachments = now.draftAttachments.filter((one) => one !== id);
        return withoutUnused({ ...now, draftAttachments });
      };
      await temporary.change({ conversationId, change, grows: false });
      if (input.record === undefined || !before.draftAttachments.includes(id)) return;
      const back = (now: TemporaryConversation) => withPutBack(now, { before, id });
      const putBack = async () => {
        await temporary.change({ conversationId, change: back, grows: true });
      };
      input.record.temporary = { conversationId, putBack };
    },
    read: async (input) => {
      const held = await temporary.find(input.conversationId);
      if (held === null) return attachments.read(input);
      const found = held.attachments[input.id];
      if (found?.kind !== "image") throw noAttachment();
      return { type: found.type, data: found.data };
    },
    readImages: async (ids) => {
      const images = new Map(await attachments.readImages(ids));
      for (const held of await temporary.list()) {
        for (const id of ids) {
          const found = held.attachments[id];
          if (found?.kind === "image") images.set(id, { type: found.type, data: found.data });
        }
      }
      return images;
    },
    listDraft: async (conversationId) => {
      const held = await temporary.find(conversationId);
      return held === null ? attachments.listDraft(conversationId) : temporaryDraft(held);
    },
  };
}

/** What goes with the draft, files with their text. */
export function temporaryDraft({
  draftAttachments,
  attachments,
}: TemporaryConversation): Attachment[] {
  return toAttachments(draftAttachments, attachments);
}

/** What a message takes of the draft; fails with `conflict` where one is not part of it. */
export function takeTemporary(
  { draftAttachments, attachments }: TemporaryConversation,
  ids: readonly Id[],
  hide: (text: string) => string = (same) => same,
): Attachment[] {
  if (ids.some((id) => !draftAttachments.includes(id))) throw notThere();
  const found = toAttachments(ids, attachments);
  if (found.length < ids.length) throw notThere();
  return hideAttachments(found, hide);
}

/** With what was taken out of the draft in its place again, unless it is there. */
function withPutBack(
  now: TemporaryConversation,
  { before, id }: { readonly before: TemporaryConversation; readonly id: Id },
): TemporaryConversation {
  const attached = before.attachments[id];
  if (attached === undefined || now.draftAttachments.includes(id)) return now;
  const stays = (one: Id) => one === id || now.draftAttachments.includes(one);
  const former = before.draftAttachments.filter(stays);
  const draftAttachments = [...new Set([...former, ...now.draftAttachments])];
  checkAttachmentCount(draftAttachments.length);
  return { ...now, draftAttachments, attachments: { ...now.attachments, [id]: attached } };
}

/** After a message has taken these: files are part of it, what it did not take stays. */
export function withoutTaken(held: TemporaryConversation, taken: readonly Attachment[]) {
  const ids = new Set(taken.map(({ id }) => id));
  const files = new Set(taken.flatMap(({ kind, id }) => (kind === "text" ? [id] : [])));
  const left = Object.entries(held.attachments).filter(([id]) => !files.has(id));
  return {
    ...held,
    draftAttachments: held.draftAttachments.filter((id) => !ids.has(id)),
    attachments: Object.fromEntries(left),
  };
}

function withDrafted(
  held: TemporaryConversation,
  id: Id,
  attached: Attached,
): TemporaryConversation {
  if (held.attachments[id] !== undefined) return held;
  const draftAttachments = [...held.draftAttachments, id];
  checkAttachmentCount(draftAttachments.length);
  return { ...held, draftAttachments, attachments: { ...held.attachments, [id]: attached } };
}

function toAttachments(
  ids: readonly Id[],
  attachments: TemporaryConversation["attachments"],
): Attachment[] {
  return ids.flatMap((id) => {
    const found = attachments[id];
    return found === undefined ? [] : [toAttachment(id, found)];
  });
}
