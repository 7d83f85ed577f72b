/** Units of an em, in which everything here is measured. */
const EM = 1000;
const ASCENT = 800;
/** Whole pixels at the sizes of nearly all texts: equal letters are equal pixels, and pictures small. */
const ADVANCE = 500;
const BOX = { left: 0, right: 429, top: 571 };

const INK = 1;
const BLANK = 2;

/**
 * A TrueType font in which every character is the same box and blanks are blank: text in it takes the
 * same room on every machine, whatever fonts are installed there, and in every script.
 */
export function makeBoxFont(): Buffer {
  const ink = boxGlyph();
  const tables = {
    "OS/2": os2(),
    cmap: cmap(),
    glyf: Buffer.concat([ink, ink]),
    head: head(),
    hhea: bytes(u16(1, 0, ASCENT, ASCENT - EM, 0, ADVANCE), zeros(22), u16(3)),
    hmtx: bytes(u16(ADVANCE, BOX.left, ADVANCE, BOX.left, ADVANCE, 0)),
    loca: u32(0, ink.length, 2 * ink.length, 2 * ink.length),
    maxp: bytes(u32(0x00010000), u16(3, 4, 1, 0, 0, 2), zeros(16)),
    name: u16(0, 0, 6),
    post: bytes(u32(0x00030000), zeros(28)),
  };
  return assemble(tables);
}

/** One rectangle, drawn by its four corners. */
function boxGlyph(): Buffer {
  const { left, right, top } = BOX;
  const corners = 4;
  const onCurve = Buffer.alloc(corners, 1);
  const across = u16(left, 0, right - left, 0);
  const up = u16(0, top, 0, -top);
  return bytes(u16(1, left, 0, right, top, corners - 1, 0), onCurve, across, up);
}

/** Many characters to one glyph: format 13, which fonts of last resort have. */
function cmap(): Buffer {
  const groups = [
    [0x20, 0x20, BLANK],
    [0x21, 0x9f, INK],
    [0xa0, 0xa0, BLANK],
    [0xa1, 0x10ffff, INK],
  ];
  const body = u32(...groups.flat());
  const subtable = bytes(u16(13, 0), u32(16 + body.length, 0, groups.length), body);
  return bytes(u16(0, 1, 3, 10), u32(12), subtable);
}

function head(): Buffer {
  const { left, right, top } = BOX;
  const fixed = u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5);
  return bytes(fixed, u16(3, EM), zeros(16), u16(left, 0, right, top, 0, 8, 2, 1, 0));
}

function os2(): Buffer {
  const before = bytes(u16(4, ADVANCE, 400, 5), zeros(54));
  const lines = u16(0x40, 0x20, 0xffff, ASCENT, ASCENT - EM, 0, ASCENT, EM - ASCENT);
  return bytes(before, lines, zeros(8), u16(BOX.top, BOX.top, 0, 0x20, 1));
}

/** The directory, and each table at a multiple of four bytes. */
function assemble(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const power = Math.floor(Math.log2(entries.length));
  const range = 16 * 2 ** power;
  const parts = [u32(0x00010000), u16(entries.length, range, power, 16 * entries.length - range)];
  const bodies: Buffer[] = [];
  let at = 12 + 16 * entries.length;
  for (const [tag, table] of entries) {
    const padded = bytes(table, zeros(-table.length & 3));
    parts.push(Buffer.from(tag, "latin1"), u32(sum(padded), at, table.length));
    bodies.push(padded);
    at += padded.length;
  }
  return bytes(...parts, ...bodies);
}

function sum(table: Buffer): number {
  let total = 0;
  for (let at = 0; at < table.length; at += 4) total = (total + table.readUInt32BE(at)) >>> 0;
  return total;
}

function bytes(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts);
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}

function u16(...values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 0xff, value & 0xff])));
}

function u32(...values: readonly number[]): Buffer {
  return bytes(...values.map((value) => u16(value >>> 16, value & 0xffff)));
}
