import { MAX_ALIAS, MAX_ALIASES, type Reference, type ReferenceKind } from "./reference";
import { referenceWords } from "./reference-words";

/** What each kind is called when somebody speaks of one. */
const KIND_WORDS: Readonly<Record<ReferenceKind, readonly string[]>> = {
  workflow: ["workflow"],
  page: ["page"],
  document: ["document", "file"],
  context: ["context"],
};

const ARTICLES: readonly string[] = ["a", "an", "the", "my", "our"];

/** A title before the name of its site, and a file's name before its ending. */
const AFTER_TITLE = /\s+[–—|·]\s.*$/u;
const FILE_ENDING = /\.[\p{L}\p{N}]{1,5}$/u;

/**
 * What else a thing may be called, by its name and its kind: `Task Management` gives `task
 * management`, `my task`, `task management workflow` and the like. Folded as `referenceWords` folds.
 */
export function makeAliases({ name, kind }: Pick<Reference, "name" | "kind">): string[] {
  const whole = referenceWords(name);
  const kinds = KIND_WORDS[kind];
  const own = withoutEnds(referenceWords(baseOf(name, kind)), kinds);
  const first = own.slice(0, 1);
  const called = [own, first.join("").length > 1 ? first : []].filter((words) => words.length > 0);
  const made = [
    whole,
    own,
    ...called.flatMap((words) => [
      ["my", ...words],
      ...kinds.flatMap((kindWord) => [
        [...words, kindWord],
        ["my", ...words, kindWord],
      ]),
    ]),
  ].map((words) => words.join(" "));
  const fitting = made.filter((alias) => alias.length > 1 && alias.length <= MAX_ALIAS);
  return [...new Set(fitting)].slice(0, MAX_ALIASES);
}

function baseOf(name: string, kind: ReferenceKind): string {
  if (kind === "page") return name.replace(AFTER_TITLE, "");
  return kind === "document" ? name.replace(FILE_ENDING, "") : name;
}

/** The words without an article before them, and without what says of which kind it is. */
function withoutEnds(words: readonly string[], kinds: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !ARTICLES.includes(word));
  const bare = words.slice(Math.max(0, from));
  const last = bare.at(-1);
  return bare.length > 1 && last !== undefined && kinds.includes(last) ? bare.slice(0, -1) : bare;
}
