import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { MODEL, makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { READING_TOOLS, WRITING_TOOLS } from "../../domain/tool-name";
import { createTemporaryMaker } from "../../store/temporary/temporary-conversations";
import { createTemporaryStore } from "../../store/temporary/temporary-store";
import { withTemporary } from "../../store/temporary/with-temporary";
import { promptCopy, promptMeasure, promptPreview } from "./prompt-handlers";

/** An app whose context has all tools on, with a temporary conversation beside the stored one. */
async function setup() {
  const harness = await makeStore();
  const { store: sealed, clock } = harness;
  const contextId = await contextIdOf(sealed, harness.conversationId);
  const temporary = createTemporaryStore(createFakeKeyValueArea());
  const store = withTemporary({ store: sealed, temporary, clock });
  const { app, requests } = await makeApp(undefined, { ...harness, store });
  const { version } = (await store.contexts.get(contextId)).context;
  const fields = { tools: [...WRITING_TOOLS, ...READING_TOOLS] };
  await store.contexts.update({ id: contextId, version, fields });
  const id = crypto.randomUUID();
  const maker = createTemporaryMaker({ store: sealed, temporary, clock });
  await maker.create({ id, channel: "side-panel", contextId });
  const say = async (conversationId: string, text: string) => {
    const turnId = crypto.randomUUID();
    const input = { id: turnId, conversationId, text, model: MODEL };
    await app.runs.begin(turnId, () => store.turns.openTurn(input));
    await untilQuiet(app);
  };
  return { app, stored: harness.conversationId, temporary: id, say, requests };
}

const text = "Remember that I live in Rome.";

describe("tools in a preview", () => {
  it("are those that are sent: in a temporary conversation none that leaves something behind", async () => {
    const { app, stored, temporary, say, requests } = await setup();
    for (const [at, conversationId] of [stored, temporary].entries()) {
      const { request, plan } = await promptPreview(app, { conversationId, text });
      const { tokens } = await promptMeasure(app, { conversationId, text });
      await say(conversationId, text);
      expect(request.body).toBe(requests[at]?.body);
      expect(tokens).toEqual(plan.tokens);
      expect(plan.tools?.some(({ name }) => name === "fact_set")).toBe(conversationId === stored);
    }
  });

  it("are copied with it, as they are with what was sent", async () => {
    const { app, stored: conversationId, say, requests } = await setup();
    const of = { type: "typed", conversationId, text } as const;
    const copied = await promptCopy(app, { of, layout: "ollama" });
    await say(conversationId, text);
    expect(copied.text).toBe(requests[0]?.body);
  });
});
