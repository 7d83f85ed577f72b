import type { ReferenceCard } from "../../../contract/reference";
import { memoryWords } from "../../words/memory-words";

type Words = Pick<typeof memoryWords.references, "mine" | "ofKind">;
type Kind = keyof Words["ofKind"];

const MINE = "my ";

/**
 * The other names of a thing as the person speaks of it: those that were made of its name in their
 * language, in which messages are read as well; those that they have written as they are.
 */
export function spokenNames(
  { aliases, isMade }: Pick<ReferenceCard, "aliases" | "isMade">,
  words: Words = memoryWords.references,
): readonly string[] {
  return isMade ? [...new Set(aliases.flatMap((alias) => toSpoken(alias, words)))] : aliases;
}

/** Nothing for what is mine where the language says that in the thing's own word. */
function toSpoken(alias: string, { mine, ofKind }: Words): readonly string[] {
  const isMine = alias.startsWith(MINE);
  const rest = isMine ? alias.slice(MINE.length) : alias;
  const kinds = Object.keys(ofKind) as Kind[];
  const kind = kinds.find((one) => rest.endsWith(` ${one}`));
  const called = kind === undefined ? rest : ofKind[kind](rest.slice(0, -kind.length - 1));
  if (!isMine) return [called];
  const own = mine(called);
  return own === called ? [] : [own];
}
