import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../../test/builders/make-connection";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import type { Model } from "../../../domain/model";
import { createModelController } from "./model-controller";
import { filterModels, ModelPicker, modelFacts } from "./model-picker";

const CONNECTION = makeConnection(1, { url: "https://api.example.com/v1" });
const model = (over: Partial<Model>) => makeServerModel(CONNECTION, over);

async function render(models: readonly Model[], general: Model): Promise<string> {
  const { client } = createFakeClient({
    "model.status": () => ({ model: general, ollamaUrl: "", isOwn: false }),
    "context.list": () => ({
      contexts: [{ context: makeContext({ name: "Work" }), lastChatAt: null, expiry: {} }],
    }),
  });
  const controller = createModelController({ client });
  await controller.look();
  return renderToStaticMarkup(
    <ModelPicker label="Models" models={models} controller={controller} none="none" />,
  );
}

describe("ModelPicker", () => {
  it("marks the one that answers, and offers a context to choose for", async () => {
    const models = [model({ name: "a" }), model({ name: "b" })];
    const html = await render(models, model({ name: "b" }));
    expect(html).toMatch(/data-use="b" aria-pressed="true"[^>]*aria-label="In use: b"/);
    expect(html).toMatch(/data-use="a" aria-pressed="false"/);
    expect(html).toContain("in “Work”");
    expect(html, "two need no search").not.toContain("data-search");
  });

  it("says so where there is nothing to choose", async () => {
    expect(await render([], model({}))).toBe('<p class="text-small text-muted">none</p>');
  });

  it("puts only a part of a long list on the page, and offers a search", async () => {
    const models = Array.from({ length: 1_000 }, (_, index) => model({ name: `m-${index}` }));
    const html = await render(models, model({}));
    expect(html).toContain("data-search");
    expect(html).toContain("1,000 models");
    expect(html.match(/data-model="/g)?.length ?? 0).toBeLessThan(200);
  });
});

describe("filterModels", () => {
  const models = [model({ name: "vendor/Large-Chat" }), model({ name: "x", label: "Small chat" })];

  it("takes every word, in name or label, in any case", () => {
    expect(filterModels(models, " chat LARGE ")).toEqual([models[0]]);
    expect(filterModels(models, "chat")).toEqual(models);
    expect(filterModels(models, "")).toBe(models);
    expect(filterModels(models, ".*")).toEqual([]);
  });
});

describe("modelFacts", () => {
  it("tells window, abilities and price where they are known, and nothing else", () => {
    expect(modelFacts(model({}))).toEqual([]);
    const known = {
      window: 128_000,
      callsTools: true,
      sees: true,
      thinks: true,
      price: { prompt: 0.15, reply: 2.5 },
    };
    expect(modelFacts(model(known))).toEqual([
      "128k tokens",
      "tools",
      "images",
      "thinks",
      "$0.15 in, $2.50 out per million tokens",
    ]);
  });

  it("says that a model costs nothing, and tells of less than a cent", () => {
    expect(modelFacts(model({ price: { prompt: 0, reply: 0 } }))).toEqual(["no charge"]);
    expect(modelFacts(model({ price: { prompt: 0.0075, reply: 10 } }))).toEqual([
      "$0.0075 in, $10.00 out per million tokens",
    ]);
  });

  it("names whoever a server of this machine passes a model's requests on to", () => {
    const cloud = model({ provider: "ollama", name: "big:cloud", url: "http://127.0.0.1:11434" });
    expect(modelFacts(cloud)).toEqual(["passed on to ollama.com"]);
  });
});
