import { describe, expect, it } from "vitest";
import { concat } from "../crypto/bytes";
import { randomBytes } from "../crypto/random-bytes";
import { pieces } from "./pieces";

const PIECE = 131_072;
const some = concat(...Array.from({ length: 7 }, () => randomBytes(65_536)));

describe("pieces", () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
    "of %i bytes are all of them",
    (length) => {
      const bytes = some.subarray(0, length);
      const given = [...pieces(bytes)];
      expect(concat(...given)).toEqual(bytes.slice());
      expect(given.map((piece) => piece.length).filter((size) => size > PIECE)).toEqual([]);
      expect(given).toHaveLength(Math.ceil(length / PIECE));
    },
  );
});
