import temml from "temml";
import { countHidden } from "../../domain/hidden-characters";

/** Mathematics as an element of MathML, with nothing but what is listed here. */
export type MathElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MathElement | string)[];
};

/** What a formula may be made of; above that it stays as it is written. */
export const MOST_ELEMENTS = 600;
const DEEPEST = 40;

const NAMES = new Set(
  (
    "math mrow mi mn mo mtext mspace msub msup msubsup mfrac msqrt mroot mover munder munderover mtable mtr " +
    "mtd mpadded mstyle mmultiscripts mprescripts none menclose"
  ).split(" "),
);

/** Without what could hide, colour, name, move or link anything. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...allow(/^(?:true|false)$/, "displaystyle stretchy fence separator symmetric movablelimits"),
  ...allow(/^(?:true|false)$/, "accent accentunder largeop"),
  ...allow(/^(?:\d|1\d)?(?:\.\d+)?(?:em|ex|pt|px)?$/, "lspace rspace linethickness"),
  ...allow(/^(?:\d|1\d|20)?(?:\.\d+)?(?:em|ex|pt)$/, "width minsize maxsize"),
  ...allow(/^\d$/, "scriptlevel columnspan rowspan"),
  display: /^(?:block|inline)$/,
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  notation: /^(?:top|bottom)$/,
};

/** Its own commands: a reply that defines some is shown as it is written. */
const DEFINES =
  /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long)(?![a-z])/i;

/** Chemistry and units, which the library reads again from each place where they begin. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-z])/gi;
const MOST_CHEMISTRY = 20;

/** What is read and never drawn: its source is what is copied, and nobody would have seen it. */
const UNSEEN =
  /\\(?:@\w+|label|(?:eq)?ref|mathchoice|definecolor)(?![a-z])|(?<!\\)(?:\\\\)*%|\\f?(?:text)?color(?:box)?\s*(?!\{(?:[a-z]{1,12}|#[\da-f]{3,6})\})/i;

type Tree = {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly style?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Tree[];
};

/**
 * The MathML of a formula in TeX; null where it cannot be read, or would be large, or holds what is not
 * drawn here. Nothing in it can load, run, link, or lie over anything else.
 */
export function readMath(tex: string, isBlock: boolean): MathElement | null {
  if (DEFINES.test(tex) || UNSEEN.test(tex) || countHidden(tex) > 0) return null;
  if ((tex.match(CHEMISTRY)?.length ?? 0) > MOST_CHEMISTRY) return null;
  try {
    const tree: Tree = temml.__renderToMathMLTree(tex, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      maxSize: [10, 100],
      macros: {},
    });
    const [math, ...others] = createReader().read(tree, 0);
    return others.length > 0 || typeof math !== "object" || !isSeen(math) ? null : math;
  } catch {
    // Not mathematics as the library knows it, nested too deep, or beyond what is allowed.
    return null;
  }
}

/** Whether it says anything, and nothing that nobody sees. */
function isSeen(math: MathElement): boolean {
  const text = textOf(math);
  return text.trim() !== "" && countHidden(text.replace(OPERATORS, "")) === 0;
}

/** Function application and the invisible signs of times and plus, which mathematics is written with. */
const OPERATORS = /[\u2061-\u2064]/g;

function textOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

function createReader() {
  let count = 0;
  const read = (tree: Tree, depth: number): readonly (MathElement | string)[] => {
    count += 1;
    if (count > MOST_ELEMENTS || depth > DEEPEST) throw new Error("The formula is too large.");
    if (tree.text !== undefined) return [tree.text];
    const children = (tree.children ?? []).flatMap((child) => read(child, depth + 1));
    // A fragment has no element, and a span only helps to draw a line.
    if (tree.type === undefined) return children;
    if (!NAMES.has(tree.type)) throw new Error("The formula holds what is not drawn.");
    return [{ name: tree.type, attributes: attributesOf(tree), children }];
  };
  return { read };
}

function attributesOf({ type, attributes = {}, classes = [], style = {} }: Tree) {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    // An element that is padded otherwise than it is wide lies over its neighbours.
    if (type !== "mpadded" && ATTRIBUTES[name]?.test(String(value))) own[name] = String(value);
  }
  if (type === "menclose" && own.notation === undefined) throw new Error("A line is not drawn.");
  const side = classes.find((name) => name === "tml-left" || name === "tml-right");
  if (side !== undefined) own["data-side"] = side.slice(4);
  if (String(style.border ?? "").startsWith("1px")) own["data-boxed"] = "";
  return own;
}

function allow(values: RegExp, names: string): Record<string, RegExp> {
  return Object.fromEntries(names.split(" ").map((name) => [name, values]));
}
