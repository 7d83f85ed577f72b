import type { Rgb } from "../domain/contrast";

/** Red, green, blue from 0 to 255, and how opaque from 0 to 1. */
type Colour = { readonly rgb: Rgb; readonly alpha: number };

type Matrix = readonly [Rgb, Rgb, Rgb];

/** A form that colours are written in, as CSS Color 4 has it. */
type Form = {
  /** What 100% is of each part. */
  readonly whole: Rgb;
  /** The light of sRGB that the parts stand for: 0 to 1 is what a screen shows. */
  readonly toLight: (parts: Rgb) => Rgb;
  /** The parts of a lightness, without or with an angle. */
  readonly of?: "lightness" | "angle";
};

// From the light of each space to that of sRGB: the specification's matrices, multiplied with each other.
const XYZ_65: Matrix = [
  [3.2409699, -1.5373832, -0.4986108],
  [-0.9692436, 1.8759675, 0.0415551],
  [0.0556301, -0.203977, 1.0569715],
];
const XYZ_50: Matrix = [
  [3.1341359, -1.617386, -0.4906622],
  [-0.9787955, 1.9162544, 0.0334429],
  [0.0719554, -0.2289768, 1.405386],
];
const DISPLAY_P3: Matrix = [
  [1.2249402, -0.2249402, 0],
  [-0.042057, 1.042057, 0],
  [-0.0196376, -0.078636, 1.0982736],
];
const A98: Matrix = [
  [1.3983557, -0.3983557, 0],
  [0, 1, 0],
  [0, -0.042929, 1.042929],
];
const PROPHOTO: Matrix = [
  [2.0343808, -0.7276358, -0.3067451],
  [-0.2288257, 1.2317425, -0.0029168],
  [-0.0085588, -0.1532667, 1.1618255],
];
const REC_2020: Matrix = [
  [1.660491, -0.5876411, -0.0728499],
  [-0.1245505, 1.1328999, -0.0083494],
  [-0.0181508, -0.1005789, 1.1187297],
];
const CONES: Matrix = [
  [4.0767416, -3.3077115, 0.2309699],
  [-1.268438, 2.6097573, -0.3413194],
  [-0.0041961, -0.7034186, 1.7076147],
];
const OKLAB_TO_CONES: Matrix = [
  [1, 0.3963378, 0.2158038],
  [1, -0.1055613, -0.0638542],
  [1, -0.0894842, -1.2914855],
];

const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ["lab", { whole: [100, 125, 125], toLight: lightOfLab, of: "lightness" }],
  ["lch", { whole: [100, 150, 360], toLight: lightOfLab, of: "angle" }],
  ["oklab", { whole: [1, 0.4, 0.4], toLight: lightOfOklab, of: "lightness" }],
  ["oklch", { whole: [1, 0.4, 360], toLight: lightOfOklab, of: "angle" }],
  ["rgb", { whole: [255, 255, 255], toLight: lightOfRgb }],
  ["rgba", { whole: [255, 255, 255], toLight: lightOfRgb }],
  space("srgb", null, decoded),
  space("srgb-linear", null),
  space("display-p3", DISPLAY_P3, decoded),
  space("display-p3-linear", DISPLAY_P3),
  space("a98-rgb", A98, (value) => power(value, 563 / 256)),
  space("prophoto-rgb", PROPHOTO, (value) =>
    Math.abs(value) < 1 / 32 ? value / 16 : power(value, 1.8),
  ),
  space("rec2020", REC_2020, (value) => power(value, 2.4)),
  space("xyz", XYZ_65),
  space("xyz-d65", XYZ_65),
  space("xyz-d50", XYZ_50),
]);

/** Thousands of texts have the same few. */
const known = new Map<string, Colour | null>();

const MAX_KNOWN = 1_000;

/**
 * A computed colour as a screen of sRGB shows it; null for one in a form that is not known. All forms of
 * CSS Color 4 that a browser keeps are: names, `hsl()` and `hwb()` it computes to `rgb()`.
 */
export function readColour(computed: string): Colour | null {
  const found = known.get(computed);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const colour = parseColour(computed);
  known.set(computed, colour);
  return colour;
}

function parseColour(computed: string): Colour | null {
  const [, called = "", inside = ""] = /^([a-z]+)\(([^()]*)\)$/.exec(computed) ?? [];
  const words = inside.trim().split(/[\s,/]+/);
  const form = FORMS.get(called === "color" ? `color ${words.shift()}` : called);
  if (form === undefined || words.length < 3 || words.length > 4) return null;
  const parts = [...form.whole, 1].map((whole, at) => toNumber(words[at] ?? "1", whole));
  if (!parts.every(Number.isFinite)) return null;
  const [first = 0, second = 0, third = 0, alpha = 1] = parts;
  const rgb = encoded(lightOf(form, [first, second, third]));
  return { rgb, alpha: within(alpha, 1) };
}

/** A part as a number; NaN where it is none. A missing one (`none`) is drawn as 0. */
function toNumber(word: string, whole: number): number {
  if (word === "none") return 0;
  if (!/^[-+.\de]+%?$/.test(word)) return Number.NaN;
  return word.endsWith("%") ? (Number(word.slice(0, -1)) / 100) * whole : Number(word);
}

function lightOf({ whole, toLight, of }: Form, parts: Rgb): Rgb {
  if (of === undefined) return toLight(parts);
  const [lightness, second, third] = parts;
  const turn = (third / 180) * Math.PI;
  const [a, b] =
    of === "angle" ? [second * Math.cos(turn), second * Math.sin(turn)] : [second, third];
  // What a screen cannot show is cut off at each of its colours, which is how browsers draw it; the
  // specification would take away colour at the same lightness.
  return toLight([within(lightness, whole[0]), a, b]);
}

function space(name: string, matrix: Matrix | null, decode = (value: number) => value) {
  const toLight = (parts: Rgb) => {
    const light = each(parts, decode);
    return matrix === null ? light : by(matrix, light);
  };
  return [`color ${name}`, { whole: [1, 1, 1], toLight }] as const;
}

function lightOfRgb(parts: Rgb): Rgb {
  return each(parts, (value) => decoded(value / 255));
}

function lightOfLab([lightness, a, b]: Rgb): Rgb {
  const middle = (lightness + 16) / 116;
  const [x, y, z] = each([middle + a / 500, middle, middle - b / 200], (value) =>
    value > 6 / 29 ? value ** 3 : (116 * value - 16) * (27 / 24_389),
  );
  // By the white of D50.
  return by(XYZ_50, [0.9642957 * x, y, 0.8251046 * z]);
}

function lightOfOklab(parts: Rgb): Rgb {
  return by(
    CONES,
    each(by(OKLAB_TO_CONES, parts), (value) => value ** 3),
  );
}

function by(matrix: Matrix, [first, second, third]: Rgb): Rgb {
  const row = ([one, two, three]: Rgb) => one * first + two * second + three * third;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each([first, second, third]: Rgb, change: (value: number) => number): Rgb {
  return [change(first), change(second), change(third)];
}

function power(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}

function decoded(value: number): number {
  return Math.abs(value) <= 0.040_45
    ? value / 12.92
    : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4;
}

function encoded(light: Rgb): Rgb {
  return each(light, (value) => {
    const shown = within(value, 1);
    return 255 * (shown <= 0.003_130_8 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055);
  });
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
