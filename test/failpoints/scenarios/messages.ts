import { expect } from "vitest";
import { replyTo } from "../answer-server";
import type { Scenario } from "../scenario";
import { watchToText } from "../watch-to-end";
import { ask, begin } from "./first-message";

/** More replies to one question than are read at once. */
const FORKS = 9;

/** What a person does with messages while the worker is awake. */
export const MESSAGE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a message after another",
    thorough: true,
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await stage.panel.saveDraft("two");
    },
    act: async (stage) => {
      await ask(stage, "two");
    },
    atStop: ({ messages, composer_drafts, open_turns = 0 }) => {
      const isStored = messages === 4;
      expect(messages === 2 || isStored).toBe(true);
      // The draft is gone exactly when the message is there.
      expect(composer_drafts).toBe(isStored ? 0 : 1);
      if (!isStored) expect(open_turns).toBe(0);
    },
  },
  {
    name: "a first message",
    cold: true,
    act: async (stage) => {
      await begin(stage);
      await stage.panel.saveDraft("one");
      await ask(stage, "one");
    },
  },
  {
    name: "a message that is stopped",
    prepare: begin,
    act: async ({ panel, browser, server }) => {
      server.answer("part");
      const turn = await panel.send("one");
      await panel.survive(watchToText(browser.page, turn));
      server.answer("whole");
      await panel.call("turn.cancel", { turnId: turn });
      await panel.finish(turn);
    },
  },
  {
    name: "two messages at once",
    atOnce: true,
    prepare: begin,
    act: async ({ panel }) => {
      const turns = await Promise.all([panel.send("one"), panel.send("two")]);
      for (const turn of turns) await panel.finish(turn);
    },
  },
  {
    name: "a second reply",
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel }) => {
      await panel.finish(await panel.retry(panel.ledger.turns[0] ?? ""));
    },
  },
  {
    name: "a draft",
    prepare: begin,
    act: async ({ panel }) => {
      for (const text of ["o", "one", ""]) await panel.saveDraft(text);
      await panel.saveDraft("one");
    },
  },
  {
    name: "a choice of model",
    prepare: begin,
    act: async ({ panel, server }) => {
      await panel.call("model.choose", { provider: "guide", name: "", url: null });
      await panel.call("model.list", {});
      await panel.call("model.choose", { provider: "ollama", name: "", url: server.url });
      await panel.call("model.status", {});
    },
  },
  {
    name: "a branch with forks in it",
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await ask(stage, "two");
      const second = stage.panel.ledger.turns[1] ?? "";
      for (let fork = 0; fork < FORKS; fork += 1) {
        await stage.panel.finish(await stage.panel.retry(second));
      }
    },
    act: async ({ panel }) => {
      const newest = await panel.list({ limit: 3 });
      expect(newest.slice(-2).map(({ text }) => text)).toEqual(["two", replyTo("two")]);
      const older = await panel.list({ before: newest.at(-2)?.id ?? null });
      expect(older.map(({ text }) => text)).toEqual(["one", replyTo("one")]);
    },
  },
];
