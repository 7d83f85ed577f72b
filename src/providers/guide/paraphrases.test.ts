import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ENGLISH_GUIDE } from "../../../test/builders/english-guide";
import { createFindTopic } from "./find-topic";
import { HELP_TOPICS } from "./help-topics";

const findTopic = createFindTopic(ENGLISH_GUIDE, "en");

const schema = z.object({
  questions: z.array(z.tuple([z.string(), z.string()])),
  offTopic: z.array(z.string()),
});

async function read(name: string) {
  const url = new URL(`../../../test/guide/${name}.json`, import.meta.url);
  return schema.parse(JSON.parse(await readFile(url, "utf8")));
}

/** The share of the questions that the right topic answers, and of the others that none does. */
async function measure(name: string) {
  const { questions, offTopic } = await read(name);
  const right = questions.filter(([question, id]) => findTopic(question)?.id === id);
  const unknown = offTopic.filter((question) => findTopic(question) === null);
  return { right: right.length / questions.length, unknown: unknown.length / offTopic.length };
}

it("of 60 questions kept apart, the guide answers four fifths by the right topic at once", async () => {
  const { questions } = await read("kept-apart");
  expect(questions).toHaveLength(60);
  expect((await measure("kept-apart")).right).toBeGreaterThanOrEqual(0.8);
});

it("says of 20 questions about something else that it does not know", async () => {
  const { offTopic } = await read("kept-apart");
  expect(offTopic).toHaveLength(20);
  expect((await measure("kept-apart")).unknown).toBe(1);
});

it("is tuned on 60 other questions alone", async () => {
  const [apart, development] = await Promise.all([read("kept-apart"), read("development")]);
  const known = new Set(development.questions.map(([question]) => question));
  expect(development.questions).toHaveLength(60);
  expect(apart.questions.filter(([question]) => known.has(question))).toEqual([]);
  const ids = new Set<string>(HELP_TOPICS.map(({ id }) => id));
  expect([...apart.questions, ...development.questions].filter(([, id]) => !ids.has(id))).toEqual(
    [],
  );
  expect(await measure("development")).toMatchObject({ unknown: 1 });
});
