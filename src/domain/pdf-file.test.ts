import { describe, expect, it } from "vitest";
import { attachedSchema, MAX_FILE_BYTES } from "./attachment";
import { toPdfFile } from "./pdf-file";
import type { PdfPage } from "./pdf-reading";

const page = (text: string, more: Partial<PdfPage> = {}): PdfPage => {
  return { text, hidden: 0, isScan: false, ...more };
};

describe("toPdfFile", () => {
  it("tells what it is, and each page below its number", () => {
    const file = toPdfFile("notes.pdf", { pages: 2, read: [page("One"), page("Two")] });
    expect(file).toEqual({
      kind: "text",
      name: "notes.pdf",
      text: "PDF: notes.pdf\nPages: 2\n\n## Page 1\n\nOne\n\n## Page 2\n\nTwo",
      of: "pdf",
      pages: 2,
      taint: ["import"],
    });
    expect(attachedSchema.safeParse(file).success).toBe(true);
  });

  it("says what is not in it, and what nobody has compared", () => {
    const read = [
      page("One", { hidden: 2 }),
      page(""),
      page(""),
      page("Four", { isScan: true }),
      page(""),
    ];
    const { text } = toPdfFile("a.pdf", { pages: 9, read });
    expect(text).toContain("Left out: 2 texts that are not to be seen; ");
    expect(text).toContain("pages 2–3, 5 (without text, as pictures are); what follows page 5");
    expect(text).toContain("laid unseen over a picture, and may say something else: page 4\n");
    expect(text).not.toContain("## Page 2");
  });

  it("tells what is left out as numbers too, for pages to say in the person's language", () => {
    const read = [page("One", { hidden: 2 }), page(""), page(""), page("Four", { isScan: true })];
    const file = toPdfFile("a.pdf", { pages: 9, read });
    expect(file.omitted).toEqual({ hidden: 2, empty: "2–3", after: 4, scans: "4" });
    expect(attachedSchema.parse(file)).toEqual(file);
    expect(toPdfFile("a.pdf", { pages: 1, read: read.slice(0, 1) })).toMatchObject({
      omitted: { hidden: 2 },
    });
    expect(toPdfFile("a.pdf", { pages: 1, read: [page("One")] })).not.toHaveProperty("omitted");
  });

  it("says one of a kind as one, and several as several", () => {
    const read = [page("One", { hidden: 1 }), page(""), page("", { isScan: true })];
    const one = toPdfFile("a.pdf", { pages: 2, read: read.slice(0, 2) }).text;
    expect(one).toContain("1 text that is not to be seen; page 2 (without text, as pictures are)");
    const several = toPdfFile("a.pdf", { pages: 3, read }).text;
    expect(several).toContain(
      "Left out: 1 text that is not to be seen; pages 2–3 (without text, as pictures are)\n",
    );
  });

  it.each([["a"], ["鷺"], ["🐦"]])("fits into a file, made of %s", (sign) => {
    const read = Array.from({ length: 40 }, () => page(sign.repeat(10_000)));
    const { text } = toPdfFile("long.pdf", { pages: 1_000, read: [...read, ...read, ...read] });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_FILE_BYTES);
    expect(text).toMatch(/what follows page \d+, for which there was no room or no time/);
  });

  it("cuts a page that is larger than a file, not within a character", () => {
    const { text } = toPdfFile("one.pdf", { pages: 1, read: [page("鷺".repeat(400_000))] });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_FILE_BYTES);
    expect(text).not.toContain("\ufffd");
  });

  it("has no characters that nobody sees, and a name of one line", () => {
    const file = toPdfFile("a\u202e\nb.pdf", { pages: 1, read: [page("Her\u200bons")] });
    expect(file.name).toBe("a b.pdf");
    expect(file.text).toContain("Herons");
    expect(toPdfFile(" ", { pages: 1, read: [page("x")] }).name).toBe("PDF");
  });
});
