const ROLES = ["system", "user", "assistant", "tool"];

/**
 * Lines that somebody who reads over marks, case and blanks takes for a role label. Written without
 * the product's own rule, and looser: it is to find what that would miss.
 */
export function countLabelLines(text: string): number {
  return text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter(isLabel).length;
}

function isLabel(line: string): boolean {
  const parts = line.match(/\p{Letter}+|\P{Letter}+/gu) ?? [];
  const [first = "", ...rest] = parts.filter((part, at) => at > 0 || /\p{Letter}/u.test(part));
  if (ROLES.includes(plain(first))) return isEnded(rest[0]);
  const [between = "", second = "", after] = rest;
  const isHeader = plain(first) === "previous" && plain(second) === "context";
  return isHeader && !/\p{Number}/u.test(between) && isEnded(after);
}

/** Whether a colon or a bracket closes the label before a number begins something else. */
function isEnded(after = ""): boolean {
  return /[:：\]]/u.test(after.split(/\p{Number}/u)[0] ?? "");
}

/** In small letters of the plain alphabet. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll("ſ", "s");
}
