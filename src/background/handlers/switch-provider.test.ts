import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { createFakeProvider, reply } from "../../../test/fakes/fake-provider";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { AppError } from "../../domain/app-error";
import { createTurnRuns } from "../../turns/turn-runs";
import type { App } from "../app";
import { modelChoose } from "./model-choose";
import { modelStatus } from "./model-status";
import { turnSend } from "./turn-commands";

type Script = Parameters<typeof createFakeProvider>[0];

/** A conversation that Ollama answers, and a connection that answers by the script. */
async function setup(script: Script = () => reply("Good ", "day.")) {
  const { app: made, harness, conversationId } = await makeApp();
  const { store } = harness;
  const ollama = createFakeProvider(() => reply("Good ", "day."));
  const openai = createFakeProvider(script);
  const providers = fakeProviders({
    ollama: ollama.provider,
    openai: { ...openai.provider, id: "openai" },
  });
  const runs = createTurnRuns({
    turns: store.turns,
    prepare: made.prepare,
    providers,
    counters: { forget: () => undefined, learnHabits: async () => {} },
    ticks: () => 0,
    keepAlive: () => () => {},
    onError: () => {},
    onChange: () => {},
  });
  const app = { ...made, providers, runs } as App;
  const source = await store.connections.add({
    kind: "openai",
    preset: null,
    url: "https://api.example.com",
    key: null,
  });
  const { id, url } = source;
  const big = { provider: "openai", name: "big", url, window: 8_192, thinks: false } as const;
  await store.connections.keepModels({ source, models: [{ ...big, connection: id }] });
  const choose = () =>
    modelChoose(app, { provider: "openai", name: "big", url: null, connectionId: id });
  const say = async (text: string) => {
    const turnId = crypto.randomUUID();
    await turnSend(app, { id: turnId, conversationId, text });
    await untilQuiet(app);
    return turnId;
  };
  return { app, store, id, choose, say, requests: { ollama, openai } };
}

describe("a conversation whose model is switched to another provider's", () => {
  it("goes on, and the next model is shown what was said before", async () => {
    const { store, id, choose, say, requests } = await setup();
    await say("My cat is called Mia.");
    await choose();
    const turnId = await say("What is she called?");
    expect(requests.ollama.requests).toHaveLength(1);
    const [request] = requests.openai.requests;
    const url = "https://api.example.com/v1/chat/completions";
    expect(request).toMatchObject({ provider: "openai", url, connection: id });
    const body = JSON.parse(request?.body ?? "") as { messages: { content: string }[] };
    const said = body.messages.map(({ content }) => content).join("\n");
    expect(said).toMatch(/called Mia[\s\S]*Good day\.[\s\S]*What is she called\?/);
    expect(await store.findMessage(turnId)).toMatchObject({
      text: "Good day.",
      reply: { status: "complete", provider: "openai" },
    });
  });

  it("is asked at the address that the connection has then", async () => {
    const { store, id, choose, say, requests } = await setup();
    await choose();
    await store.connections.update({ id, version: 2, url: "https://other.example/v2" });
    await say("Hello?");
    expect(requests.openai.requests[0]?.url).toBe("https://other.example/v2/chat/completions");
  });

  it("keeps the message where the connection is gone, and says so", async () => {
    const gone = new AppError("connection-gone", { data: { host: "api.example.com" } });
    const { app, store, id, choose, say } = await setup(() => [gone]);
    await choose();
    await store.connections.remove({ id });
    expect((await modelStatus(app, {})).model.connection).toBe(id);
    const answer = await store.findMessage(await say("Are you there?"));
    expect(answer?.reply).toMatchObject({ status: "failed", failure: { code: "connection-gone" } });
    expect((await store.findMessage(answer?.previous ?? ""))?.text).toBe("Are you there?");
  });
});
