import type { SearchIndexer } from "../../src/background/search/search-indexer";
import type { Permission } from "../../src/domain/block";
import type { BlockSchema } from "../../src/domain/block-schema";
import type { ModelEvent } from "../../src/domain/provider";
import { READING_TOOLS, WRITING_TOOLS } from "../../src/domain/tool-name";
import type { ToolRule } from "../../src/domain/tool-rule";
import { reply } from "../fakes/fake-provider";
import { makeApp, untilQuiet } from "./make-app";
import type { StoreHarness } from "./make-store";

/** What a model asks of a tool. */
export type Order = readonly [name: string, args: object];

/** Asks for these tools in one step. */
export function calling(orders: readonly Order[]): ModelEvent[] {
  return [
    ...orders.flatMap(([name, args], call): ModelEvent[] => [
      { type: "tool-call-start", call, id: `call-${call}`, name },
      { type: "tool-call-delta", call, text: JSON.stringify(args) },
    ]),
    { type: "finish", reason: "tool-calls", usage: null },
  ];
}

type Given = {
  readonly orders: readonly Order[];
  readonly permission?: Permission;
  readonly toolRules?: ToolRule[];
  readonly schema?: BlockSchema;
  /** What texts are found by, over its store; nothing is found where they are left out. */
  readonly indexed?: { readonly harness: StoreHarness; readonly search: SearchIndexer };
};

const MODEL = { provider: "ollama", name: "m", url: "", window: 8_192, thinks: false } as const;

/**
 * An app whose model asks for tools at first and then says that it is good, in a context that has all
 * tools on and one page, `Plan`.
 */
export async function makeToolApp(given: Given) {
  const { orders, permission = "ReadWrite", toolRules = [] } = given;
  let requestCount = 0;
  const script = () => {
    requestCount += 1;
    return requestCount === 1 ? calling(orders) : reply("Good.");
  };
  const made = await makeApp(script, given.indexed?.harness, given.indexed?.search);
  const { app, contextId, conversationId } = made;
  const { context } = await app.store.contexts.get(contextId);
  const fields = { tools: [...WRITING_TOOLS, ...READING_TOOLS], toolRules };
  await app.store.contexts.update({ id: contextId, version: context.version, fields });
  const id = crypto.randomUUID();
  const { schema = { kind: "text", viewport: null } } = given;
  const about = { label: "Plan", description: "", type: "working", pinned: false } as const;
  await app.store.memory().blocks.add({ id, contextId, fields: { ...about, permission, schema } });
  const send = async (text = "Do it.") => {
    const turnId = crypto.randomUUID();
    await app.runs.begin(turnId, () =>
      app.store.turns.openTurn({ id: turnId, conversationId, text, model: MODEL }),
    );
    await untilQuiet(app);
    return turnId;
  };
  const text = async () => (await app.store.memory().blocks.get(id)).text;
  return { ...made, send, text, requests: () => requestCount, sent: () => made.requests };
}
