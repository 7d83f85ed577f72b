import type { Attached } from "./attachment";
import { MAX_FILE_BYTES } from "./attachment";
import { withoutHidden } from "./hidden-characters";
import type { Omitted } from "./omitted";
import type { PdfPage, PdfReading } from "./pdf-reading";
import { unseenTexts } from "./unseen-texts";

/** Characters of a name, as files have them. */
const LONGEST_NAME = 120;

/** Bytes kept for what is said of the file itself. */
const HEAD = 4_000;

/** UTF-8 bytes of the pages that are told. */
export const MAX_PDF_TEXT = MAX_FILE_BYTES - HEAD;

/** UTF-8 bytes that a page takes in the file. */
export function bytesOf(page: PdfPage, number: number): number {
  return new TextEncoder().encode(toSection(page, number)).length + 2;
}

/**
 * A PDF as it is attached: what it is, what was left out, and each of its pages below its number. Its
 * last pages are left out where they no longer fit.
 */
export function toPdfFile(name: string, reading: PdfReading): Extract<Attached, { kind: "text" }> {
  const sections: string[] = [];
  let room = MAX_PDF_TEXT;
  let included = 0;
  for (const page of reading.read) {
    room -= bytesOf(page, included + 1);
    if (room < 0 && included > 0) break;
    included += 1;
    if (page.text.trim() !== "") sections.push(toSection(page, included));
  }
  const title = withoutHidden(name).replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
  const omitted = omittedOf(reading, included);
  const head = [`PDF: ${title}`, `Pages: ${reading.pages}`, ...notesOf(omitted)];
  return {
    kind: "text",
    name: title === "" ? "PDF" : title,
    text: cutToFile([head.join("\n"), ...sections].join("\n\n")),
    of: "pdf",
    pages: reading.pages,
    ...(Object.keys(omitted).length === 0 ? {} : { omitted }),
    taint: ["import"],
  };
}

/** One page alone may be larger than a file. */
function cutToFile(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MAX_FILE_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, MAX_FILE_BYTES - 3)).replace(/\ufffd$/, "");
}

function toSection({ text }: PdfPage, number: number): string {
  return `## Page ${number}\n\n${withoutHidden(text)}`;
}

function omittedOf({ pages, read }: PdfReading, included: number): Omitted {
  const known = read.slice(0, included);
  const hidden = known.reduce((sum, page) => sum + page.hidden, 0);
  const empty = numbersOf(known, ({ text }) => text.trim() === "");
  const scans = numbersOf(known, ({ isScan }) => isScan);
  return {
    ...(hidden > 0 ? { hidden } : {}),
    ...(empty === "" ? {} : { empty }),
    ...(included > 0 && included < pages ? { after: included } : {}),
    ...(scans === "" ? {} : { scans }),
  };
}

/** As the model is told. */
function notesOf({ hidden = 0, empty, after, scans }: Omitted): readonly string[] {
  const out = [
    ...(hidden > 0 ? [unseenTexts(hidden)] : []),
    ...(empty === undefined ? [] : [`${pagesIn(empty)} (without text, as pictures are)`]),
    ...(after === undefined
      ? []
      : [`what follows page ${after}, for which there was no room or no time`]),
  ];
  return [
    ...(out.length > 0 ? [`Left out: ${out.join("; ")}`] : []),
    ...(scans === undefined
      ? []
      : [
          `Text that was laid unseen over a picture, and may say something else: ${pagesIn(scans)}`,
        ]),
  ];
}

function pagesIn(numbers: string): string {
  return `${/^\d+$/.test(numbers) ? "page" : "pages"} ${numbers}`;
}

/** As in `2` and `1–3, 7`; the empty text where there is none. */
function numbersOf(pages: readonly PdfPage[], is: (page: PdfPage) => boolean): string {
  const runs: { from: number; to: number }[] = [];
  pages.forEach((page, at) => {
    if (!is(page)) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at + 1, to: at + 1 });
  });
  const names = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return names.slice(0, 20).join(", ") + (names.length > 20 ? ", …" : "");
}
