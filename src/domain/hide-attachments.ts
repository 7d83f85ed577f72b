import type { Attachment } from "./attachment";

/** The same with names and texts as `hide` leaves them; what an image shows is not looked at. */
export function hideAttachments(
  attachments: readonly Attachment[],
  hide: (text: string) => string,
): Attachment[] {
  return attachments.map((one) => {
    const name = hide(one.name);
    if (one.kind === "image") return { ...one, name };
    const addressField = one.address === undefined ? {} : { address: hide(one.address) };
    return { ...one, name, text: hide(one.text), ...addressField };
  });
}
