import { type Attached, type AttachedImage, MAX_FILE_BYTES } from "../../domain/attachment";
import { type ImageSize, readImageSize } from "../../domain/image-size";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../domain/limits";
import type { PageRefusal } from "../../domain/page-reading";
import { MAX_PDF_BYTES, type PdfRefusal } from "../../domain/pdf-reading";
import { encodeImage } from "./encode-image";

/** Why a file is not taken: no image after all, of a kind that is not read, or larger than may be. */
export type FileRefusal = "image" | "unread" | "text-bytes" | "image-bytes" | "image-pixels";

/** Why nothing was attached. */
export type Refusal = FileRefusal | PageRefusal | PdfRefusal;

export type ReadAttached = Attached | { readonly kind: "refused"; readonly why: Refusal };

/** Bytes that are searched for an image's size: before it cameras write profiles and previews. */
const IMAGE_HEAD = 4_000_000;

/** Who has written a file nobody knows: what is told of it may ask for something. */
const FOREIGN: Attached["taint"] = ["import"];

/** What came without a name is called so: from the clipboard, or from an archive. */
const UNNAMED = "image";

/** A PDF may begin a little later: mail and old servers put something before it. */
const PDF_HEAD = 1_024;

/**
 * A file as it can be attached: an image smaller, and without what a camera wrote into it; what a
 * PDF says; anything that is plain text. Tells why where it is none of them.
 */
export async function readAttached(
  file: File,
  readPdf: ReadPdf = readPdfLater,
): Promise<ReadAttached> {
  try {
    return await readByKind(file, readPdf);
  } catch (error) {
    // A folder, or a file that went or was locked away since it was chosen.
    if (error instanceof DOMException) return { kind: "refused", why: "unread" };
    throw error;
  }
}

type ReadPdf = (file: File, name: string) => Promise<ReadAttached>;

async function readByKind(file: File, readPdf: ReadPdf): Promise<ReadAttached> {
  const name = file.name || UNNAMED;
  if (file.type.startsWith("image/")) return readImage(file, name);
  if (await isPdf(file)) {
    return file.size > MAX_PDF_BYTES ? { kind: "refused", why: "pdf-bytes" } : readPdf(file, name);
  }
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

async function readPdfLater(file: File, name: string): Promise<ReadAttached> {
  const { readPdfFile } = await import("./read-pdf-file");
  return readPdfFile(file, name);
}

/** By how it begins, whatever it is called; a text about PDFs is none. */
async function isPdf(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, PDF_HEAD).arrayBuffer());
  const head = new TextDecoder("latin1").decode(bytes);
  const isNamed = file.type === "application/pdf" || /\.pdf$/i.test(file.name);
  return head.startsWith("%PDF-") || (isNamed && head.includes("%PDF-"));
}

/** The text of UTF-8, or of UTF-16 with a mark of its byte order; null where the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
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
