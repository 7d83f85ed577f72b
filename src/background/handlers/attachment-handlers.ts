import type { CallInput, CallOutput } from "../../contract/contract";
import type { Attached, Attachment } from "../../domain/attachment";
import { hideStored } from "../../domain/redaction";
import type { App } from "../app";

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

/** Takes it out of the draft again. */
export async function attachmentRemove(
  { store }: Needs,
  input: CallInput<"attachment.remove">,
): Promise<Record<string, never>> {
  await store.attachments.remove(input);
  return {};
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
