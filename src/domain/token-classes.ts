/** What a character is to a tokenizer; runs of one class are counted together. */
export const CLASS = {
  space: 1,
  newline: 2,
  latin: 3,
  digit: 4,
  ascii: 5,
  symbol: 6,
  cyrillic: 7,
  han: 8,
  hiragana: 9,
  katakana: 10,
  fullwidth: 11,
  hangul: 12,
  alphabet: 13,
  letter: 14,
  surrogate: 15,
  rare: 16,
  unheld: 17,
  hebrew: 18,
} as const;

/**
 * Code unit ranges after Unicode's blocks, both ends included; a later one wins. `alphabet` is two
 * bytes in UTF-8 (Greek, Arabic; fewer words are held of `hebrew`), which many tokenizers build on;
 * `letter` is three (Devanagari, Thai); `rare` are scripts that vocabularies hold next to nothing of
 * (Armenian, Georgian, most of India's, Lao, Tibetan, Burmese, Khmer): some spell them byte by byte,
 * and all of them so what is in no range, and `unheld` (Ethiopic, Cherokee, Inuktitut, Vai,
 * Tifinagh). Of Cyrillic only what Russian writes is in it: other letters break its words.
 */
const RANGES: readonly (readonly [from: number, to: number, kind: number])[] = [
  [0x00, 0x7f, CLASS.ascii],
  [0x00, 0x20, CLASS.space],
  [0x0a, 0x0d, CLASS.newline],
  [0x30, 0x39, CLASS.digit],
  [0x41, 0x5a, CLASS.latin],
  [0x61, 0x7a, CLASS.latin],
  [0x80, 0xbf, CLASS.symbol],
  [0xa0, 0xa0, CLASS.space],
  [0xc0, 0x24f, CLASS.latin],
  [0xd7, 0xd7, CLASS.symbol],
  [0xf7, 0xf7, CLASS.symbol],
  [0x250, 0x7ff, CLASS.alphabet],
  [0x410, 0x44f, CLASS.cyrillic],
  [0x530, 0x58f, CLASS.rare],
  [0x590, 0x5ff, CLASS.hebrew],
  [0x700, 0x7ff, CLASS.rare],
  [0x900, 0x97f, CLASS.letter],
  [0x980, 0xdff, CLASS.rare],
  [0xe00, 0xe7f, CLASS.letter],
  [0xe80, 0x10ff, CLASS.rare],
  [0x1100, 0x11ff, CLASS.hangul],
  [0x1780, 0x18af, CLASS.rare],
  [0x1e00, 0x1eff, CLASS.latin],
  [0x2000, 0x2bff, CLASS.symbol],
  [0x2e80, 0x2fdf, CLASS.han],
  [0x3000, 0x303f, CLASS.fullwidth],
  [0x3041, 0x309f, CLASS.hiragana],
  [0x30a0, 0x30ff, CLASS.katakana],
  [0x3130, 0x318f, CLASS.hangul],
  [0x31c0, 0x31ef, CLASS.han],
  [0x31f0, 0x31ff, CLASS.katakana],
  [0x3200, 0x33ff, CLASS.fullwidth],
  [0x3400, 0x9fff, CLASS.han],
  [0xac00, 0xd7ff, CLASS.hangul],
  [0xd800, 0xdfff, CLASS.surrogate],
  [0xe000, 0xf8ff, CLASS.symbol],
  [0xf900, 0xfaff, CLASS.han],
  [0xfb00, 0xfdff, CLASS.letter],
  [0xfe00, 0xfe4f, CLASS.symbol],
  [0xfe50, 0xfeff, CLASS.letter],
  [0xff00, 0xff65, CLASS.fullwidth],
  [0xff66, 0xff9f, CLASS.katakana],
];

/** The class of each UTF-16 code unit: a look-up is what lets a megabyte be read in milliseconds. */
export const CLASS_OF: Readonly<Uint8Array> = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(CLASS.unheld);
  for (const [from, to, kind] of RANGES) table.fill(kind, from, to + 1);
  return table;
}
