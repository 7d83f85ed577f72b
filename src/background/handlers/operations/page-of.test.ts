import { describe, expect, it } from "vitest";
import { describePage, pageOf, slicePage } from "./page-of";

function makePage(over: Partial<ReturnType<typeof pageOf>> = {}) {
  return { page: 1, pageSize: 10, isClipped: false, ...over };
}

describe("pageOf", () => {
  it.each([
    [{}, makePage()],
    [{ page: 3, pageSize: 5 }, makePage({ page: 3, pageSize: 5 })],
    [{ pageSize: 200 }, makePage({ pageSize: 200 })],
    [{ pageSize: 1_000_000 }, makePage({ pageSize: 200, isClipped: true })],
  ])("takes %j for %j", (input, page) => {
    expect(pageOf(input, 10)).toEqual(page);
  });

  it.each([
    [{ page: 0 }, { field: "page", problem: "too-small", limit: 1 }],
    [{ pageSize: -1 }, { field: "pageSize", problem: "too-small", limit: 1 }],
    [{ page: 1.5 }, { field: "page", problem: "not-whole" }],
    [{ pageSize: Number.NaN }, { field: "pageSize", problem: "not-whole" }],
    [{ page: 2 ** 60 }, { field: "page", problem: "not-whole" }],
  ])("M-075 refuses %j", (input, data) => {
    const failure = expect.objectContaining({ code: "invalid-field", data });
    expect(() => pageOf(input, 10)).toThrow(failure);
  });

  it("gives an empty page beyond the end", () => {
    expect(slicePage([1, 2, 3], makePage({ page: 2, pageSize: 2 }))).toEqual([3]);
    expect(slicePage([1, 2, 3], makePage({ page: 9, pageSize: 2 }))).toEqual([]);
  });
});

describe("describePage", () => {
  it.each([
    [makePage(), 0, ""],
    [makePage({ page: 2 }), 11, ""],
    [makePage({ page: 3 }), 20, "There is no page 3: there are 2 pages."],
    [makePage({ page: 2 }), 0, "There is no page 2: there is 1 page."],
    [makePage({ pageSize: 200, isClipped: true }), 9, "At most 200 are on a page."],
  ])("M-075 says of %j of %i: %s", (page, total, message) => {
    expect(describePage(page, total)).toBe(message);
  });
});
