/** A file with conversations: the chosen one, or one within an archive or a folder. */
export type ExportPart = {
  /** What it is called where it is one of several that people know by their names. */
  readonly name?: string;
  /** Bytes that it says it has, for showing how far the reading is. */
  readonly size: number;
  /** Its bytes from the beginning; reading may fail in the middle. */
  readonly read: () => AsyncIterable<Uint8Array>;
};

/** A chosen file as the only part. */
export function toPart(file: Blob): ExportPart {
  return { size: file.size, read: () => readStream(file.stream()) };
}

/** Those of a folder's files that may hold conversations, by how they begin, in the order of names. */
export async function toParts(files: readonly File[]): Promise<readonly ExportPart[]> {
  const parts: ExportPart[] = [];
  const collator = new Intl.Collator("en", { numeric: true });
  for (const file of [...files].sort((left, right) => collator.compare(left.name, right.name))) {
    if (await isJson(file)) parts.push({ ...toPart(file), name: file.name });
  }
  return parts;
}

/** Bytes in which a file shows whether it is JSON, whatever blanks it begins with. */
const BEGINNING = 64;

async function isJson(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  // A file of a folder may be gone by now.
  try {
    for await (const bytes of toUtf8(readStream(file.slice(0, BEGINNING).stream()))) {
      text += decoder.decode(bytes, { stream: true });
    }
  } catch {
    return false;
  }
  return /^\s*[[{]/.test(text);
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) return;
      yield value;
    }
  } finally {
    await source.cancel().catch(() => undefined);
  }
}

/** Whether a file begins as an archive does: with an entry, or, where it has none, with its end. */
export async function isZip(file: Blob): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return false;
  return (third === 3 && fourth === 4) || (third === 5 && fourth === 6);
}

const MARK = 0xff;

/** How a file's first two bytes tell that it is UTF-16; `{` and `[` are half of one without a mark. */
function encodingOf(first = 0, second = 0): "utf-16le" | "utf-16be" | null {
  const isJson = (byte: number) => byte === 0x7b || byte === 0x5b;
  if ((first === MARK && second === 0xfe) || (isJson(first) && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === MARK) || (first === 0 && isJson(second))) return "utf-16be";
  return null;
}

/** The bytes as UTF-8, whichever they are: some editors save what they were given as UTF-16. */
export async function* toUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null = null;
  let held: Uint8Array | null = new Uint8Array(0);
  const encoder = new TextEncoder();
  for await (const bytes of source) {
    let next: Uint8Array = bytes;
    if (held !== null) {
      next = join(held, bytes);
      held = next.length < 2 ? next : null;
      if (held !== null) continue;
      const encoding = encodingOf(next[0], next[1]);
      decoder = encoding === null ? null : new TextDecoder(encoding);
    }
    yield decoder === null ? next : encoder.encode(decoder.decode(next, { stream: true }));
  }
  if (held !== null && held.length > 0) yield held;
  if (decoder !== null) yield encoder.encode(decoder.decode());
}

function join(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}
