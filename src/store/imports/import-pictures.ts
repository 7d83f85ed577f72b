import { AppError } from "../../domain/app-error";
import { type Attached, MAX_ATTACHMENTS } from "../../domain/attachment";
import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { messageTokens } from "../../domain/message-tokens";
import { hideStored } from "../../domain/redaction";
import { cleanAttached, toAttachment } from "../attachments/attached";
import { runningMessages } from "../branches/running-turns";
import { scanMessages } from "../database/scan-rows";
import { withStoreErrors } from "../database/store-error";
import type { RowDeps } from "../rows/row-deps";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { SetState } from "../rows/set-state";
import { readSettings } from "../settings/settings-store";
import type { ImportOrigins } from "./import-origins";

type Input = {
  readonly source: Origin["source"];
  /** What the conversation is called there. */
  readonly conversation: string;
  /** By what their messages and they themselves are called there. */
  readonly pictures: readonly { readonly message: string; readonly id: string }[];
};

export type MissingPicture = {
  /** Its place in the list that was asked for. */
  readonly at: number;
  /** The stored message that it belongs to. */
  readonly messageId: Id;
};

type Add = {
  readonly messageId: Id;
  /** What it is called there. */
  readonly picture: string;
  readonly mark: string;
  readonly attached: Attached;
};

/** Pictures of messages that were imported, taken one by one after their conversation is stored. */
export type ImportPictures = {
  /** Those of the pictures that their messages, where they are here, do not have. */
  readonly missingPictures: (input: Input) => Promise<readonly MissingPicture[]>;
  /**
   * Stores a picture with its message, in one commit; fails as `attachment.add` does where it is none
   * or too large.
   */
  readonly addPicture: (input: Add) => Promise<"added" | "known" | "refused">;
};

type Deps = Omit<RowDeps, "clock"> & { readonly state: Pick<SetState, "head"> };

/** What of a conversation's pictures is not stored; opens all its messages once. */
export async function missingPictures(
  { database, reader, origins }: Deps & { readonly origins: ImportOrigins },
  { source, conversation, pictures }: Input,
): Promise<readonly MissingPicture[]> {
  const conversationId = await origins.find({ source, id: conversation });
  if (conversationId === null) return [];
  const indexesByMessage = new Map<string, number[]>();
  for (const [at, { message }] of pictures.entries()) {
    indexesByMessage.set(message, [...(indexesByMessage.get(message) ?? []), at]);
  }
  const missing: MissingPicture[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    const opened = await Promise.all(batch.map((row) => reader.tryOpen("messages", row)));
    for (const [index, { id: messageId }] of batch.entries()) {
      const message = opened[index]?.payload;
      const indexes = indexesByMessage.get(message?.metadata?.importId ?? messageId) ?? [];
      for (const at of indexes) {
        const id = pictures[at]?.id ?? "";
        if (message !== undefined && takes(message, id)) missing.push({ at, messageId });
      }
    }
  }
  return missing.sort((left, right) => left.at - right.at);
}

/** Whether the picture is to be had: what was deleted is never brought back. */
function takes(message: Pick<Message, "attachments" | "deletedAt">, id: string): boolean {
  const { attachments = [], deletedAt } = message;
  return deletedAt === null && !has(attachments, id) && attachments.length < MAX_ATTACHMENTS;
}

function has(attachments: NonNullable<Message["attachments"]>, id: string): boolean {
  return attachments.some((one) => one.kind === "image" && one.importId === id);
}

/** Puts one picture in the place of its mark. */
export async function addPicture(
  deps: Deps,
  { messageId, picture: importId, mark, attached }: Add,
): ReturnType<ImportPictures["addPicture"]> {
  const { prompt } = await readSettings(deps.reader);
  const hide = hideStored(prompt.redactions);
  const payload = cleanAttached({ ...attached, name: hide(attached.name) });
  return deps.writer.write(async (commit) => {
    const opened = await deps.reader.get("messages", messageId);
    if (opened === null) return "refused";
    const message = rowToMessage(opened);
    const { conversationId, attachments = [], text } = message;
    if (has(attachments, importId)) return "known";
    if (!takes(message, importId) || (await isRunning(deps, message))) return "refused";
    const head = await deps.state.head(conversationId);
    if (head === null) throw new AppError("row-tampered");
    const id = crypto.randomUUID();
    const picture = { ...toAttachment(id, payload), importId };
    const next = {
      ...message,
      text: withoutMark(text, hide(mark)),
      attachments: [...attachments, picture],
    };
    const tokenCount = head.payload.tokenCount + messageTokens(next) - messageTokens(message);
    // What is lost with the power is imported again.
    await commit({
      durability: "relaxed",
      heads: [headToPut(head, { tokenCount })],
      puts: [
        messageToPut(next, opened.row),
        {
          table: "attachments",
          columns: { id, parent: conversationId },
          replaces: null,
          payload,
        },
      ],
    });
    return "added";
  });
}

/** A turn that continues an imported reply writes that row itself. */
async function isRunning({ database, reader }: Deps, message: Message): Promise<boolean> {
  const turns = database.rows("open_turns").where("parent").equals(message.conversationId);
  const running = await runningMessages(reader, await withStoreErrors(() => turns.toArray()));
  return running.some(({ id }) => id === message.id);
}

/** Begins where a run does: tried from each of its lines, it would take time by the square. */
const LAST_LINES = /(?<!\n)\n+$/;

/** The text without the first such mark, and without the blank lines that it leaves. */
function withoutMark(text: string, mark: string): string {
  const at = mark === "" ? -1 : text.indexOf(mark);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(LAST_LINES, "");
  const after = text.slice(at + mark.length).replace(/^\n+/, "");
  return before === "" || after === "" ? before + after : `${before}\n\n${after}`;
}
