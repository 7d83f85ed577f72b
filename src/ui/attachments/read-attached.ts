import { type Attached, type AttachedImage, MAX_FILE_BYTES } from "../../domain/attachment";
import { type ImageSize, readImageSize } from "../../domain/image-size";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../domain/limits";
import type { PageRefusal } from "../../domain/page-reading";
import { encodeImage } from "./encode-image";

/** Why a file is not taken: no image after all, of a kind that is not read, or larger than may be. */
export type FileRefusal = "image" | "unread" | "text-bytes" | "image-bytes" | "image-pixels";

/** Why nothing was attached. */
export type Refusal = FileRefusal | PageRefusal;

export type ReadAttached = Attached | { readonly kind: "refused"; readonly why: Refusal };

/** Bytes that are searched for an image's size: before it cameras write profiles and previews. */
const IMAGE_HEAD = 4_000_000;

/** Who has written a file nobody knows: what is told of it may ask for something. */
const FOREIGN: Attached["taint"] = ["import"];

/** What came without a name is called so: from the clipboard, or from an archive. */
const UNNAMED = "image";

/**
 * A file as it can be attached: an image smaller, and without what a camera wrote into it; anything
 * that is plain text. Tells why where it is neither.
 */
export async function readAttached(file: File): Promise<ReadAttached> {
  const name = file.name || UNNAMED;
  if (file.type.startsWith("image/")) return readImage(file, name);
  // UTF-16 takes two bytes where UTF-8 takes one: the worker counts what is left of them.
  if (file.size > 2 * MAX_FILE_BYTES) return { kind: "refused", why: "text-bytes" };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return { kind: "refused", why: "unread" };
  const bytes = new TextEncoder().encode(text).length;
  return bytes > MAX_FILE_BYTES
    ? { kind: "refused", why: "text-bytes" }
    : { kind: "text", name, text, taint: FOREIGN };
}

/** An image as it can be attached, whatever it says that it is; tells why where it is none. */
export async function readImage(
  file: Blob,
  name: string,
): Promise<AttachedImage | { readonly kind: "refused"; readonly why: FileRefusal }> {
  const found = await sizeOrRefusal(file);
  if (typeof found === "string") return { kind: "refused", why: found };
  const typed = new Blob([file], { type: found.type });
  const image = await encodeImage(typed).catch(() => null);
  return image === null
    ? { kind: "refused", why: "image" }
    : { kind: "image", name: name || UNNAMED, ...image };
}

/** A small file may hold a picture that fills the memory: its size is read before it is decoded. */
async function sizeOrRefusal(file: Blob): Promise<ImageSize | FileRefusal> {
  if (file.size > MAX_IMAGE_FILE_BYTES) return "image-bytes";
  const head = await file.slice(0, IMAGE_HEAD).arrayBuffer();
  const size = readImageSize(new Uint8Array(head));
  if (size === null) return "image";
  return size.width * size.height > MAX_IMAGE_PIXELS ? "image-pixels" : size;
}

/** The text of UTF-8, or of UTF-16 with a mark of its byte order; null where the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-") return null;
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
