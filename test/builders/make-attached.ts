import type { Attached } from "../../src/domain/attachment";
import { fromBase64, toBase64 } from "../../src/domain/base64";

/** The smallest picture there is: one pixel, as PNG (made by hand after the format's description). */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Image = Extract<Attached, { kind: "image" }>;

/** An image as a page hands it over: what its bytes begin with tells its size, the rest is short. */
export function makeImage(over: Partial<Image> = {}): Image {
  const size = { width: over.width ?? 750, height: over.height ?? 100 };
  const data = toBase64(makePng(size));
  return { kind: "image", name: "photo.png", type: "image/png", ...size, data, ...over };
}

/** The beginning of a PNG that says it is that large: enough for everything but decoding it. */
export function makePng({ width, height }: Pick<Image, "width" | "height">): Uint8Array {
  const bytes = fromBase64(PIXEL) ?? new Uint8Array();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A text file as a page hands it over. */
export function makeFile(name = "notes.txt", text = "what the file says"): Attached {
  return { kind: "text", name, text };
}
