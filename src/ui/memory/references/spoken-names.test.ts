import { describe, expect, it } from "vitest";
import type { Reference } from "../../../domain/reference";
import { makeAliases } from "../../../domain/reference-aliases";
import { indexReferences } from "../../../domain/reference-index";
import { references as ar } from "../../words/ar/references";
import { references as de } from "../../words/de/references";
import { enReferences } from "../../words/en-references";
import { references as es } from "../../words/es/references";
import { references as fr } from "../../words/fr/references";
import { references as ja } from "../../words/ja/references";
import { references as ko } from "../../words/ko/references";
import { references as pt } from "../../words/pt/references";
import { references as ru } from "../../words/ru/references";
import { references as zh } from "../../words/zh/references";
import { spokenNames } from "./spoken-names";

const CATALOGUES = { en: enReferences, ar, de, es, fr, ja, ko, pt, ru, zh };

const THINGS = [
  { kind: "workflow", name: "Task Management" },
  { kind: "page", name: "The Lake – Herons" },
  { kind: "document", name: "Report.pdf" },
  { kind: "context", name: "Harbour" },
] as const;

function called({ kind, name }: (typeof THINGS)[number]): Reference {
  const ids = { id: crypto.randomUUID(), conversationId: crypto.randomUUID() };
  const rest = { target: "x-1", action: "discussed" as const, mentionedAt: 0 };
  return { ...ids, ...rest, kind, name, aliases: makeAliases({ kind, name }) };
}

describe.each(Object.entries(CATALOGUES))("spokenNames in %s", (_, { references: words }) => {
  it.each(THINGS)("gives of the $kind $name only what a message with it is found by", (thing) => {
    const reference = called(thing);
    const { find } = indexReferences([reference]);
    const names = spokenNames({ aliases: reference.aliases, isMade: true }, words);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(find(name), name).toHaveLength(1);
  });

  it("says its own words for the kind", () => {
    const aliases = ["task", "task workflow"];
    const kind = words.ofKind.workflow("task");
    expect(spokenNames({ aliases, isMade: true }, words)).toEqual(["task", kind]);
  });
});

it("what is mine is said in the language's own way, and not where its own word would say it", () => {
  const made = { aliases: ["task", "my task", "my task workflow"], isMade: true };
  expect(spokenNames(made, de.references)).toEqual(["task", "mein task", "mein Ablauf task"]);
  expect(spokenNames(made, ja.references)).toEqual(["task", "私のtask", "私のtaskワークフロー"]);
  expect(spokenNames(made, ar.references)).toEqual(["task"]);
});

it("names are as the person has written them", () => {
  const aliases = ["my task", "the list"];
  expect(spokenNames({ aliases, isMade: false }, de.references)).toEqual(aliases);
});

it("English ones are those that are made", () => {
  const aliases = makeAliases({ kind: "document", name: "Report.pdf" });
  expect(spokenNames({ aliases, isMade: true }, enReferences.references)).toEqual(aliases);
});
