import type { ImageType } from "./attachment";

export type ImageSize = {
  /** What the bytes are, whatever they are said to be. */
  readonly type: ImageType;
  /** Pixels, at least 1, as a decoder takes them from the same bytes. */
  readonly width: number;
  readonly height: number;
};

/**
 * Type and size that an image's first bytes tell, read without decoding any of it; null where they
 * are no PNG, JPEG, WebP or GIF, or end before they tell.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readPng(view) ?? readJpeg(view) ?? readGif(view) ?? readWebp(view);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Beyond the end of the bytes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** PNG, section 11.2.1: the header is the first chunk. */
function readPng(view: DataView): ImageSize | null {
  if (!hasText(view, 0, "\u0089PNG\r\n\u001a\n") || !hasText(view, 12, "IHDR")) return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** ITU T.81, annex B: segments up to the first frame header, whose sizes are skipped unread. */
function readJpeg(view: DataView): ImageSize | null {
  if (!hasText(view, 0, "\u00ff\u00d8\u00ff")) return null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { type: "image/jpeg", width, height };
    }
    // The picture's data begins, or ends, without a frame header.
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

/** All of C0 to CF but the tables (C4, CC) and the reserved one (C8). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** GIF89a, sections 18 and 20: decoders widen the screen to the first picture on it. */
function readGif(view: DataView): ImageSize | null {
  if (!hasText(view, 0, "GIF87a") && !hasText(view, 0, "GIF89a")) return null;
  const flags = view.getUint8(10);
  let at = 13 + tableBytes(flags);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return null;
  const [left, top, width, height] = [1, 3, 5, 7].map((step) => view.getUint16(at + step, true));
  return {
    type: "image/gif",
    width: Math.max(view.getUint16(6, true), (left ?? 0) + (width ?? 0)),
    height: Math.max(view.getUint16(8, true), (top ?? 0) + (height ?? 0)),
  };
}

/** Three bytes for each of 2^(n + 1) colours. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** RFC 9649: an extended header, or the one of the lossless or the lossy picture (RFC 6386, 9.1). */
function readWebp(view: DataView): ImageSize | null {
  if (!hasText(view, 0, "RIFF") || !hasText(view, 8, "WEBP")) return null;
  const type = "image/webp";
  if (hasText(view, 12, "VP8X")) {
    return { type, width: 1 + getUint24(view, 24), height: 1 + getUint24(view, 27) };
  }
  if (hasText(view, 12, "VP8L") && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (!hasText(view, 12, "VP8 ") || !hasText(view, 23, "\u009d\u0001*")) return null;
  const [width, height] = [view.getUint16(26, true), view.getUint16(28, true)];
  return { type, width: width & 0x3fff, height: height & 0x3fff };
}

function getUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}

/** Whether these characters, a byte each, stand there; what is not there is no match. */
function hasText(view: DataView, at: number, text: string): boolean {
  if (view.byteLength < at + text.length) return false;
  return [...text].every((char, index) => view.getUint8(at + index) === char.charCodeAt(0));
}
