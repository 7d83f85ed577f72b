const NAMED: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

const FUNCTIONS: Readonly<Record<string, (...of: number[]) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
};

const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+)|([a-z]+)|(\*\*|[-+*/%^(),]))/gy;

/** Signs with their rank: what ranks higher is done first. */
const RANKS: Readonly<Record<string, number>> = {
  "+": 1,
  "-": 1,
  "*": 2,
  "/": 2,
  "%": 2,
  "^": 4,
  "**": 4,
};

/** Above products, below powers: -2^2 is -4. */
const SIGN_RANK = 3;

/**
 * The value of an arithmetic expression, with roots, logarithms and angles in radians; fails with a
 * RangeError that names the place where it is none.
 */
export function calculate(expression: string): number {
  const tokens = split(expression);
  let at = 0;
  const take = () => tokens[at++];
  const expect = (sign: string) => {
    const found = take();
    if (found !== sign) throw new RangeError(`“${sign}” is missing before “${found ?? "the end"}”`);
  };

  const list = (): number[] => {
    const values = [sum(0)];
    while (tokens[at] === ",") {
      at += 1;
      values.push(sum(0));
    }
    return values;
  };
  const first = (): number => {
    const token = take();
    if (token === "-") return -sum(SIGN_RANK);
    if (token === "+") return sum(SIGN_RANK);
    if (token === "(") {
      const value = sum(0);
      expect(")");
      return value;
    }
    if (token === undefined) throw new RangeError("the expression ends too early");
    const call = Object.hasOwn(FUNCTIONS, token) ? FUNCTIONS[token] : undefined;
    if (call !== undefined) {
      expect("(");
      const values = list();
      expect(")");
      return call(...values);
    }
    const value = Object.hasOwn(NAMED, token) ? NAMED[token] : Number(token);
    if (value === undefined || Number.isNaN(value)) throw new RangeError(`“${token}” is no number`);
    return value;
  };
  const sum = (rank: number): number => {
    let value = first();
    for (let sign = tokens[at]; sign !== undefined; sign = tokens[at]) {
      const own = RANKS[sign] ?? 0;
      if (own <= rank) return value;
      at += 1;
      // Powers bind from the right.
      value = apply(sign, value, sum(own === 4 ? own - 1 : own));
    }
    return value;
  };

  const value = sum(0);
  if (at < tokens.length) throw new RangeError(`“${tokens[at]}” is not expected there`);
  return value;
}

function apply(sign: string, left: number, right: number): number {
  if (sign === "+") return left + right;
  if (sign === "-") return left - right;
  if (sign === "*") return left * right;
  if (sign === "/") return left / right;
  return sign === "%" ? left % right : left ** right;
}

function split(expression: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = expression.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new RangeError(`“${text.slice(from, from + 20)}” is not arithmetic`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return tokens;
}
