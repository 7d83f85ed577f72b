import { asFields, own } from "./own-fields";
import { OWN_FORMAT, OWN_VERSION } from "./own-format";
import { parseJson } from "./parse-json";
import { type ArraySplitter, createArraySplitter, type Piece } from "./split-array";

/** Bytes within which our own export names itself; no more of a file is kept to find out. */
const MAX_HEAD = 65_536;

const STRING = `"(?:[^"\\\\]|\\\\.)*"`;
const VALUE = `(?:${STRING}|[-+.\\w]+)`;

/** The beginning of an object whose fields are texts and numbers, up to an array of conversations. */
const HEAD = new RegExp(
  `^(?:\\u00ef\\u00bb\\u00bf)?\\s*(\\{(?:\\s*${STRING}\\s*:\\s*${VALUE}\\s*,)*)\\s*"conversations"\\s*:\\s*\\[`,
);

/** What a file begins with, byte by byte, that is an object. */
const OBJECT = /^(?:\u00ef\u00bb\u00bf)?\s*\{/;

/**
 * As `createArraySplitter`, for a file that may be our own export: an object with the field `format`,
 * whose conversations are then the elements, marked as our own. One of a version that is not known is
 * the problem `newer-version`, and nothing of it is read.
 */
export function createExportSplitter(): ArraySplitter {
  let inner: ArraySplitter | null = null;
  let isOwn = false;
  let isRefused = false;
  let head: Uint8Array = new Uint8Array(0);

  const mark = (pieces: readonly Piece[]): readonly Piece[] =>
    isOwn
      ? pieces.map((piece) => (piece.type === "element" ? { ...piece, isOwn } : piece))
      : pieces;
  const decide = (isAll: boolean): readonly Piece[] => {
    const found = readHead(head, isAll);
    if (found === "more") return [];
    if (found === "newer-version") {
      isRefused = true;
      return [{ type: "problem", problem: found }];
    }
    isOwn = found !== "other";
    inner = createArraySplitter(isOwn ? { isWithin: true } : {});
    const rest = found === "other" ? head : head.subarray(found.at);
    head = new Uint8Array(0);
    return mark(inner.push(rest));
  };
  return {
    push: (bytes) => {
      if (isRefused) return [];
      if (inner !== null) return mark(inner.push(bytes));
      head = join(head, bytes);
      return decide(false);
    },
    end: () => {
      if (isRefused) return [];
      const pieces = inner === null ? decide(true) : [];
      return isRefused ? pieces : [...pieces, ...mark(inner?.end() ?? [])];
    },
  };
}

type Head = "more" | "other" | "newer-version" | { readonly at: number };

/** What the file is, as far as its beginning tells; `at` is where the array of our own begins. */
function readHead(bytes: Uint8Array, isAll: boolean): Head {
  // One character a byte, so that a place in the text is one in the file.
  const text = toLatin(bytes.subarray(0, MAX_HEAD));
  const match = HEAD.exec(text);
  if (match === null) {
    const isWhole = isAll || bytes.length >= MAX_HEAD;
    return isWhole || (!OBJECT.test(text) && text.trim() !== "") ? "other" : "more";
  }
  const fields = asFields(parseJson(`${(match[1] ?? "").replace(/,$/, "")}}`));
  if (fields === null || own(fields, "format") !== OWN_FORMAT) return "other";
  if (own(fields, "version") !== OWN_VERSION) return "newer-version";
  return { at: match[0].length - 1 };
}

function toLatin(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}

function join(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}
