import { describe, expect, it } from "vitest";
import { PIECE_BYTES } from "./names.mjs";
import { frameReader, toFrame } from "./native-frames.mjs";
import { pieceJoiner, toPieces } from "./pieces.mjs";

/** What browsers take from a program at most, in bytes. */
const BROWSERS_LIMIT = 1024 * 1024;

describe("messages to and from a browser", () => {
  it("are read however their bytes are cut", () => {
    const bytes = Buffer.concat([toFrame({ one: 1 }), toFrame({ two: "zwei €" })]);
    for (let at = 0; at <= bytes.length; at += 1) {
      const read: unknown[] = [];
      const take = frameReader((message) => read.push(message));
      expect(take(bytes.subarray(0, at)) && take(bytes.subarray(at))).toBe(true);
      expect(read).toEqual([{ one: 1 }, { two: "zwei €" }]);
    }
  });

  it("end the reading where they are none", () => {
    const take = frameReader(() => undefined);
    expect(take(Buffer.from("Hello, browser"))).toBe(false);
    const other = frameReader(() => undefined);
    const broken = toFrame({});
    broken.write("}{", 4);
    expect(other(broken)).toBe(false);
  });

  it("are in pieces that a browser takes, and whole again behind it", () => {
    const message = Buffer.alloc(10 * 1024 * 1024, '"\\\u0001');
    const pieces = toPieces(4, message);
    expect(pieces).toHaveLength(Math.ceil(message.length / PIECE_BYTES));
    const join = pieceJoiner();
    const joined = pieces.map((piece) => {
      expect(toFrame(piece).length).toBeLessThan(BROWSERS_LIMIT);
      return join(piece);
    });
    expect(joined.slice(0, -1).every((one) => one === null)).toBe(true);
    expect(joined.at(-1)?.equals(message)).toBe(true);
  });

  it("are not held without end", () => {
    const join = pieceJoiner();
    const data = Buffer.alloc(PIECE_BYTES).toString("base64");
    const joined = Array.from({ length: 24 }, () => join({ data, last: false }));
    expect(joined.at(-2)).toBeNull();
    expect(joined.at(-1)).toBeUndefined();
  });
});
