import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createFindTopic } from "../../src/providers/guide/find-topic";
import { guideLanguagesIn } from "../../src/providers/guide/guide-languages";
import { HELP_TOPICS } from "../../src/providers/guide/help-topics";
import { languagesOf } from "../../src/providers/guide/languages-of";

const questions = z.array(z.tuple([z.string(), z.string()]));
const schema = z.object({
  languages: z.record(
    z.string(),
    z.object({ tuned: questions, apart: questions, offTopic: z.array(z.string()) }),
  ),
});

const { languages } = schema.parse(JSON.parse(await readFile("test/guide/short.json", "utf8")));
const finders = new Map(
  Object.entries(guideLanguagesIn("chromium")).map(([language, texts]) => [
    language,
    createFindTopic(texts, language),
  ]),
);

/** What the guide answers in a browser of the language: as there, each likely language is asked. */
function answer(question: string, own: string) {
  for (const language of languagesOf(question, own)) {
    const topic = finders.get(language)?.(question) ?? null;
    if (topic !== null) return { language, id: topic.id };
  }
  return null;
}

it("is asked short questions of every day in each of its languages", () => {
  const ids = new Set<string>(HELP_TOPICS.map(({ id }) => id));
  expect(Object.keys(languages).toSorted()).toEqual([...finders.keys()].toSorted());
  for (const { tuned, apart, offTopic } of Object.values(languages)) {
    expect(tuned.length).toBeGreaterThanOrEqual(10);
    expect(apart.length).toBeGreaterThanOrEqual(10);
    expect(offTopic.length).toBeGreaterThanOrEqual(3);
    expect([...tuned, ...apart].filter(([, id]) => !ids.has(id))).toEqual([]);
    const own = new Set(tuned.map(([question]) => question));
    expect(apart.filter(([question]) => own.has(question))).toEqual([]);
  }
});

describe.each(Object.entries(languages))("short questions in %s", (language, sets) => {
  it("are answered by the right topic, in their own language", () => {
    const wrong = sets.tuned.filter(([question, id]) => {
      const found = answer(question, language);
      return found?.id !== id || found.language !== language;
    });
    expect(wrong).toEqual([]);
  });

  it("are answered so in four fifths of those kept apart", () => {
    const right = sets.apart.filter(([question, id]) => answer(question, language)?.id === id);
    expect(right.length / sets.apart.length).toBeGreaterThanOrEqual(0.8);
  });

  it("about something else are not answered", () => {
    expect(sets.offTopic.filter((question) => answer(question, language) !== null)).toEqual([]);
  });
});
