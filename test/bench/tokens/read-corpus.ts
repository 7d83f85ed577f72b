import { readFileSync } from "node:fs";

/** One exchange of a conversation. */
export type CorpusTurn = { readonly question: string; readonly reply: string };

/** The turns of a file of `corpus`, in order. */
export function readTurns(name: string): CorpusTurn[] {
  const turns = read(`corpus/${name}.txt`)
    .split(/^\[ask\]\n/m)
    .slice(1);
  return turns.map((turn) => {
    const [question, reply] = turn.split(/^\[reply\]\n/m);
    if (question === undefined || reply === undefined) throw new Error(`${name}: a turn is broken`);
    return { question: question.trim(), reply: reply.trim() };
  });
}

/** The texts of a file of `prior`, in order. */
export function readPriorTexts(name: string): string[] {
  const texts = read(`prior/${name}.txt`)
    .split(/^\[text\]\n/m)
    .slice(1);
  return texts.map((text) => text.trim());
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** The texts of `kinds/languages.txt`, by the language's name. */
export function readLanguages(): Readonly<Record<string, string>> {
  const texts = read("kinds/languages.txt").split(/^\[(.+)\]\n/m);
  const pairs = texts.slice(1).flatMap((name, at, all) => {
    return at % 2 === 0 ? [[name, (all[at + 1] ?? "").trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}
