import type { Page } from "puppeteer-core";
import { BLOCK_PX, type Blocks } from "./changed-blocks";

type Joined = {
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/**
 * PNGs beside one another as one picture of the type, made by the browser, which has the codecs. A
 * quality of 1 is without loss in WebP.
 */
export async function joinPictures(
  page: Page,
  pictures: readonly Uint8Array[],
  type: "image/webp" | "image/jpeg",
  quality: number,
): Promise<Joined> {
  const { base64, ...size } = await page.evaluate(
    async (all, format, wanted) => {
      const drawn = await Promise.all(
        all.map(async (one) => {
          const bytes = Uint8Array.from(atob(one), (character) => character.charCodeAt(0));
          return createImageBitmap(new Blob([bytes]));
        }),
      );
      const width = drawn.reduce((sum, one) => sum + one.width, 0);
      const height = Math.max(...drawn.map((one) => one.height));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      let left = 0;
      for (const one of drawn) {
        context?.drawImage(one, left, 0);
        left += one.width;
      }
      const blob = await canvas.convertToBlob({ type: format, quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
      return { base64: btoa(characters.join("")), width, height };
    },
    pictures.map(toBase64),
    type,
    quality,
  );
  return { picture: Buffer.from(base64, "base64"), ...size };
}

/** The mean colours of a picture's blocks. */
export function readBlocks(page: Page, picture: Uint8Array): Promise<Blocks> {
  return page.evaluate(
    async (base64, side) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const width = Math.ceil(bitmap.width / side);
      const height = Math.ceil(bitmap.height / side);
      const context = new OffscreenCanvas(width * side, height * side).getContext("2d");
      if (context === null) throw new Error("There is nothing to draw on.");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, width * side, height * side);
      const means = new Array<number>(width * height * 3).fill(0);
      for (let at = 0; at < data.length; at += 4) {
        const pixel = at / 4;
        const column = Math.floor((pixel % (width * side)) / side);
        const block = Math.floor(pixel / (width * side * side)) * width + column;
        for (const colour of [0, 1, 2]) {
          const index = 3 * block + colour;
          means[index] = (means[index] ?? 0) + (data[at + colour] ?? 0) / (side * side);
        }
      }
      return { width, height, means: means.map((mean) => Math.round(mean)) };
    },
    toBase64(picture),
    BLOCK_PX,
  );
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
