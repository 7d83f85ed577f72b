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
