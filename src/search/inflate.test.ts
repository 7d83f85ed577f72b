import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inflate } from "./inflate";

const SIZE = 65_536;
const noise = () => crypto.getRandomValues(new Uint8Array(SIZE));
const words = new TextEncoder().encode(
  Array.from({ length: 20_000 }, (_, at) => `word${(at * 7_919) % 997} `).join(""),
);

const GIVEN: Readonly<Record<string, Uint8Array>> = {
  nothing: new Uint8Array(0),
  "one byte": new Uint8Array([7]),
  zeros: new Uint8Array(SIZE),
  noise: noise(),
  words: words.slice(0, SIZE),
  "few of all bytes": noise().map((byte) => byte & (byte >> 3)),
  "one word over and over": new TextEncoder().encode("lantern ".repeat(8_192)),
  "noise among words": words.slice(0, SIZE).map((byte, at) => (at % 97 === 0 ? at : byte)),
};
const { Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE } = constants;

function inflated(packed: Uint8Array, length: number): Uint8Array {
  const into = new Uint8Array(length);
  inflate(packed, into);
  return into;
}

describe("inflate", () => {
  it.each(Object.entries(GIVEN))("gives back %s, however it was packed", (_, bytes) => {
    for (const strategy of [Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE]) {
      for (const level of [0, 1, 6, 9]) {
        const packed = deflateRawSync(bytes, { level, strategy });
        expect(Buffer.compare(inflated(packed, bytes.length), bytes)).toBe(0);
      }
    }
  });

  it("gives back what a browser's stream has packed", async () => {
    const stream = new Blob([words.slice()]).stream();
    const packed = stream.pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    expect(Buffer.compare(inflated(bytes, words.length), words)).toBe(0);
  });

  it("fails where it is cut off, is shorter or longer, or is something else", () => {
    const bytes = words.slice(0, SIZE);
    const packed = deflateRawSync(bytes);
    for (const length of [0, 1, 100, packed.length - 10]) {
      expect(() => inflated(packed.subarray(0, length), SIZE)).toThrow();
    }
    expect(() => inflated(packed, SIZE - 1)).toThrow();
    expect(() => inflated(packed, SIZE + 1)).toThrow();
    expect(() => inflated(new Uint8Array([7, 7]), SIZE)).toThrow();
  });

  it("ends, and writes nothing elsewhere, whatever it is given", () => {
    const packed = deflateRawSync(words.slice(0, SIZE));
    for (let round = 0; round < 300; round += 1) {
      const altered = Uint8Array.from(packed);
      for (let nth = 0; nth < 5; nth += 1) {
        altered[(round * 131 + nth * 7_919) % altered.length] = (round * 31 + nth) % 256;
      }
      const whole = new Uint8Array(SIZE + 16);
      try {
        inflate(altered, whole.subarray(8, SIZE + 8));
      } catch {
        // As it should; or it is another text of the same length.
      }
      expect([...whole.subarray(0, 8), ...whole.subarray(SIZE + 8)]).toEqual(new Array(16).fill(0));
    }
  });
});
