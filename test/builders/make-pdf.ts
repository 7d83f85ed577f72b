export type PdfPicture = {
  /** What each page draws, as PDF's operators; `/F` is Helvetica, `/P` a grey picture. */
  readonly pages: readonly string[];
  /** What can be drawn by name anywhere: `/X0 Do` draws the first. */
  readonly forms?: readonly string[];
  /** The same as transparency groups of 20 by 20 points in the corner: `/Y0 Do`; `/M gs` masks by the first. */
  readonly groups?: readonly string[];
  /** What the file is to do when it is opened, in JavaScript. */
  readonly script?: string;
};

/** A PDF of pages of 200 by 200 points. */
export function makePdf({ pages, forms = [], groups = [], script }: PdfPicture): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const action =
    script === undefined ? "" : `/OpenAction << /S /JavaScript /JS (${inBrackets(script)}) >>`;
  const first = 5;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(" ");
  add(`<< /Type /Catalog /Pages 2 0 R ${action} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add(
    stream(
      "\x80",
      "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    ),
  );
  const afterPages = first + 2 * pages.length;
  const afterForms = afterPages + forms.length;
  const named = [
    ...forms.map((_, at) => `/X${at} ${afterPages + at} 0 R`),
    ...groups.map((_, at) => `/Y${at} ${afterForms + at} 0 R`),
  ].join(" ");
  const mask = `/M << /SMask << /S /Luminosity /G ${afterForms} 0 R >> >>`;
  const states = `/G << /ca 0 >> /H << /ca 0.99 >> /O << /ca 1 >> ${groups.length === 0 ? "" : mask}`;
  const resources = `<< /Font << /F 3 0 R >> /XObject << /P 4 0 R ${named} >> /ExtGState << ${states} >> >>`;
  pages.forEach((drawing, at) => {
    const own = first + 2 * at;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources ${resources} /Contents ${own + 1} 0 R >>`,
    );
    add(stream(drawing));
  });
  for (const drawing of forms) {
    const about = `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources ${resources}`;
    add(stream(drawing, about));
  }
  for (const drawing of groups) {
    const group = "/Group << /S /Transparency /CS /DeviceGray >>";
    const about = `/Type /XObject /Subtype /Form /BBox [0 0 20 20] ${group} /Resources ${resources}`;
    add(stream(drawing, about));
  }
  return assemble(objects);
}

/** A line of text at a place; in points, from the lower left corner. */
export function drawText(text: string, { x = 20, y = 100, size = 12, before = "" } = {}): string {
  return `q ${before} BT /F ${size} Tf ${x} ${y} Td (${inBrackets(text)}) Tj ET Q\n`;
}

function stream(content: string, about = ""): string {
  return `<< ${about} /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`;
}

function inBrackets(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}

function assemble(objects: readonly string[]): Buffer {
  let file = "%PDF-1.7\n";
  const offsets: number[] = [];
  objects.forEach((body, at) => {
    offsets.push(Buffer.byteLength(file, "latin1"));
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = Buffer.byteLength(file, "latin1");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
