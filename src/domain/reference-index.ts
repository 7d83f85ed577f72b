import type { Reference } from "./reference";
import { alikeWords, orderings } from "./reference-forms";

/** A reference that a text speaks of, and in how many words it does. */
export type FoundReference = { readonly reference: Reference; readonly words: number };

export type ReferenceIndex = {
  /** Those of which a name stands in the text; the longest name first, then what was mentioned last. */
  readonly find: (text: string) => readonly FoundReference[];
};

/** A tree of words: a name is found by going on from word to word, however many others there are. */
type Node = { readonly next: Map<string, Node>; readonly ends: Reference[] };

/** What finds references by their names, their aliases, and what they are called where they come from. */
export function indexReferences(references: readonly Reference[]): ReferenceIndex {
  const root = makeNode();
  for (const reference of references) {
    const { name, target, aliases } = reference;
    for (const called of new Set([name, target, ...aliases])) {
      for (const words of orderings(alikeWords(called))) enter(root, words, reference);
    }
  }
  return { find: (text) => find(root, alikeWords(text)) };
}

/** The one that is meant: no other of another target is named in as many words. */
export function onlyMeant(found: readonly FoundReference[]): Reference | null {
  const [first, second] = found;
  if (first === undefined || first.words === second?.words) return null;
  return first.reference;
}

function makeNode(): Node {
  return { next: new Map(), ends: [] };
}

function enter(root: Node, words: readonly string[], reference: Reference): void {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? makeNode();
    node.next.set(word, next);
    node = next;
  }
  if (node !== root && node.ends.at(-1) !== reference) node.ends.push(reference);
}

function find(root: Node, words: readonly string[]): readonly FoundReference[] {
  const longest = new Map<Reference, number>();
  for (let from = 0; from < words.length; from += 1) {
    let node: Node | undefined = root;
    for (let at = from; node !== undefined; at += 1) {
      const length = at - from;
      for (const one of node.ends) longest.set(one, Math.max(longest.get(one) ?? 0, length));
      node = node.next.get(words[at] ?? "");
    }
  }
  return [...longest]
    .map(([reference, length]) => ({ reference, words: length }))
    .sort((a, b) => b.words - a.words || b.reference.mentionedAt - a.reference.mentionedAt);
}
