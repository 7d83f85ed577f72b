import type { Attachment } from "./attachment";

/** The same with names and texts as `hide` leaves them; what an image shows is not looked at. */
export function hideAttachments(
  attachments: readonly Attachment[],
  hide: (text: string) => string,
): Attachment[] {
  return attachments.map((one) =>
    one.kind === "image"
      ? { ...one, name: hide(one.name) }
      : { ...one, name: hide(one.name), text: hide(one.text) },
  );
}
