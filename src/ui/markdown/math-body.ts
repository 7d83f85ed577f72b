/** Characters of one formula above which it stays as it is written. */
const LONGEST = 2_000;

const DELIMITED = [
  /^(\\{1,2})\(([\s\S]+)\1\)$/,
  /^ {0,3}(\\{1,2})\[([\s\S]+)\1\]([\s.,;:]*)$/,
  /^ {0,3}(\$\$)([\s\S]+)\1([\s.,;:]*)$/,
  /^(\$)([^$]+)\1$/,
];
const ENVIRONMENT = /^ {0,3}\\begin\{([a-z]+\*?)\}[\s\S]+\\end\{\1\}([\s.,;:]*)$/i;

/**
 * What stands between the marks of mathematics, with what ends its sentence; null where it has no end
 * yet, or is long.
 */
export function mathBody(source: string): string | null {
  if (source.length > LONGEST) return null;
  if (ENVIRONMENT.test(source)) return source.trim();
  for (const kind of DELIMITED) {
    const [whole, mark, body = "", behind = ""] = kind.exec(source) ?? [];
    if (whole === undefined) continue;
    // Where its marks have their backslash twice, all of it has.
    const tex = mark === "\\\\" ? body.replaceAll("\\\\", "\\") : body;
    return tex.trim() === "" ? null : `${tex.trim()}${behind.trim()}`;
  }
  return null;
}
