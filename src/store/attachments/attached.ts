import { AppError } from "../../domain/app-error";
import {
  type Attached,
  type Attachment,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
} from "../../domain/attachment";
import { fromBase64 } from "../../domain/base64";
import type { Id } from "../../domain/id";
import { readImageSize } from "../../domain/image-size";
import { MAX_IMAGE_PIXELS } from "../../domain/limits";
import { estimateTokens } from "../../domain/tokens";

/** Characters of a name that are kept. */
const LONGEST_NAME = 200;

/** Characters of base64 that are looked at: pages draw images anew, so that the size stands first. */
const HEAD = 262_144;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * What is handed over, as it is kept: its name in one line and not too long. Fails with
 * `limit-exceeded` where it is too large, and with `bad-request` where an image's bytes are not of its
 * type and size.
 */
export function cleanAttached(attached: Attached): Attached {
  const name = attached.name.replace(/\p{Cc}+/gu, " ").slice(0, LONGEST_NAME);
  if (attached.kind === "text") {
    const text = attached.text.replace(/\r\n?/g, "\n");
    checkBytes(new TextEncoder().encode(text).length, MAX_FILE_BYTES);
    return { ...attached, name, text };
  }
  const { data } = attached;
  checkBytes(bytesOf(data), MAX_IMAGE_BYTES);
  if (data.length % 4 !== 0 || !BASE64.test(data)) throw new AppError("bad-request");
  checkImage(attached);
  return { ...attached, name };
}

/** What is told of it: an image without its bytes, of a file everything. */
export function toAttachment(id: Id, attached: Attached): Attachment {
  if (attached.kind === "text") return { ...attached, id };
  const { data, ...image } = attached;
  return { ...image, id, bytes: bytesOf(data) };
}

/** As it stands beside a draft: a file without its text, of which only the size is told. */
export function withoutText(attachment: Attachment): Attachment {
  if (attachment.kind === "image") return attachment;
  return { ...attachment, text: "", tokens: estimateTokens(attachment.text) };
}

function checkBytes(bytes: number, max: number): void {
  if (bytes <= max) return;
  throw new AppError("limit-exceeded", { data: { limit: "attachment-bytes", max } });
}

function bytesOf(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** What decodes it later trusts its bytes, so that these have to say what was told of it. */
function checkImage({ data, type, width, height }: Extract<Attached, { kind: "image" }>): void {
  const size = readImageSize(fromBase64(data.slice(0, HEAD)) ?? new Uint8Array());
  if (size === null || size.type !== type || size.width !== width || size.height !== height) {
    throw new AppError("bad-request");
  }
  if (width * height <= MAX_IMAGE_PIXELS) return;
  throw new AppError("limit-exceeded", {
    data: { limit: "image-pixels", max: MAX_IMAGE_PIXELS },
  });
}
