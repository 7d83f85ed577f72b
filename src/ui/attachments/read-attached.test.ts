import { describe, expect, it } from "vitest";
import { makePng } from "../../../test/builders/make-attached";
import { fitSize } from "./encode-image";
import { decodeText, readAttached } from "./read-attached";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );

describe("decodeText", () => {
  it.each([
    ["UTF-8", bytes("héllo"), "héllo"],
    ["UTF-8 with a mark", bytes([0xef, 0xbb, 0xbf], "hi"), "hi"],
    ["UTF-16, little end first", bytes([0xff, 0xfe, 0x68, 0, 0xe9, 0]), "hé"],
    ["UTF-16, big end first", bytes([0xfe, 0xff, 0, 0x68, 0, 0xe9]), "hé"],
    ["nothing", bytes(), ""],
  ])("reads %s", (_kind, given, text) => {
    expect(decodeText(given)).toBe(text);
  });

  it.each([
    ["what is no UTF-8", bytes("a", [0xff, 0x61])],
    ["what holds a zero", bytes("a\0b")],
    ["half a letter of UTF-16", bytes([0xff, 0xfe, 0x00, 0xd8])],
  ])("does not take %s", (_kind, given) => {
    expect(decodeText(given)).toBeNull();
  });
});

/** A few bytes that decode to 100 megapixels; decoding it here would fail as "image". */
const BOMB = new Uint8Array(makePng({ width: 10_000, height: 10_000 }));

describe("readAttached", () => {
  it("takes a file by what is in it, whatever it is called", async () => {
    const file = new File(["one\ntwo"], "data.bin", { type: "application/octet-stream" });
    const read = { kind: "text", name: "data.bin", text: "one\ntwo", taint: ["import"] };
    expect(await readAttached(file)).toEqual(read);
  });

  it.each([
    ["image", new File(["no picture"], "a.png", { type: "image/png" })],
    ["image", new File(["BM, of a kind that is not read"], "a.bmp", { type: "image/bmp" })],
    ["image-pixels", new File([BOMB], "bomb.png", { type: "image/png" })],
    ["text-bytes", new File(["a".repeat(524_289)], "a.txt")],
    ["text-bytes", new File(["a".repeat(1_048_577)], "a.txt")],
  ])("tells %j of a file that it does not take", async (why, file) => {
    expect(await readAttached(file)).toEqual({ kind: "refused", why });
  });

  it.each(["", "image/png"])(
    "takes no folder, nor a file that went meanwhile: “%s”",
    async (type) => {
      const folder = new File(["."], "photos", { type });
      const gone = () => Promise.reject(new DOMException("It is not there.", "NotFoundError"));
      folder.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
      expect(await readAttached(folder)).toEqual({ kind: "refused", why: "unread" });
    },
  );
});

describe("readAttached of a PDF", () => {
  const requestedNames: string[] = [];
  const readPdf = async (_file: File, name: string) => {
    requestedNames.push(name);
    return { kind: "refused", why: "pdf-empty" } as const;
  };

  it.each([
    ["by how it begins", new File(["%PDF-1.7"], "letter")],
    ["where something stands before it", new File(["\r\nMail\n%PDF-1.7"], "late.pdf")],
  ])("knows it %s", async (_how, file) => {
    expect(await readAttached(file, readPdf)).toEqual({ kind: "refused", why: "pdf-empty" });
    expect(requestedNames.at(-1)).toBe(file.name);
  });

  it("takes a text about PDFs as text, and what only says that it is a PDF", async () => {
    const about = new File(["A PDF begins with %PDF-1.7"], "about.txt");
    expect(await readAttached(about, readPdf)).toMatchObject({ kind: "text" });
    const lie = new File(["Dear all"], "lie.pdf", { type: "application/pdf" });
    expect(await readAttached(lie, readPdf)).toMatchObject({ kind: "text", text: "Dear all" });
  });

  it("opens none that is larger than the memory should hold", async () => {
    const large = new File(["%PDF-1.7"], "large.pdf");
    Object.defineProperty(large, "size", { value: 100_000_001 });
    expect(await readAttached(large, readPdf)).toEqual({ kind: "refused", why: "pdf-bytes" });
  });
});

describe("fitSize", () => {
  it.each([
    [
      { width: 3_136, height: 784 },
      { width: 1_568, height: 392 },
    ],
    [
      { width: 100, height: 50 },
      { width: 100, height: 50 },
    ],
    [
      { width: 1, height: 10_000 },
      { width: 1, height: 1_568 },
    ],
  ])("makes of %j %j", (given, fitted) => {
    expect(fitSize(given, 1_568)).toEqual(fitted);
  });
});
