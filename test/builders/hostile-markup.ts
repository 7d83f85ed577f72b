/** What a lexer of markdown may take a time for that grows faster than the text; each is repeated. */
export const HOSTILE: Readonly<Record<string, string>> = {
  "nested list marks": "* * * x\n",
  "list marks in one line": "* ",
  "list marks with a word": "- a - ",
  "indented list lines": "- a\n  - b\n    - c\n      - d\n",
  "ordered list": "1. a\n",
  "list of nothing": "-\n",
  tasks: "- [ ] a\n",
  quotes: "> ",
  "quotes in lines": "> > > a\n",
  "quote and list": "> - > - a\n",
  emphasis: "*a **a *a ",
  "strong beginnings": "***a ",
  "emphasis that never ends": "*a",
  underscores: "_",
  "words and underscores": "_a __a ",
  "both kinds": "*_a_* _*",
  strikethrough: "~~a ~b~ ",
  backticks: "`a ``b ```c ",
  "one backtick": "`a",
  "long runs of backticks, none as long as another": `a ${"`".repeat(6_000)}! ${"`".repeat(2_900)}! ${"`".repeat(2_901)}! `,
  "runs of backticks, each longer": runsOfBackticks(100),
  "what only looks like code in a list": `- a \`\`\`b\n\n  ${"[".repeat(5_000)} \`\`\`\n`,
  "blank lines in a fence": `\`\`\`\n${"\n".repeat(30_000)}a`,
  brackets: "[",
  "empty links": "[](",
  "open links": "[a](b",
  "open titles": '[a](b "',
  images: "![a](",
  "nested brackets": "[[a]",
  definitions: "[a]: b\n",
  references: "[a][b] ",
  "angle brackets": "<",
  tags: "<a ",
  "html lines": "<div>\n",
  comments: "<!--",
  "processing instructions": "<?",
  "www.": "www.a.",
  "http://": "http://a",
  addresses: "a.a.@",
  "many ats": "a@b.",
  entities: "&a;",
  numbers: "&#",
  backslashes: "\\",
  "formulas in brackets": "\\(",
  "formulas in lines": "\\[\n",
  dollars: "$",
  "dollars and letters": "$a",
  "table rows": "| a | b |\n|---|---|\n| c | d |\n",
  headings: "# a\n",
  underlined: "a\n=\n",
  rules: "---\n",
  fences: "```\na\n",
  "fences of tildes": "~~~a\n",
  "indented code": "    a\n\n",
  blanks: " ",
  "blank lines": "\n \n",
  "short paragraphs": "a\n\n",
  "a word without end": "a",
  "words of 1,999 letters": `${"a".repeat(1_999)} `,
  "words of 299 letters": `${"a".repeat(299)} `,
  "blanks and a letter": `${" ".repeat(299)}a`,
  digits: "1234567890 ",
  "text from right to left": "שלום عالم ",
  joiners: "👩‍👩‍👧‍👦",
  "marks above letters": "a\u0301\u0301\u0301",
  "isolated directions": "\u2067a\u2066b",
};

/** A text of that length, of one thing again and again, behind a line that says what it is. */
export function makeHostile(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** A table of so many columns, twice as many rows as fit into the length at most. */
export function makeWideTable(columns: number, length: number): string {
  const row = (cell: string) => `|${cell.repeat(columns)}\n`;
  const head = row("a|") + row("-|");
  return (head + row("b|").repeat(Math.ceil(length / (2 * columns)))).slice(0, length);
}

function runsOfBackticks(count: number): string {
  return Array.from({ length: count }, (_, index) => `${"`".repeat(index + 1)}! `).join("");
}
