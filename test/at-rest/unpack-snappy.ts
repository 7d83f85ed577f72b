/** A little-endian base-128 number and the place after it. */
export function readVarint(bytes: Buffer, at: number): { value: number; end: number } {
  let value = 0;
  let end = at;
  for (let weight = 1; ; weight *= 128) {
    const byte = bytes.readUInt8(end);
    end += 1;
    value += (byte & 0x7f) * weight;
    if (byte < 0x80) return { value, end };
  }
}

/** The bytes that a Snappy block holds; throws where it is none. Format: format_description.txt. */
export function unpackSnappy(packed: Buffer): Buffer {
  const length = readVarint(packed, 0);
  const out = Buffer.alloc(length.value);
  let written = 0;
  for (let at = length.end; at < packed.length; ) {
    const element = readElement(packed, at);
    at = element.end;
    if (element.offset === 0) {
      packed.copy(out, written, at, at + element.length);
      at += element.length;
    } else {
      copyWithin(out, written, element);
    }
    written += element.length;
  }
  if (written !== length.value) throw new Error("this is no Snappy block");
  return out;
}

/** A literal has offset 0 and its bytes after `end`; a copy goes back by its offset. */
type Element = { readonly length: number; readonly offset: number; readonly end: number };

function readElement(packed: Buffer, at: number): Element {
  const tag = packed.readUInt8(at);
  const upper = tag >> 2;
  switch (tag & 3) {
    case 0: {
      // From 60 on, the length minus one stands in the next 1 to 4 bytes.
      const extra = Math.max(0, upper - 59);
      const length = extra === 0 ? upper : packed.readUIntLE(at + 1, extra);
      return { length: length + 1, offset: 0, end: at + 1 + extra };
    }
    case 1: {
      const offset = ((tag >> 5) << 8) | packed.readUInt8(at + 1);
      return { length: (upper & 7) + 4, offset, end: at + 2 };
    }
    case 2:
      return { length: upper + 1, offset: packed.readUInt16LE(at + 1), end: at + 3 };
    default:
      return { length: upper + 1, offset: packed.readUInt32LE(at + 1), end: at + 5 };
  }
}

/** A copy may run into what it writes: then the pattern repeats. */
function copyWithin(out: Buffer, written: number, { length, offset }: Element): void {
  if (offset > written) throw new Error("this is no Snappy block");
  for (let index = 0; index < length; index += 1) {
    out[written + index] = out[written + index - offset] ?? 0;
  }
}
