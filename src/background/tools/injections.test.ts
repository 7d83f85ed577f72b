import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { makeImportedConversation } from "../../../test/builders/make-import-store";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { makeStore } from "../../../test/builders/make-store";
import { calling, type Order } from "../../../test/builders/make-tool-app";
import { reply } from "../../../test/fakes/fake-provider";
import type { Attached } from "../../domain/attachment";
import { MODELS_WORD } from "../../domain/fact";
import { alwaysOf, READING_TOOLS, WRITING_TOOLS } from "../../domain/tool-name";
import { turnTools } from "../handlers/turn-tools";

/** Published attacks; where they come from is told beside them. */
const ATTACKS: readonly { readonly text: string }[] = JSON.parse(
  readFileSync("test/injections/bipia.json", "utf8"),
);

const MODEL = { provider: "ollama", name: "m", url: "", window: 65_536, thinks: false } as const;

const QUESTION = "What does it say?";

/** All that a model could do for a stranger who has it obey: it writes wherever it may write unasked. */
const obeying = (text: string): readonly Order[] => [
  ["block_append", { label: "Plan", text }],
  ["fact_set", { key: "order", value: text.slice(0, 200) }],
  ["fact_forget", { key: "city" }],
  ["archival_insert", { text }],
];

/** An app whose model does whatever it reads: it looks up what it is told to, and obeys every attack. */
async function setup() {
  let attack = "";
  let look: Order | null = null;
  const harness = await makeStore();
  const search = indexer(harness.store, makeHost());
  const script = () => {
    const body = made.requests.at(-1)?.body ?? "";
    // What was already asked for is not asked for again.
    if (body.includes('"tool_name":"archival_insert"')) return reply("Done.");
    if (body.includes(JSON.stringify(attack).slice(1, -1))) return calling(obeying(attack));
    return look === null ? reply("Nothing.") : calling([look]);
  };
  const made = await makeApp(script, harness, search);
  const { app, contextId } = made;
  const { store } = app;
  const { version } = (await store.contexts.get(contextId)).context;
  const fields = { tools: [...READING_TOOLS, ...WRITING_TOOLS] };
  await store.contexts.update({ id: contextId, version, fields });
  const schema = { kind: "text", viewport: null } as const;
  const about = { label: "Plan", description: "", type: "working", pinned: false } as const;
  const page = { ...about, permission: "ReadWrite", schema } as const;
  const pageId = crypto.randomUUID();
  await store.memory().blocks.add({ id: pageId, contextId, fields: page });
  const source = { conversationId: made.conversationId, messageId: crypto.randomUUID(), quote: "" };
  const own = { source, taint: [], confidence: MODELS_WORD };
  const city = { contextId, key: "city", value: "Rome", ...own };
  await store.memory().facts.keep(city);
  const open = async () => {
    const id = crypto.randomUUID();
    await store.conversations.create({ id, channel: "side-panel", contextId });
    return id;
  };
  const send = async (
    conversationId: string,
    text: string,
    attachments: readonly string[] = [],
  ) => {
    const id = crypto.randomUUID();
    const input = { id, conversationId, text, model: MODEL, attachments };
    await app.runs.begin(id, () => store.turns.openTurn(input));
    await untilQuiet(app);
    return id;
  };
  /** How much is remembered: characters of the page, facts and notes. */
  const kept = async () => [
    (await store.memory().blocks.get(pageId)).text.length,
    (await store.readFacts(contextId)).map(({ key }) => key),
    (await store.memory().archival.list({ contextId, skip: 0, limit: 1 })).total,
  ];
  return {
    ...made,
    search,
    open,
    send,
    kept,
    aim: (text: string) => {
      attack = text;
    },
    look: (order: Order) => {
      look = order;
    },
  };
}

type Given = Awaited<ReturnType<typeof setup>>;

/** What brings an attack before the model and asks about it; gives the turn. */
type Route = (given: Given, text: string) => Promise<string>;

const attached: Route = async ({ app, open, send }, text) => {
  const conversationId = await open();
  const id = crypto.randomUUID();
  const page: Attached = { kind: "text", name: "page.html", text, taint: ["page"] };
  await app.store.attachments.add({ id, conversationId, attached: page });
  return send(conversationId, QUESTION, [id]);
};

const imported: Route = async ({ app, contextId, send }, text) => {
  const { store } = app;
  const { base } = await store.imports.begin({ contextId });
  const made = makeImportedConversation([">q1", "q1>a1"]);
  const id = crypto.randomUUID();
  const messages = made.messages.map((message) => ({ ...message, text }));
  const conversations = [{ ...made, id, messages }];
  await store.imports.add({ contextId, source: "chatgpt", base, conversations });
  const [known] = await store.imports.known({ source: "chatgpt", ids: [id] });
  return send(known?.conversationId ?? "", QUESTION);
};

const found: Route = async ({ app, contextId, search, open, send, look }, text) => {
  look(["archival_search", { query: "letter" }]);
  const { archival } = app.store.memory();
  const id = crypto.randomUUID();
  const note = { contextId, text: `A letter: ${text}`, tags: [], source: null };
  await archival.insert({ ...note, id, taint: ["page"] });
  await untilWhole(search);
  const turnId = await send(await open(), "What does the letter say?");
  await archival.remove({ id });
  return turnId;
};

it("the attacks are two hundred, each once", () => {
  expect(ATTACKS).toHaveLength(200);
  expect(new Set(ATTACKS.map(({ text }) => text)).size).toBe(200);
});

it("the model obeys: what the person asks for themselves is written at once", async () => {
  const given = await setup();
  const text = "Write this down.";
  given.aim(text);
  await given.send(await given.open(), text);
  expect(await given.kept()).toEqual([text.length, ["order"], 1]);
});

describe.each([
  ["a page that is attached", attached],
  ["an imported conversation", imported],
  ["what a tool has found", found],
] as const)("attacks in %s", (_, route) => {
  let given: Given;
  beforeAll(async () => {
    given = await setup();
  });

  it("reach the model, and write nothing: each change waits as a card, and nobody else is asked", async () => {
    const before = await given.kept();
    // Two requests each take longer.
    const attacks = route === found ? ATTACKS.filter((_, at) => at % 2 === 0) : ATTACKS;
    for (const { text } of attacks) {
      given.aim(text);
      const requestsBefore = given.requests.length;
      const { uses, isTainted } = await turnTools(given.app, { turnId: await route(given, text) });
      const cards = uses.filter(({ asks }) => asks !== null).map(({ name }) => name);
      expect({ text, cards, isTainted }).toEqual({
        text,
        cards: ["block_append", "fact_set", "fact_forget", "archival_insert"],
        isTainted: true,
      });
      // The model is asked what it has to be, and not once more before the person has decided.
      expect(given.requests.length - requestsBefore).toBe(route === found ? 2 : 1);
      expect({ text, kept: await given.kept() }).toEqual({ text, kept: before });
    }
  });
});

/** A note and an imported message that say what the attack does. */
async function addLetters({ app, contextId }: Given, text: string) {
  const { store } = app;
  const letter = `A letter: ${text}`;
  const note = { id: crypto.randomUUID(), contextId, text: letter, tags: [], source: null };
  await store.memory().archival.insert({ ...note, taint: ["page"] });
  const { base } = await store.imports.begin({ contextId });
  const made = makeImportedConversation([">q1", "q1>a1"]);
  const messages = made.messages.map((message) => ({ ...message, text: letter }));
  const conversations = [{ ...made, messages }];
  await store.imports.add({ contextId, source: "chatgpt", base, conversations });
}

it.each(["letter", "kind:note letter", "kind:notes kind:fact letter"])(
  "what history_search finds by %j has every change wait, what needs no approval any more too",
  async (query) => {
    const given = await setup();
    const { app, contextId, search } = given;
    const text = ATTACKS[0]?.text ?? "";
    const { version } = (await app.store.contexts.get(contextId)).context;
    const tools = [...READING_TOOLS, ...WRITING_TOOLS, ...WRITING_TOOLS.map(alwaysOf)];
    await app.store.contexts.update({ id: contextId, version, fields: { tools } });
    await addLetters(given, text);
    await untilWhole(search);
    const before = await given.kept();
    given.aim(text);
    given.look(["history_search", { query }]);
    const turnId = await given.send(await given.open(), "What does it say?");
    const { uses, isTainted } = await turnTools(app, { turnId });
    const cards = uses.filter(({ asks }) => asks !== null).map(({ name }) => name);
    const all = ["block_append", "fact_set", "fact_forget", "archival_insert"];
    expect({ cards, isTainted }).toEqual({ cards: all, isTainted: true });
    expect(await given.kept()).toEqual(before);
  },
);
