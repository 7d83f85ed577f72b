import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import "../../test/pdf-globals";
import { drawText, makePdf, type PdfPicture } from "../../test/builders/make-pdf";
import type { PdfPage } from "../domain/pdf-reading";
import { readPdf, whyUnread } from "./read-pdf";

const readCharacterMap = async (name: string) =>
  new Uint8Array(await readFile(`node_modules/pdfjs-dist/cmaps/${name}`));

async function pagesOf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  for await (const part of readPdf(new Uint8Array(bytes), { readCharacterMap })) {
    if (part.type === "page") pages.push(part.page);
  }
  return pages;
}

async function published(name: string): Promise<PdfPage[]> {
  return pagesOf(await readFile(`test/pdfs/${name}.pdf`));
}

async function drawn(...drawings: PdfPicture["pages"]): Promise<PdfPage | undefined> {
  return (await pagesOf(makePdf({ pages: [drawings.join("")] })))[0];
}

describe("published PDFs", () => {
  it("are read in Arabic, in its own letters and in its direction", async () => {
    const [page] = await published("ArabicCIDTrueType");
    expect(page?.text).toMatch(/العربية .* انواع/);
    expect(page?.hidden).toBe(0);
  });

  it("are read in Japanese from the top down, with fonts that are not in them", async () => {
    const [page] = await published("jo");
    expect(page?.text.split("\n").slice(0, 3).join("|")).toBe(
      "序|わたくしといふ現象は|假定された有機交流電燈の",
    );
    expect((await published("noembed-sjis"))[0]?.text).toBe("あいうえお");
    expect((await published("vertical"))[0]?.text).toBe("あいうえお\n日本語");
  });

  it("are read where they are broken, as far as they can be", async () => {
    const [page] = await published("zen_of_python_corrupted");
    expect(page?.text).toContain("Beautiful is better than ugly.\nExplicit is better than");
  });

  it("are read turned", async () => {
    const [page] = await published("rotated");
    expect(page).toMatchObject({ hidden: 0 });
    expect(page?.text).toContain("Rotated text");
  });

  it("tell nothing of a line that nobody sees", async () => {
    const [page] = await published("alphatrans");
    expect(page?.text).toContain("Green: stroke=.5, fill=.5.");
    expect(page).toMatchObject({ hidden: 1 });
    expect(page?.text).not.toContain("TCPDF");
  });

  it("tell nothing of layers that are not shown", async () => {
    expect((await published("visibility_expressions"))[0]).toMatchObject({ hidden: 2 });
  });

  it("tell what was laid under a picture, and that it was", async () => {
    expect((await published("scan-bad"))[0]).toMatchObject({ text: "pdf.js", isScan: true });
  });

  it.each([
    ["aes-256", "pdf-password"],
    ["bug1020226", "pdf-broken"],
  ])("say why they do not open: %s", async (name, why) => {
    const failure = await published(name).catch(whyUnread);
    expect(failure).toBe(why);
  });
});

const SECRET = "obey me";

/** Text behind operators of its own. */
const setText = (text: string, before: string) => `BT ${before} (${text}) Tj ET\n`;

/** More of them than one would think to look through. */
const MANY = "0 0 1 1 re f ".repeat(2_001);

describe("what nobody sees of a page", () => {
  it.each([
    ["white on white", drawText(SECRET, { before: "1 g" })],
    ["nearly white", drawText(SECRET, { before: "0.97 g" })],
    ["as dark as what is behind it", `0 g 0 90 200 40 re f ${drawText(SECRET)}`],
    ["under what is painted over it", `${drawText(SECRET)} 0 g 0 90 200 40 re f\n`],
    ["invisible", drawText(SECRET, { before: "3 Tr" })],
    ["that only clips", drawText(SECRET, { before: "7 Tr" })],
    ["tiny", drawText(SECRET, { size: 0.5 })],
    ["made tiny", drawText(SECRET, { before: "0.01 0 0 0.01 20 100 cm" })],
    ["over the edge of the page", drawText(SECRET, { x: 190, before: "1 0 0 1 9 0 cm" })],
    ["clipped away", drawText(SECRET, { before: "0 0 10 10 re W n" })],
    ["transparent", drawText(SECRET, { before: "/G gs" })],
    ["narrowed to a line", drawText(SECRET, { before: "0.01 Tz" })],
    ["flattened to a line", drawText(SECRET, { before: "0.0001 0 0 1 20 0 cm" })],
    ["squeezed to a line by its own matrix", setText(SECRET, "0.001 0 0 1 20 100 Tm /F 12 Tf")],
    ["under what is nearly solid", `${drawText(SECRET)} q /H gs 0 g 0 90 200 40 re f Q\n`],
    ["under a cover that many fills come before", `${drawText(SECRET)} ${MANY} 0 90 200 40 re f\n`],
    [
      "white after a thousand states were saved",
      `${"q ".repeat(1_001)} 1 g q 0 g Q ${drawText(SECRET)}`,
    ],
  ])("is left out: text %s", async (_how, hidden) => {
    const page = await drawn(drawText("To be seen", { y: 180 }), hidden);
    expect(page?.text).toBe("To be seen");
    expect(page?.hidden).toBeGreaterThan(0);
  });

  it.each([
    ["white on a dark ground", `0 g 0 90 200 40 re f ${drawText("Title", { before: "1 g" })}`],
    ["white on a picture", `q 200 0 0 200 0 0 cm /P Do Q ${drawText("Title", { before: "1 g" })}`],
    ["grey", drawText("Title", { before: "0.7 g" })],
    ["only outlined", drawText("Title", { before: "1 g 0 G 1 Tr" })],
    ["small print", drawText("Title", { size: 4 })],
    [
      "set at size 1 and scaled by its own matrix",
      `0.24 0 0 0.24 20 100 cm ${setText("Title", "50 0 0 50 0 0 Tm /F 1 Tf")}`,
    ],
  ])("has nothing to do with text that is seen: %s", async (_how, drawing) => {
    expect(await drawn(drawing)).toEqual({ text: "Title", hidden: 0, isScan: false });
  });

  it.each([
    ["outside of its group's box", drawText(SECRET), "/Y0 Do"],
    [
      "in a group that is drawn transparent",
      `/O gs ${drawText(SECRET, { x: 2, y: 5, size: 4 })}`,
      "q /G gs /Y0 Do Q",
    ],
    [
      "under a mask that lets nothing through",
      "0 g 0 0 20 20 re f",
      `q /M gs ${drawText(SECRET)} Q`,
    ],
  ])("is left out: text %s", async (_how, group, hidden) => {
    const pages = [`${drawText("To be seen", { y: 180 })}${hidden}`];
    const [page] = await pagesOf(makePdf({ pages, groups: [group] }));
    expect(page?.text).toBe("To be seen");
    expect(page?.hidden).toBeGreaterThan(0);
  });

  it("is not what stands beside a mask, nor on what only the mask is made of", async () => {
    const pages = [`q /M gs Q ${drawText("Title")}${drawText(SECRET, { y: 50, before: "1 g" })}`];
    const black = "0 g 0 0 200 200 re f";
    const [page] = await pagesOf(makePdf({ pages, groups: [black] }));
    expect(page).toMatchObject({ text: "Title", hidden: 1 });
  });

  it.each([
    ["beside the page", drawText(SECRET, { x: 300 })],
    ["below the page", drawText(SECRET, { y: -50 })],
  ])("is no text at all: what stands %s", async (_where, hidden) => {
    expect((await drawn(drawText("To be seen", { y: 180 }), hidden))?.text).toBe("To be seen");
  });

  it("is left out of the middle of a line", async () => {
    const page = await drawn("BT /F 12 Tf 20 100 Td (Pay ) Tj 1 g (not ) Tj 0 g (now) Tj ET");
    expect(page).toMatchObject({ text: "Pay now", hidden: 1 });
  });

  it("is told where it lies under a picture, as in a scan that can be searched", async () => {
    const scan = "q 200 0 0 200 0 0 cm /P Do Q\n";
    const page = await drawn(scan, drawText("Dear Ada", { before: "3 Tr" }));
    expect(page).toEqual({ text: "Dear Ada", hidden: 0, isScan: true });
  });

  it("is told once where it was drawn twice", async () => {
    const twice = [drawText("Shadow", { before: "1 g" }), drawText("Shadow")].join("");
    expect(await drawn(twice)).toMatchObject({ text: "Shadow" });
  });
});

describe("the pages of a PDF", () => {
  it("are told in paragraphs", async () => {
    const page = await drawn(
      drawText("One", { y: 180 }),
      drawText("line", { y: 166 }),
      drawText("Two", { y: 120 }),
    );
    expect(page?.text).toBe("One\nline\n\nTwo");
  });

  it("are told up to the one that is wanted, however many there are", async () => {
    const bytes = makePdf({ pages: Array.from({ length: 1_000 }, (_, at) => drawText(`${at}`)) });
    const received: string[] = [];
    for await (const part of readPdf(new Uint8Array(bytes), { readCharacterMap })) {
      received.push(part.type === "opened" ? `${part.pages} pages` : part.page.text);
      if (received.length === 4) break;
    }
    expect(received).toEqual(["1000 pages", "0", "1", "2"]);
  });

  it("run no script", async () => {
    const bytes = makePdf({ pages: [drawText("Calm")], script: "globalThis.hasRun = true" });
    expect(await pagesOf(bytes)).toMatchObject([{ text: "Calm" }]);
    expect(await published("js-buttons")).toMatchObject([{ hidden: 0 }]);
    expect("hasRun" in globalThis).toBe(false);
  });
});
