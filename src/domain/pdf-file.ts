import type { Attached } from "./attachment";
import { MAX_FILE_BYTES } from "./attachment";
import { withoutHidden } from "./hidden-characters";
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
  let told = 0;
  for (const page of reading.read) {
    room -= bytesOf(page, told + 1);
    if (room < 0 && told > 0) break;
    told += 1;
    if (page.text.trim() !== "") sections.push(toSection(page, told));
  }
  const title = withoutHidden(name).replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
  const head = [`PDF: ${title}`, `Pages: ${reading.pages}`, ...notesOf(reading, told)];
  return {
    kind: "text",
    name: title === "" ? "PDF" : title,
    text: cutToFile([head.join("\n"), ...sections].join("\n\n")),
    of: "pdf",
    pages: reading.pages,
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

function notesOf({ pages, read }: PdfReading, told: number): readonly string[] {
  const known = read.slice(0, told);
  const hidden = known.reduce((sum, page) => sum + page.hidden, 0);
  const empty = numbersOf(known, ({ text }) => text.trim() === "");
  const scans = numbersOf(known, ({ isScan }) => isScan);
  const out = [
    ...(hidden > 0 ? [unseenTexts(hidden)] : []),
    ...(empty === "" ? [] : [`${empty} (without text, as pictures are)`]),
    ...(told < pages ? [`what follows page ${told}, for which there was no room or no time`] : []),
  ];
  return [
    ...(out.length > 0 ? [`Left out: ${out.join("; ")}`] : []),
    ...(scans === ""
      ? []
      : [`Text that was laid unseen over a picture, and may say something else: ${scans}`]),
  ];
}

/** As in `page 2` and `pages 1–3, 7`; the empty text where there is none. */
function numbersOf(pages: readonly PdfPage[], is: (page: PdfPage) => boolean): string {
  const runs: { from: number; to: number }[] = [];
  pages.forEach((page, at) => {
    if (!is(page)) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at + 1, to: at + 1 });
  });
  if (runs.length === 0) return "";
  const names = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const isOne = runs.length === 1 && runs[0]?.from === runs[0]?.to;
  return `${isOne ? "page" : "pages"} ${names.slice(0, 20).join(", ")}${names.length > 20 ? ", …" : ""}`;
}
