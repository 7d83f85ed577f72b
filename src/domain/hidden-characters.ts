/**
 * What nobody sees, and what acts all the same where it is pasted or read by a model: control characters
 * but for tab and line ends, and all that Unicode has drawn as nothing: marks that turn the order of the
 * text around, what has no width, fillers, tags, selectors of variants; marks of annotations, too.
 */
const UNSEEN =
  "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Default_Ignorable_Code_Point}";

/** What has nothing that could be joined, or drawn otherwise, behind it. */
const NOTHING = `[\\p{ASCII}\\s${UNSEEN}]`;

/**
 * Without these words and pictures fall apart; where they have no place they are hidden, as they could
 * tell a model a text of their own. They have one behind a letter or a picture and in what `JOINER_CONTEXTS` names.
 */
const JOINERS = "[\\u200c\\u200d\\ufe0f]";

/** An Arabic ending behind a Latin word, a picture behind one that has U+FE0F, and keys as 1️⃣. */
const JOINER_CONTEXTS = [
  "(?<=[0-9A-Za-z]\\u200c)\\p{Script=Arabic}",
  `(?<=(?!${NOTHING}).\\ufe0f\\u200d)\\p{Extended_Pictographic}`,
  "(?<=[0-9#*]\\ufe0f)\\u20e3",
].join("|");

const HIDDEN = new RegExp(
  `[${UNSEEN}](?<!${JOINERS})|\\r(?!\\n)|${JOINERS}(?<=(?:^|${NOTHING}).)(?!${JOINER_CONTEXTS})`,
  "gu",
);

/** The text without its hidden characters. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, "");
}

/** The text with line ends of older systems as new lines: without hidden characters words would be joined there. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, "\n");
}

/** How many hidden characters a text has. */
export function countHidden(text: string): number {
  return text.match(HIDDEN)?.length ?? 0;
}

/** The text with its hidden characters named, as in [U+202E]. */
export function nameHidden(text: string): string {
  return text.replace(HIDDEN, (one) => {
    const point = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${point}]`;
  });
}

/** JSON that says the same with the hidden characters of its texts escaped: as in \u202e. */
export function escapeHidden(json: string): string {
  return json.replace(HIDDEN, (one) =>
    Array.from({ length: one.length }, (_, at) => escapeUnit(one.charCodeAt(at))).join(""),
  );
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
