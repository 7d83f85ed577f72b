import { describe, expect, it } from "vitest";
import { makePng } from "../../test/builders/make-attached";
import { readImageSize } from "./image-size";

type Part = string | readonly number[];

const bytes = (...parts: readonly Part[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((char) => char.charCodeAt(0)) : [...part],
    ),
  );

const JFIF: Part = [0xff, 0xe0, 0, 4, 1, 2];
const frame = (marker = 0xc0): Part => [0xff, marker, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 1, 1, 1, 0];
const jpeg = (...segments: readonly Part[]) => bytes([0xff, 0xd8], ...segments);
const picture: Part = [0x2c, 0, 0, 0, 0, 0x58, 2, 0x2c, 1, 0];
const gif = (...parts: readonly Part[]) =>
  bytes("GIF89a", [0x58, 2, 0x2c, 1, 0x80, 0, 0], [1, 2, 3, 4, 5, 6], ...parts);
const webp = (...parts: readonly Part[]) => bytes("RIFF", [0, 0, 0, 0], "WEBP", ...parts);

const SIZE = { width: 600, height: 300 };

describe("readImageSize", () => {
  it.each([
    ["image/png", makePng(SIZE)],
    ["image/jpeg", jpeg(JFIF, frame())],
    ["image/jpeg", jpeg(JFIF, [0xff, 0xff, 0xff, 0xdb, 0, 3, 9], frame(0xc2))],
    ["image/gif", gif(picture)],
    ["image/gif", gif([0x21, 0xf9, 4, 0, 0, 0, 0, 0], picture)],
    ["image/webp", webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0], [0x57, 2, 0, 0x2b, 1, 0])],
    ["image/webp", webp("VP8 ", [9, 0, 0, 0, 0, 0, 0], [0x9d, 1, 0x2a], [0x58, 2, 0x2c, 1])],
    ["image/webp", webp("VP8L", [9, 0, 0, 0, 0x2f], [0x57, 0xc2, 0x4a, 0])],
  ])("reads %s", (type, given) => {
    expect(readImageSize(given)).toEqual({ type, ...SIZE });
  });

  it("reads sizes that no memory holds, without taking any", () => {
    const size = { width: 0xffff_ffff, height: 0xffff_ffff };
    expect(readImageSize(makePng(size))).toEqual({ type: "image/png", ...size });
    const webpSize = { width: 0x100_0000, height: 0x100_0000 };
    const widest = webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0], [255, 255, 255, 255, 255, 255]);
    expect(readImageSize(widest)).toMatchObject(webpSize);
  });

  it("takes no preview in a JPEG's profile for the picture", () => {
    const preview = [0xff, 0xe1, 0, 15, ...frame()] as number[];
    const large: Part = [0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 1, 0];
    expect(readImageSize(jpeg(preview, large))).toMatchObject({ width: 65_535, height: 65_535 });
  });

  it("counts a GIF's first picture where it is larger than its screen", () => {
    const large: Part = [0x2c, 10, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0];
    expect(readImageSize(gif(large))).toMatchObject({ width: 65_545, height: 65_535 });
  });

  it.each([
    ["nothing", bytes()],
    ["text", bytes("no picture at all, and long enough to be one")],
    ["a PNG without its header first", bytes("\u0089PNG\r\n\u001a\n", [0, 0, 0, 13], "IDAT", [1])],
    ["a PNG without any pixels", makePng({ width: 0, height: 4 })],
    ["a JPEG that never tells", jpeg(JFIF, [0xff, 0xd9])],
    ["a JPEG whose data begins without a size", jpeg([0xff, 0xda, 0, 2], frame())],
    [
      "a JPEG of lines that are counted later",
      jpeg([0xff, 0xc0, 0, 11, 8, 0, 0, 2, 88, 1, 1, 1, 0]),
    ],
    ["a JPEG whose segments lead beyond its end", jpeg([0xff, 0xe0, 0xff, 0xff, 0])],
    ["a JPEG of segments without a length", jpeg([0xff, 0xe0, 0, 0], [0xff, 0xe0, 0, 0])],
    ["a JPEG of fill bytes alone", jpeg(new Array<number>(5_000).fill(0xff))],
    ["a GIF without a picture", gif([0x3b])],
    ["a GIF whose comment never ends", gif([0x21, 0xfe], new Array<number>(5_000).fill(1))],
    ["a WebP of another kind", webp("ALPH", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])],
  ])("tells nothing of %s", (_kind, given) => {
    expect(readImageSize(given)).toBeNull();
  });

  it("tells nothing, and never fails, wherever the bytes end", () => {
    for (const whole of [makePng(SIZE), jpeg(JFIF, frame()), gif(picture)]) {
      for (let end = 0; end < whole.length; end += 1) {
        const size = readImageSize(whole.subarray(0, end));
        expect([null, 600]).toContain(size === null ? null : size.width);
      }
    }
  });
});
