import type { PdfPage, PdfRefusal } from "../domain/pdf-reading";
import { followDrawing, type Operator } from "./follow-drawing";
import type { Box } from "./geometry";
import { judgeGlyphs } from "./judge-glyphs";
import { type OpenedPdf, openPdf, type PdfPageProxy } from "./open-pdf";
import { pageText } from "./page-text";

type PdfPart =
  | { readonly type: "opened"; readonly pages: number }
  | { readonly type: "page"; readonly page: PdfPage };

type Deps = {
  /** A file of the reader's own package: how old writings are coded. */
  readonly readCharacterMap: (name: string) => Promise<Uint8Array>;
};

/** Tells how many pages a PDF has, then each of them, until the caller has enough. Fails where it does not open. */
export async function* readPdf(bytes: Uint8Array, deps: Deps): AsyncGenerator<PdfPart> {
  const pdf = await openPdf(bytes, deps);
  try {
    yield { type: "opened", pages: pdf.pages };
    for (let number = 1; number <= pdf.pages; number += 1) {
      yield { type: "page", page: await readOne(pdf, number) };
    }
  } finally {
    await pdf.close();
  }
}

/** Why it could not be read, by what the library throws. */
export function whyUnread(error: unknown): PdfRefusal {
  const name = error instanceof Error ? error.name : "";
  return name === "PasswordException" ? "pdf-password" : "pdf-broken";
}

/** A page that does not open has no text: those after it may. */
async function readOne(pdf: OpenedPdf, number: number): Promise<PdfPage> {
  try {
    return await pdf.withPage(number, (page) => readPage(pdf, page));
  } catch {
    return { text: "", hidden: 0, isScan: false };
  }
}

async function readPage(pdf: OpenedPdf, page: PdfPageProxy): Promise<PdfPage> {
  const { items, styles } = await page.getTextContent();
  const texts = items
    .filter((one) => "str" in one)
    .map((one) => ({ ...one, isVertical: styles[one.fontName]?.vertical === true }));
  // A picture of a page: what it draws need not be known, and takes long.
  if (texts.every(({ str }) => str.trim() === "")) return { text: "", hidden: 0, isScan: false };
  const drawing = followDrawing(await operatorsOf(pdf, page), {
    view: toBox(page.view),
    fontOf: pdf.fontOf(page),
    isGroupShown: pdf.isGroupShown,
  });
  const sights = judgeGlyphs(drawing);
  const judged = drawing.glyphs.map((glyph, at) => ({ glyph, sight: sights[at] ?? "seen" }));
  return pageText(texts, judged);
}

async function operatorsOf(pdf: OpenedPdf, page: PdfPageProxy): Promise<readonly Operator[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  return fnArray.map((code, at) => {
    const name = pdf.nameOf(code);
    const args: readonly unknown[] = Array.isArray(argsArray[at]) ? argsArray[at] : [];
    return name === "constructPath"
      ? { name, args: [pdf.nameOf(Number(args[0])), ...args.slice(1)] }
      : { name, args };
  });
}

function toBox([left = 0, lower = 0, right = 0, upper = 0]: readonly number[]): Box {
  return [left, lower, right, upper];
}
