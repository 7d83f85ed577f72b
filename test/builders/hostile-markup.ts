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
  "runs of backticks, each longer": runsOf("`", 100),
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
  // Emphasis, of every mark and with what stands beside it.
  "three marks that end and begin": "***a***b",
  "marks around one letter": "*a*",
  "strong around one letter": "**a**",
  "strong within emphasis": "*a **b** ",
  "emphasis within strong": "**a *b* ",
  "ends without a beginning": "a* b** ",
  "beginnings in words": "a*b",
  "underscores in words": "a_b_",
  "marks beside signs": '*"a"* ',
  "runs of stars, each longer": runsOf("*", 100),
  "runs of underscores, each longer": runsOf("_", 100),
  "pairs of tildes": "~~",
  "tildes that never end": "~~a ",
  "emphasis over lines": "*a\n",
  "marks in wide letters": "**漢字。**漢字",
  "escaped marks": "\\*a\\_",
  // Links, references, addresses.
  "links that lead somewhere": "[a](http://b.c) ",
  "links in angle brackets": "[a](<b",
  "links with nested parentheses": "[a]((",
  "links with titles": '[a](b "c") ',
  "links in links": "[a [b](c) ",
  "closed brackets": "]",
  "brackets and parentheses": "[]()",
  "nested images": "![![",
  "images that lead somewhere": "![a](http://b.c/d.png) ",
  "references that are defined": "[a]: b\n\n[a] ",
  "collapsed references": "[a][] ",
  "definitions of many names": definitions(2_000),
  "definitions with titles": "[a]: b 'c\n",
  "labels that never end": "[a\n",
  autolinks: "<http://a.b>",
  "autolinks that never end": "<http://a",
  "addresses that never end": "<a@",
  "addresses with dots": "a.",
  "addresses with underscores": "a_@",
  "mail links": "mailto:a@b.c ",
  "hosts with ports": "http://a.b:1/c?d=e&f ",
  "parentheses behind addresses": "http://a.b/(((",
  "signs behind addresses": "www.a.b.!?",
  "entities behind addresses": "http://a.b&amp;",
  // Entities and HTML.
  "entities of known names": "&amp;&lt;",
  "entities that never end": "&amp",
  "numbers of characters": "&#x202e;",
  "numbers beyond all characters": "&#99999999;",
  "tags that end": "<a></a>",
  "tags with attributes": '<a b="c" ',
  "attributes that never end": '<a b="',
  "nested blocks of html": "<div>",
  scripts: "<script>\n",
  "character data": "<![CDATA[",
  declarations: "<!A ",
  "comments in lines": "<!-- a -->\n",
  "ends of tags": "</a",
  breaks: "a<br>",
  details: "<details><summary>a</summary>\n\n",
  // Blocks.
  "fences in quotes": "> ```\n> a\n",
  "fences in lists": "- ```\n  a\n",
  "fences with names": "```a b c\n```\n",
  "diagrams that end": "```mermaid\nflowchart TD\nA-->B\n```\n",
  "fences, each longer": runsOf("`", 60, "\n"),
  "headings of all depths": "###### a\n# b\n",
  "headings that end": "# a ##########\n",
  "dashes under lines": "a\n-\n",
  "rules of stars": "***\n",
  "rules with blanks": "- - -\n",
  "lines that end with blanks": "a  \n",
  "lines that end with backslashes": "a\\\n",
  "quotes that go on": "> a\nb\n",
  "quotes, each deeper": deeper(">", 60),
  "lists, each deeper": deeper("  ", 60, "- a"),
  "ordered lists, each deeper": deeper("   ", 60, "1. a"),
  "ordered with parentheses": "1) a\n",
  "numbers that rise": Array.from({ length: 500 }, (_, at) => `${at}. a\n`).join(""),
  "lists of other marks": "- a\n+ a\n* a\n",
  "loose lists": "- a\n\n",
  "lists with paragraphs": "- a\n\n  b\n\n",
  "lists and code": "- a\n\n      b\n",
  "tabs before lines": "\t- a\n",
  "tables without ends": "|a|b\n|-|-\n",
  "heads of tables": "a|b\n-|-\n",
  pipes: "|",
  "pipes and dashes": "|-",
  "escaped pipes": "a\\|b\n-|-\n",
  "tables of one column": "|a|\n|-|\n|b|\n\n",
  footnotes: "[^a]: b [^a]\n",
  "footnotes without texts": "[^1][^2]",
  "rows that lack cells": lackingRows(415, 296),
  "tables in one quote, whose rows lack cells": `${quoted(lackingRows(38, 25).repeat(9))}\nAnd on.\n\n`,
  "references to one long address": `${quoted(`[a]: https://x.y${`/${"a".repeat(299)}`.repeat(27)}\n\n${"[a] ".repeat(299)}`)}\n\nAnd on.\n\n`,
  "references to an address in wide letters": `${quoted(`[a]: https://x.y/${"漢".repeat(150)}\n\n${"[a] ".repeat(290)}`)}\n\nAnd on.\n\n`,
  // Mathematics.
  "formulas that end": "\\(a\\) ",
  "formulas in lines that end": "\\[\na\n\\]\n\n",
  "two dollars": "$$",
  "two dollars in lines": "$$\na\n",
  prices: "$1 $",
  "frames of formulas": "\\begin{a}",
  // Characters.
  "directions that never end": "\u202ea\u202bb",
  "marks of directions": "\u200e\u200fa",
  "invisible joiners": "a\u200b\u200da",
  "characters for private use": "\ue000",
  "halves of characters": "\ud83da",
  flags: "🇩🇪🇫🇷",
  "letters of many scripts": "aж漢あ가ع",
  "control characters": "\u0001a\u0007",
  "ends of lines of old": "a\r",
  "both ends of lines": "a\r\n\r\n",
  "lines of control characters in a fence": `\`\`\`\n${`${"\u0001a".repeat(19_000)}\n`.repeat(30)}`,
  "separators of lines": "a\u2028b\u2029",
  "blanks that do not break": "a\u00a0",
  zeros: "\u0000",
  // Mixed.
  "all of it in turn": "*a [b](c `d <e &f; ~~g $h \\(i www.j. k@l |m\n> - # n\n",
  "emphasis and brackets": "*[a",
  "brackets and backticks": "[`a",
  "emphasis and backslashes": "*\\a",
  "entities in links": "[&a;](",
  "html and emphasis": "<a *b ",
  "quotes and tables": "> |a|b|\n> |-|-|\n",
  "lists and tables": "- |a|b|\n  |-|-|\n",
  "lists and quotes and fences": "- > ```\n  > a\n",
  "headings and links": "# [a](\n",
  "mathematics and emphasis": "$*a_b$ ",
  // One block each, short enough to be read as a whole, and apart from the next.
  "long tables apart": `|a|b|c|d|\n|-|-|-|-|\n${"|a|b|c|d|\n".repeat(230)}\n${"And on. ".repeat(100)}\n\n`,
  "long quotes apart": `${"> - > - a\n".repeat(290)}\n${"And on. ".repeat(100)}\n\n`,
  "deep lists in one item": `- a\n${"  - - - - b\n".repeat(290)}\n${"And on. ".repeat(100)}\n\n`,
  "prose that is strong": "Some **strong** words of _prose_, and `code`.\n\n",
};

/** A text of that length, of one thing again and again, behind a line that says what it is. */
export function makeHostile(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** A table of so many columns, with that in each cell of a row. */
function makeWideTable(columns: number, length: number, cell: string): string {
  const row = (each: string) => `|${`${each}|`.repeat(columns)}\n`;
  const rows = row(cell);
  const head = row("a") + row("-");
  return (head + rows.repeat(Math.ceil(length / rows.length))).slice(0, length);
}

/** Tables of 2,000 columns, by what is in each cell. */
const WIDE: Readonly<Record<string, string>> = {
  letters: "b",
  nothing: "",
  emphasis: "*b*",
  entities: "&a;",
  links: "[b](c)",
  "escaped pipes": "\\|",
};

type Make = (length: number) => string;

const MAKERS: ReadonlyMap<string, Make> = new Map([
  ...Object.entries(HOSTILE).map(
    ([name, unit]) => [name, (length: number) => makeHostile(unit, length)] as const,
  ),
  ...Object.entries(WIDE).map(
    ([name, cell]) =>
      [
        `a table of 2,000 columns: ${name}`,
        (length: number) => makeWideTable(2_000, length, cell),
      ] as const,
  ),
]);

/** What the hostile texts are made of. */
export const HOSTILE_NAMES: readonly string[] = [...MAKERS.keys()];

/** The hostile text made of that, so long; without the others, which are more than a hundred times as much. */
export function hostileText(name: string, length: number): string {
  const make = MAKERS.get(name);
  if (make === undefined) throw new Error(`no hostile text of ${name}`);
  return make(length);
}

/** Every hostile text there is, so long each, by what it is made of. */
export function hostileTexts(length: number): readonly (readonly [string, string])[] {
  return HOSTILE_NAMES.map((name) => [name, hostileText(name, length)] as const);
}

/** Runs of one sign, each longer by one than that before it. */
function runsOf(sign: string, count: number, end = "! "): string {
  return Array.from({ length: count }, (_, index) => sign.repeat(index + 1) + end).join("");
}

/** Lines that each begin with one mark more. */
function deeper(mark: string, count: number, end = " a"): string {
  return Array.from({ length: count }, (_, index) => `${mark.repeat(index + 1)}${end}\n`).join("");
}

function quoted(text: string): string {
  return text.replace(/^/gm, "> ");
}

/** A wide head, and rows of one cell. */
function lackingRows(columns: number, rows: number): string {
  return `${"a|".repeat(columns)}\n${"-|".repeat(columns)}\n${"a\n".repeat(rows)}\n`;
}

function definitions(count: number): string {
  return Array.from({ length: count }, (_, index) => `[a${index}]: b\n`).join("");
}
