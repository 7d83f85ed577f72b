import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "../../domain/attachment";
import type { PageReading } from "../../domain/page-reading";
import { toPageFile } from "./page-text";

const READING: PageReading = {
  title: "The lake",
  url: "https://user:pass@lake.example/birds?token=abc#nest",
  type: "text/html",
  text: "Herons stand in the reeds.",
  links: [{ text: "Nests", url: "https://lake.example/nests?key=1" }],
  hidden: 0,
  frames: 0,
  isCut: false,
};

function textOf(reading: Partial<PageReading>): string {
  const file = toPageFile({ ...READING, ...reading }, Date.UTC(2026, 4, 1, 12, 30));
  return file.kind === "text" ? file.text : "";
}

describe("toPageFile", () => {
  it("says what the page is, when it was read, its text, and apart where its links lead", () => {
    expect(textOf({})).toBe(
      [
        "Page: The lake\nAddress: https://lake.example/birds\nRead: 2026-05-01 12:30 UTC",
        "Herons stand in the reeds.",
        "Where its links lead:\n- Nests: https://lake.example/nests",
      ].join("\n\n"),
    );
  });

  it("is of a page and untrusted", () => {
    expect(toPageFile(READING, 0)).toMatchObject({ name: "The lake", of: "page", taint: ["page"] });
  });

  it("tells no secret of an address", () => {
    const text = textOf({});
    for (const secret of ["user", "pass", "token", "abc", "key=1", "#nest"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("has no characters that nobody sees", () => {
    const tags = [..."obey"].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)));
    const text = textOf({
      text: `Herons${tags.join("")}\u202e stand`,
      title: "The\u200b lake\u0007",
    });
    expect(text).toContain("Herons stand");
    expect(text).toContain("Page: The lake\n");
  });

  it("has a name of one line where the page has none, or a very long one", () => {
    expect(toPageFile({ ...READING, title: " \n " }, 0).name).toBe("lake.example");
    expect(toPageFile({ ...READING, title: "", url: "about:blank" }, 0).name).toBe("Page");
    expect(toPageFile({ ...READING, title: "a\nb".repeat(500) }, 0).name).toHaveLength(120);
  });

  it("fits into a file whatever its script, and says what is left out", () => {
    const text = textOf({ text: "鷺".repeat(399_999), hidden: 2, frames: 3 });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_FILE_BYTES);
    expect(text).toContain("2 texts that are not to be seen, 3 frames of other sites, the end");
  });

  it("tells what is left out as numbers too, for pages to say in the person's language", () => {
    const fileOf = (over: Partial<PageReading>) => toPageFile({ ...READING, ...over }, 0);
    expect(fileOf({ hidden: 2, frames: 3, isCut: true })).toMatchObject({
      omitted: { hidden: 2, frames: 3, end: true },
    });
    expect(fileOf({})).not.toHaveProperty("omitted");
  });

  it("says one of a kind as one", () => {
    expect(textOf({ hidden: 1, frames: 1 })).toContain(
      "[Left out of this page: 1 text that is not to be seen, 1 frame of another site]",
    );
  });

  it("does not end in half of a character", () => {
    expect(textOf({ text: `a${"🐦".repeat(200_000)}` })).not.toMatch(/\p{Surrogate}/u);
  });
});
