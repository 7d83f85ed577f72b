// Makes itself known to the library below, which then starts no worker of its own: this is one.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { getDocument, OPS, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api";
import type { FontOf } from "./pen";

export type PdfPageProxy = Pick<PDFPageProxy, "getTextContent" | "getOperatorList" | "view">;

export type OpenedPdf = {
  readonly pages: number;
  /** What `use` makes of a page, which leaves the memory after it. */
  readonly withPage: <T>(number: number, use: (page: PdfPageProxy) => Promise<T>) => Promise<T>;
  /** What is known of the fonts of a page whose operators were read. */
  readonly fontOf: (page: PdfPageProxy) => FontOf;
  readonly isGroupShown: (group: unknown) => boolean;
  readonly nameOf: (operator: number) => string;
  readonly close: () => Promise<void>;
};

type Deps = { readonly readCharacterMap: (name: string) => Promise<Uint8Array> };

/** Pixels of a picture that is looked at: a larger one counts as none. */
const LARGEST_PICTURE = 50_000_000;

const NAMES = new Map(Object.entries(OPS).map(([name, code]) => [Number(code), name]));

/** Opens a PDF; nothing in it is run, fetched or drawn. Fails as pdf.js does. */
export async function openPdf(bytes: Uint8Array, { readCharacterMap }: Deps): Promise<OpenedPdf> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    maxImageSize: LARGEST_PICTURE,
    cMapUrl: "/",
    cMapPacked: true,
    BinaryDataFactory: ownFiles(readCharacterMap),
  });
  const pdf = await task.promise;
  const layers = await pdf.getOptionalContentConfig();
  return {
    pages: pdf.numPages,
    withPage: async (number, use) => {
      const page = await pdf.getPage(number);
      try {
        return await use(page);
      } finally {
        page.cleanup();
      }
    },
    fontOf: (page) => fontsOf(page as PDFPageProxy),
    isGroupShown: (group) => layers.isVisible(group),
    nameOf: (operator) => NAMES.get(operator) ?? "",
    close: () => task.destroy(),
  };
}

/** The one thing that the library may ask for; it is in our own package. */
function ownFiles(readCharacterMap: Deps["readCharacterMap"]) {
  return class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind !== "cMapUrl" || !/^[\w-]+\.bcmap$/.test(filename)) throw new Error("not ours");
      return readCharacterMap(filename);
    }
  };
}

function fontsOf({ commonObjs }: PDFPageProxy): FontOf {
  return (name) => {
    if (!commonObjs.has(name)) return null;
    const font = commonObjs.get(name) as {
      readonly vertical?: boolean;
      readonly isType3Font?: boolean;
      readonly fontMatrix?: readonly number[];
    } | null;
    return {
      unit: font?.fontMatrix?.[0] ?? 0.001,
      isVertical: font?.vertical === true,
      isDrawn: font?.isType3Font === true,
    };
  };
}
