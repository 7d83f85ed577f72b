import { describe, expect, it } from "vitest";
import { concat } from "../crypto/bytes";
import { randomBytes } from "../crypto/random-bytes";
import { chunks } from "./chunks";

const CHUNK = 131_072;
const some = concat(...Array.from({ length: 7 }, () => randomBytes(65_536)));

describe("pieces", () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    "of %i bytes are all of them",
    (length) => {
      const bytes = some.subarray(0, length);
      const given = [...chunks(bytes)];
      expect(concat(...given)).toEqual(bytes.slice());
      expect(given.map((chunk) => chunk.length).filter((size) => size > CHUNK)).toEqual([]);
      expect(given).toHaveLength(Math.ceil(length / CHUNK));
    },
  );
});
