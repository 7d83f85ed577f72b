import type { CallInput, CallOutput } from "../../contract/contract";
import type { Attached, Attachment } from "../../domain/attachment";
import { hideStored } from "../../domain/redaction";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store">;

/** Seals a file or an image with a draft, without what the person's rules keep from being stored. */
export async function attachmentAdd(
  { store }: Needs,
  input: CallInput<"attachment.add">,
): Promise<Attachment> {
  const { prompt } = await store.settings.read();
  const attached = hideIn(input.attached, hideStored(prompt.redactions));
  return store.attachments.add({ ...input, attached });
}

/** Takes it out of the draft again; for some seconds that can be taken back. */
export async function attachmentRemove(
  app: Needs & Pick<App, "undo" | "clock">,
  { undo: id, ...input }: CallInput<"attachment.remove">,
): Promise<CallOutput<"attachment.remove">> {
  const act = (record?: UndoRecord) => app.store.attachments.remove({ ...input, record });
  const { canUndo } = await undoable(app, { id, act });
  return toAnswer({ done: {}, canUndo });
}

/** An image, to be shown. */
export async function attachmentRead(
  { store }: Needs,
  input: CallInput<"attachment.read">,
): Promise<CallOutput<"attachment.read">> {
  return store.attachments.read(input);
}

function hideIn(attached: Attached, hide: (text: string) => string): Attached {
  const name = hide(attached.name);
  if (attached.kind === "image") return { ...attached, name };
  return { ...attached, name, text: hide(attached.text) };
}
