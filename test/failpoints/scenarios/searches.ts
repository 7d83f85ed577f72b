import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallInput } from "../../../src/contract/contract";
import { importConversations } from "../import-conversations";
import type { Scenario, Stage } from "../scenario";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

type Panel = Stage["panel"];
type Scope = Partial<Pick<CallInput<"search.find">, "contextId" | "conversationId" | "kinds">>;

const LETTERS = { name: "Letters", systemPrompt: "You write letters." };
const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };

/** An index is made beside what is asked for. */
const SOON = { timeout: 8_000, interval: 30 };

/** More conversations than are read one by one whatever is known of them, and as many again. */
const MANY = 140;

/** What a person looks for, and finds however long ago it was said. */
export const SEARCH_SCENARIOS: readonly Scenario[] = [
  {
    name: "a search in all that was said and is remembered",
    expectedRows: { conversations: 2, contexts: 2, messages: 8, facts: 1, archival_entries: 1 },
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      for (const question of ["a heron", "two"]) await ask(stage, question);
      await panel.finish(await panel.edit("two", "zwei"));
      const { contextId } = (await panel.open()).conversation;
      const fact = { contextId, key: "bird", value: "the heron", undoId: randomUUID() };
      await panel.call("fact.keep", fact);
      const note = { contextId, text: "The heron again.", tags: [], messageId: null };
      await panel.call("archive.insert", { id: randomUUID(), ...note });
      await makeArchived(stage);
    },
    act: async ({ panel }) => {
      const { contextId, id: conversationId } = (await panel.open()).conversation;
      const said = "message user a heron";
      const memory = ["archival The heron again.", "fact bird: the heron"];
      const letters = "message user heron in the letter archived";
      await untilFound(panel, "heron from:user", {}, [said, letters]);
      await untilFound(panel, "heron", { contextId, kinds: ["fact", "archival"] }, memory);
      await untilFound(panel, "heron in:letters from:user", {}, [letters]);
      // The branch that was left is found, too.
      const turns = { conversationId, kinds: ["message" as const] };
      await untilFound(panel, "from:user two", turns, ["message user two aside"]);
      await untilFound(panel, "from:user zwei", turns, ["message user zwei"]);
      const noted = { contextId, query: "heron", skip: 0, limit: 9 };
      expect((await panel.call("archive.search", noted)).total).toBe(1);
      const found = await panel.call("conversation.list", { ...ALL, query: "a heron" });
      expect(found.conversations.map(({ conversation }) => conversation.id)).toEqual([
        conversationId,
      ]);
    },
  },
  {
    name: "a search that follows what is said and deleted",
    // Of what was deleted the rows stay, empty.
    expectedRows: { conversations: 2, messages: 4 },
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "a heron");
      const first = panel.conversationId();
      await makeConversation(stage);
      panel.use(first);
      await untilFound(panel, "heron from:user", {}, ["message user a heron"]);
    },
    act: async (stage) => {
      const { panel } = stage;
      await ask(stage, "an egret");
      await untilFound(panel, "egret from:user", {}, ["message user an egret"]);
      const { contextId, id: conversationId } = (await panel.open()).conversation;
      const ids = (await panel.list()).slice(0, 2).map(({ id }) => id);
      const what = { type: "ids" as const, ids };
      await panel.call("message.delete", { contextId, conversationId, what });
      panel.forget("a heron");
      await untilFound(panel, "heron from:user", {}, []);
    },
  },
  {
    name: "a search in very many conversations",
    foreign: true,
    slow: true,
    expectedRows: { conversations: MANY + 1, messages: 3 * MANY, forks: MANY },
    prepare: async (stage) => {
      await begin(stage);
      await importConversations(
        stage,
        Array.from({ length: MANY }, (_, rank) => ({ id: `c${rank}`, rank })),
      );
    },
    act: async ({ panel }) => {
      const input = { query: "text", contextId: null, conversationId: null, kinds: [] };
      const look = async () => {
        const { isWhole, total } = await panel.call("search.find", {
          ...input,
          skip: 0,
          limit: 10,
        });
        return isWhole ? total : null;
      };
      await expect.poll(look, SOON).toBe(3 * MANY);
    },
  },
];

/** A context of letters in which something was said, and that was archived since. */
async function makeArchived(stage: Stage): Promise<void> {
  const { panel } = stage;
  const first = panel.conversationId();
  const id = randomUUID();
  await panel.call("context.create", { id, fields: LETTERS });
  const made = { id: randomUUID(), channel: "side-panel", contextId: id } as const;
  await panel.call("conversation.create", { ...made, temporary: false });
  panel.use(made.id);
  await ask(stage, "heron in the letter");
  await panel.call("context.archive", { id });
  panel.use(first);
  await panel.call("conversation.show", { conversationId: first });
  // It is listed in the other one.
  panel.forget("heron in the letter");
}

/** Asks until the index is whole and has these texts, and no others, in whatever order. */
async function untilFound(
  panel: Panel,
  query: string,
  scope: Scope,
  texts: readonly string[],
): Promise<void> {
  const all = { contextId: null, conversationId: null, kinds: [], ...scope };
  const look = async () => {
    const { found, isWhole } = await panel.call("search.find", {
      query,
      ...all,
      skip: 0,
      limit: 20,
    });
    if (!isWhole) return null;
    return found
      .map(({ kind, speaker, snippet: { text }, isShown, isArchived }) =>
        [kind, speaker, text, isShown ? null : "aside", isArchived ? "archived" : null]
          .filter((part) => part !== null)
          .join(" "),
      )
      .sort();
  };
  await expect.poll(look, SOON).toEqual([...texts].sort());
}
