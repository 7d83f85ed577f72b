import { describe, expect, it } from "vitest";
import { addProgram, call, makePrograms, textOf } from "../../../test/builders/make-programs";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";

const NAME = "Karl Meier";
const SCHEME = "mcp-llm-generator://";
const PERSON = { who: "person", share: null, why: "" } as const;
/** Some of it is before the place where what a program is told is cut, and some behind it. */
const upTo = (length: number) => "a ".repeat(length / 2 - 2);

/** A program in whose person's texts the name is everywhere, and is hidden from models. */
async function setup() {
  const harness = await makeStore();
  const search = indexer(harness.store, makeHost());
  const world = await makePrograms({ harness, search });
  const { app, store, contextId } = world;
  const question = `violin: ${upTo(212)}${NAME} plays it`;
  await sayTurn(harness, question, `${NAME} has a violin.`);
  const { conversationId } = world;
  await store.conversations.rename({ conversationId, title: `Violin of ${NAME}` });
  const { version } = (await store.contexts.get(contextId)).context;
  const personality = `${upTo(200)}${NAME} taught you.`;
  const fields = { name: `For ${NAME}`, systemPrompt: `You help ${NAME}.`, personality };
  await store.contexts.update({ id: contextId, version, fields });
  const texts = { name: `Of ${NAME}`, description: NAME, systemPrompt: `Help ${NAME}.` };
  const free = { type: NAME, [NAME]: { calls: 4711 } };
  const presetId = crypto.randomUUID();
  const preset = { ...texts, defaultPersonality: `As ${NAME}.`, metadata: free };
  await store.presets.create({ id: presetId, fields: preset });
  const blockId = crypto.randomUUID();
  const about = { label: `About ${NAME}`, description: `Who ${NAME} is`, type: "working" } as const;
  const schema = { kind: "text", viewport: null } as const;
  const page = { ...about, pinned: false, permission: "ReadWrite", schema } as const;
  await store.memory().blocks.add({ id: blockId, contextId, fields: page });
  const edits = [{ op: "set-text", text: `The violin is ${NAME}'s.` }] as const;
  await app.blockDocs().edit({ id: blockId, version: null, edits, by: PERSON });
  await untilWhole(search);
  await store.settings.update((current) => ({
    ...current,
    prompt: {
      ...current.prompt,
      redactions: [
        { kind: "word", text: NAME, when: "sent" },
        { kind: "pattern", text: "####", when: "sent" },
      ],
    },
  }));
  return { ...world, search, presetId, ...(await addProgram(world)) };
}

describe("what the person hides from models", () => {
  it("E-051 is told to no program, whichever tool or resource it asks", async () => {
    const { contextId, presetId, connection } = await setup();
    const tools = [
      call("context-manage", { action: "list" }),
      call("context-manage", { action: "get", contextId }),
      call("personality-preset-manage", { action: "list", pageSize: 50 }),
      call("personality-preset-manage", { action: "get", presetId }),
      call("conversation-manage", { action: "list", contextId }),
      call("memory-read", { contextId }),
      call("search", { query: "violin" }),
      call("context-chat", { contextId, message: "hello" }),
    ];
    for (const request of tools) {
      const answer = await connection.ask("tools/call", request);
      expect(textOf(answer), request.name).toContain("[redacted]");
      expect(JSON.stringify(answer), request.name).not.toMatch(/Karl|Meier|4711/);
    }
    const paths = ["contexts", `context/${contextId}`, "personality-presets", `preset/${presetId}`];
    for (const path of paths) {
      const answer = JSON.stringify(
        await connection.ask("resources/read", { uri: `${SCHEME}${path}` }),
      );
      expect(answer, path).toContain("[redacted]");
      expect(answer, path).not.toMatch(/Karl|Meier|4711/);
    }
  });

  it("is what a block's window leaves out, too, whatever a program looks for", async () => {
    const { app, store, contextId, connection, search } = await setup();
    const id = crypto.randomUUID();
    const about = { label: "trips", description: "", type: "working", pinned: true } as const;
    const schema = { kind: "log", displayLimit: 1 } as const;
    const fields = { ...about, permission: "ReadWrite", schema } as const;
    await store.memory().blocks.add({ id, contextId, fields });
    const edits = ["The zeppelin left at noon.", "The ferry came."].map((text) => {
      return { op: "append-entry", entry: { at: 1_000, text } } as const;
    });
    await app.blockDocs().edit({ id, version: null, edits, by: PERSON });
    await untilWhole(search);
    const ask = async (query: string) =>
      textOf(await connection.ask("tools/call", call("search", { query, contextId })));
    for (const query of ["zeppelin", "zeppelin Atlantis", "ferry"]) {
      expect(await ask(query), query).not.toContain("noon");
    }
    expect(await ask("ferry")).toContain("The ferry came.");
  });

  it("takes nothing from ids, times and kinds, by which a program asks on", async () => {
    const { store, contextId, connection } = await setup();
    const rules = ["####-##-##", "????????-????-????-????-????????????"];
    const words = ["user", "assistant", "working", "message", "preset-calm-counselor"];
    const redactions = [
      ...rules.map((text) => ({ kind: "pattern", text, when: "sent" }) as const),
      ...words.map((text) => ({ kind: "word", text, when: "sent" }) as const),
    ];
    const read = async (request: ReturnType<typeof call>) =>
      JSON.parse(textOf(await connection.ask("tools/call", request)));
    const list = call("conversation-manage", { action: "list", contextId });
    const pages = call("memory-read", { contextId, type: "working" });
    const presets = call("personality-preset-manage", { action: "list" });
    const before = (await read(list)).conversations;
    await store.settings.update((current) => ({
      ...current,
      prompt: { ...current.prompt, redactions },
    }));
    const bare = (all: readonly object[]) => all.map((one) => ({ ...one, content: "" }));
    expect(bare((await read(list)).conversations)).toEqual(bare(before));
    expect((await read(pages)).blocks).toMatchObject([{ type: "working" }, { type: "working" }]);
    const ids = (await read(presets)).presets.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(BUILT_IN_PRESETS.map(({ id }) => id)));
  });
});
