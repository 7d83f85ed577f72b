/** Numbers from 0 up to 1, the same in every run (a linear congruential generator). */
function createRandom(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const random = createRandom();

function pick(letters: string): string {
  return letters[Math.floor(random() * letters.length)] ?? "";
}

function run(letters: string, length: number): string {
  return Array.from({ length }, () => pick(letters)).join("");
}

function lines(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join("\n");
}

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const LARGE = SMALL.toUpperCase();
const DIGITS = "0123456789";
const HEX = "0123456789abcdef";

const PROSE =
  "The kettle had been on for a while, and nobody in the room wanted to be the first to get up and see to it. ";

const CODE = `export function total(rows: readonly Row[]): number {
  let sum = 0;
  for (const { amount, factor = 1 } of rows) {
    if (amount === null) continue;
    sum += amount * factor;
  }
  return Math.round(sum * 100) / 100;
}`;

const PYTHON = `class Shelf:
    def __init__(self, width):
        self.width = width
        self.books = []

    def add(self, book):
        if sum(b.width for b in self.books) + book.width > self.width:
            raise ValueError("no room left")
        self.books.append(book)`;

const SQL = `SELECT c.name, COUNT(o.id) AS orders, SUM(o.total) AS spent
FROM customers c LEFT JOIN orders o ON o.customer_id = c.id
WHERE o.created_at >= '2026-01-01' GROUP BY c.name HAVING COUNT(o.id) > 3 ORDER BY spent DESC;`;

const HTML = `<section class="card" id="about"><h2>About us</h2><p>We mend <em>old</em> clocks.</p>
<ul><li><a href="/clocks?id=12&amp;sort=age">All clocks</a></li></ul></section>`;

const record = (index: number) => ({
  id: index,
  name: `item ${index}`,
  price: index * 1.25,
  tags: ["a", "b"],
});

const deep = (depth: number): unknown => (depth === 0 ? { end: true } : { child: deep(depth - 1) });

/** Texts that are no prose of one language, by their kind. */
export const MADE_KINDS: Readonly<Record<string, string>> = {
  "prose, English": PROSE.repeat(4),
  "prose, capitals": PROSE.toUpperCase().repeat(3),
  "prose, one line each": PROSE.trim().replaceAll(" ", "\n"),
  "code, TypeScript": CODE,
  "code, Python": PYTHON,
  "code, SQL": SQL,
  "code, HTML": HTML,
  "code, minified": CODE.replace(/\s+/g, " ").replace(/ ?([{}();,=+*<>]) ?/g, "$1"),
  "JSON, indented": JSON.stringify([1, 2, 3, 4].map(record), null, 2),
  "JSON, minified": JSON.stringify([1, 2, 3, 4, 5, 6].map(record)),
  "JSON, deep": JSON.stringify(deep(14), null, 4),
  indentation: lines(40, (index) => `${" ".repeat((index % 9) * 4)}x`),
  tabs: lines(40, (index) => `${"\t".repeat(index % 7)}y = ${index}`),
  "list of words": lines(22, (index) => `- ${PROSE.split(" ")[index]}`),
  table: lines(12, (index) => `| ${index} | row ${index} | ${(index * 7.5).toFixed(2)} | yes |`),
  CSV: lines(14, (index) => `${index},${run(DIGITS, 6)},${run(SMALL, 5)},2026-01-${10 + index}`),
  log: lines(
    8,
    (index) =>
      `2026-11-23T05:0${index}:12.${run(DIGITS, 3)}Z WARN [pool-${index}] took ${run(DIGITS, 4)} ms`,
  ),
  "addresses of pages": lines(
    6,
    () => `https://www.example.com/${run(SMALL, 7)}/${run(HEX, 12)}?q=${run(SMALL, 4)}&page=2`,
  ),
  "file paths": lines(
    8,
    () => `/usr/lib/${run(SMALL, 6)}/modules/${run(SMALL, 5)}-${run(DIGITS, 2)}.so.1`,
  ),
  digits: run(DIGITS, 300),
  "numbers, spaced": Array.from({ length: 60 }, () => run(DIGITS, 4)).join(" "),
  "numbers, decimal": Array.from({ length: 50 }, () => `-0.${run(DIGITS, 7)}`).join(", "),
  hexadecimal: run(HEX, 320),
  "unique ids": lines(8, () => [8, 4, 4, 4, 12].map((length) => run(HEX, length)).join("-")),
  "base64 of text": Buffer.from(PROSE.repeat(3)).toString("base64"),
  "base64 of bytes": Buffer.from(
    Array.from({ length: 240 }, () => Math.floor(random() * 256)),
  ).toString("base64"),
  protein: run("ACDEFGHIKLMNPQRSTVWY", 320),
  DNA: run("ACGT", 320),
  "random letters": run(SMALL, 320),
  "random letters, words": Array.from({ length: 50 }, () => run(SMALL, 7)).join(" "),
  "random letters, both cases": run(SMALL + LARGE, 300),
  "random letters and digits": run(SMALL + LARGE + DIGITS, 300),
  emoji: "😀 👩🏽‍🚀 🎉 ❤️ 👍🏿 🇩🇪 🏳️‍🌈 ☕ 🥐 🚲 ".repeat(4),
  mathematics: "∀x∈ℝ: ∫₀^∞ e^(−x²) dx = √π⁄2; ∑ᵢ aᵢ ≤ ‖a‖₁, α ≠ β ⇒ ∂f/∂x → 0. ".repeat(3),
  "marks of drawing": lines(8, () => `+${"-".repeat(24)}+ | ${"=".repeat(12)} | ${"*".repeat(9)}`),
  "names in code":
    "getElementsByTagName setRequestHeader maxConcurrentStreams is_valid_utf8 HTTP_STATUS_CODE ".repeat(
      4,
    ),
};
