import { AppError } from "../../domain/app-error";
import { type Attached, type Attachment, MAX_ATTACHMENTS } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { PromptImage } from "../../domain/prompt";
import type { TurnDeps } from "../branches/turn-deps";
import { readChat } from "../contexts/chat-in-context";
import { recorded, type UndoRecord } from "../rows/undo-record";
import { cleanAttached, toAttachment, withoutText } from "./attached";
import { attachmentRemovals, readAttachments } from "./attachment-rows";
import { draftPut, readDraft } from "./composer-drafts";

type One = { readonly id: Id; readonly conversationId: Id };
type ImageBytes = Pick<PromptImage, "type" | "data">;

/** Files and images of drafts and messages. */
export type AttachmentStore = {
  /**
   * Seals it with the conversation's draft, in one strict transaction; doing it again with the same id
   * changes nothing. A file's text is left out of the answer. Fails with `not-found`, `archived`,
   * `limit-exceeded`, `bad-request`, or `conflict` where the id is another conversation's.
   */
  readonly add: (input: One & { readonly attached: Attached }) => Promise<Attachment>;
  /** Takes it out of the draft and deletes it; nothing happens where it is not part of it. */
  readonly remove: (input: One & { readonly record?: UndoRecord | undefined }) => Promise<void>;
  /** An image's bytes; fails with `not-found`. */
  readonly read: (input: One) => Promise<ImageBytes>;
  /** The bytes of those of these images that are there and open. */
  readonly readImages: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, ImageBytes>>;
  /** What goes with the conversation's draft, files with their text. */
  readonly listDraft: (conversationId: Id) => Promise<readonly Attachment[]>;
};

/** The sealed rows of attachments. */
export function createAttachmentStore(deps: TurnDeps): AttachmentStore {
  const { reader } = deps;
  const readImage = async (id: Id, conversationId: Id | null) => {
    const row = await reader.find("attachments", id);
    if (row === null || (conversationId ?? row.parent) !== row.parent) return null;
    const opened = await reader.tryOpen("attachments", row);
    if (opened === null || opened.payload.kind !== "image") return null;
    const { type, data } = opened.payload;
    return { type, data };
  };
  // Asked for at every pause in typing; a row never changes, and without its bytes it is small.
  const imagesById = new Map<Id, Attachment>();
  const listKnown = async (conversationId: Id, ids: readonly Id[]) => {
    const unknown = ids.filter((id) => !imagesById.has(id));
    const read = await readAttachments(reader, { conversationId, ids: unknown });
    const found = new Map([...imagesById, ...read.map((one) => [one.id, one] as const)]);
    imagesById.clear();
    const list = ids.flatMap((id) => found.get(id) ?? []);
    for (const one of list) if (one.kind === "image") imagesById.set(one.id, one);
    return list;
  };
  return {
    add: (input) => addAttachment(deps, input),
    remove: ({ record, ...input }) => removeAttachment(recorded(deps, record), input),
    read: async ({ id, conversationId }) => {
      const image = await readImage(id, conversationId);
      if (image === null) throw noAttachment();
      return image;
    },
    readImages: async (ids) => {
      const images = await Promise.all(ids.map((id) => readImage(id, null)));
      return new Map(
        images.flatMap((image, at) => {
          const id = ids[at];
          return image === null || id === undefined ? [] : [[id, image] as const];
        }),
      );
    },
    listDraft: async (conversationId) => {
      const { attachments: ids } = await readDraft(reader, conversationId);
      return listKnown(conversationId, ids);
    },
  };
}

async function addAttachment(
  deps: TurnDeps,
  { id, conversationId, attached }: One & { readonly attached: Attached },
): Promise<Attachment> {
  const payload = cleanAttached(attached);
  return deps.writer.write(async (commit) => {
    const [head, known, draft] = await Promise.all([
      deps.state.head(conversationId),
      deps.reader.get("attachments", id),
      readDraft(deps.reader, conversationId),
    ]);
    if (head === null) throw new AppError("not-found");
    if (known !== null) {
      if (known.row.parent !== conversationId) throw new AppError("conflict");
      return withoutText(toAttachment(id, known.payload));
    }
    if ((await readChat(deps, head)).isAside) throw new AppError("archived");
    checkAttachmentCount(draft.attachments.length + 1);
    const attachments = [...draft.attachments, id];
    const columns = { id, parent: conversationId };
    await commit({
      durability: "strict",
      puts: [
        { table: "attachments", columns, replaces: null, payload },
        draftPut(conversationId, { ...draft, attachments }),
      ],
    });
    return withoutText(toAttachment(id, payload));
  });
}

async function removeAttachment(deps: TurnDeps, { id, conversationId }: One): Promise<void> {
  await deps.writer.write(async (commit) => {
    const [head, draft] = await Promise.all([
      deps.state.head(conversationId),
      readDraft(deps.reader, conversationId),
    ]);
    if (head === null) throw new AppError("not-found");
    const { row, text } = draft;
    if (row === null || !draft.attachments.includes(id)) return;
    const attachments = draft.attachments.filter((one) => one !== id);
    const isOver = text === "" && attachments.length === 0;
    await commit({
      durability: "strict",
      puts: isOver ? [] : [draftPut(conversationId, { ...draft, attachments })],
      removals: [
        ...(isOver ? [{ table: "composer_drafts", row } as const] : []),
        ...(await attachmentRemovals(deps, [id])),
      ],
    });
  });
}

/** Fails with `limit-exceeded` where a draft would have more attachments than it may. */
export function checkAttachmentCount(count: number): void {
  if (count <= MAX_ATTACHMENTS) return;
  throw new AppError("limit-exceeded", { data: { limit: "attachments", max: MAX_ATTACHMENTS } });
}

/** That there is no such attachment, or none any more. */
export function noAttachment(): AppError {
  return new AppError("not-found", { data: { kind: "attachment" } });
}
