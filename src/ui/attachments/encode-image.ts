import type { ImageAttachment } from "../../domain/attachment";
import { toBase64 } from "../../domain/base64";

/** Pixels of the long side: providers make larger ones smaller themselves (Anthropic documents 1,568). */
const LONGEST_SIDE = 1_568;

/** Bytes up to which a PNG stays one: text in pictures stays sharp. */
const SMALL_PNG = 500_000;

/** 0 to 1; differences to the original are hard to see, at a tenth of its bytes. */
const JPEG_QUALITY = 0.85;

export type EncodedImage = Pick<ImageAttachment, "type" | "width" | "height"> & {
  /** Base64. */
  readonly data: string;
};

/**
 * The picture of a file drawn anew, at most 1,568 pixels long: nothing else of the file is left, such
 * as place and device. JPEG is what every server reads, WebP is not. Fails where it does not decode.
 */
export async function encodeImage(file: Blob): Promise<EncodedImage> {
  const bitmap = await createImageBitmap(file);
  try {
    return await drawAnew(bitmap, { isPhoto: file.type === "image/jpeg" });
  } finally {
    bitmap.close();
  }
}

async function drawAnew(
  bitmap: ImageBitmap,
  { isPhoto }: { readonly isPhoto: boolean },
): Promise<EncodedImage> {
  const { width, height } = fitSize(bitmap, LONGEST_SIDE);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  const draw = () => context.drawImage(bitmap, 0, 0, width, height);
  draw();
  const png = isPhoto ? null : await canvas.convertToBlob({ type: "image/png" });
  if (png !== null && png.size <= SMALL_PNG) return toEncoded(png, "image/png", { width, height });
  // Without this, what is transparent would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  draw();
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
  return toEncoded(jpeg, "image/jpeg", { width, height });
}

type Size = { readonly width: number; readonly height: number };

/** The size with its long side no longer than that, both sides at least 1. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}

async function toEncoded(
  blob: Blob,
  type: EncodedImage["type"],
  size: Size,
): Promise<EncodedImage> {
  return { type, ...size, data: toBase64(new Uint8Array(await blob.arrayBuffer())) };
}
