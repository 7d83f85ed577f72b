import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { fromUtf8 } from "./bytes";
import { rowAad } from "./row-aad";

const column = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.constant(null));
const rowAddress = fc.tuple(fc.string(), fc.array(column, { maxLength: 4 }));

describe("rowAad", () => {
  it("is the same for two places only where they are the same", () => {
    fc.assert(
      fc.property(rowAddress, rowAddress, ([table, columns], [otherTable, otherColumns]) => {
        const same =
          JSON.stringify([table, columns]) === JSON.stringify([otherTable, otherColumns]);
        const left = fromUtf8(rowAad(table, columns));
        expect(left === fromUtf8(rowAad(otherTable, otherColumns))).toBe(same);
      }),
    );
  });

  it("keeps neighbours, kinds and the table apart", () => {
    const aads = [
      rowAad("t", ["ab", "c"]),
      rowAad("t", ["a", "bc"]),
      rowAad("t", ['ab","c']),
      rowAad("t", ["1"]),
      rowAad("t", [1]),
      rowAad("t", ["null"]),
      rowAad("t", [null]),
      rowAad("t", []),
      rowAad("tab", ["c"]),
    ];
    expect(new Set(aads.map(fromUtf8)).size).toBe(aads.length);
  });

  it("is what is written down as the format", () => {
    expect(fromUtf8(rowAad("messages", ["id", null, 7]))).toBe('["messages","id",null,7]');
  });

  it.each([Number.NaN, 1.5, 2 ** 53, Number.POSITIVE_INFINITY])("refuses %s", (value) => {
    expect(() => rowAad("t", [value])).toThrow("internal");
  });
});
