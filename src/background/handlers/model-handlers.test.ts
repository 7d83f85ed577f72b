import { describe, expect, it } from "vitest";
import { makeHubs } from "../../../test/builders/make-hubs";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { AppError } from "../../domain/app-error";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import type { Provider } from "../../domain/provider";
import { refusedOrigins } from "../../domain/refused-origins";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings";
import { createBuiltInAddress } from "../built-in-address";
import { createFirstChoice } from "../first-choice";
import { modelChoose } from "./model-choose";
import { modelList } from "./model-list";
import { modelStatus } from "./model-status";

const URL = DEFAULT_SETTINGS.ollamaUrl;

function ollamaModel(name: string, over: Partial<Model> = {}): Model {
  return { provider: "ollama", name, url: URL, window: null, thinks: false, ...over };
}

/** The slice of the app that the handlers use, over a server with these models. */
function makeApp(
  names: readonly string[] | AppError,
  first: Settings = DEFAULT_SETTINGS,
  { refuses = false }: { readonly refuses?: boolean } = {},
) {
  let settings = first;
  let meanwhile: () => Promise<unknown> = async () => {};
  const saved: Settings[] = [];
  const ollama: Provider = {
    id: "ollama",
    stream: () => {
      throw new Error("not asked here");
    },
    listModels: async ({ url }) => {
      if (names instanceof AppError) throw names;
      return names.map((name) => ollamaModel(name, { url }));
    },
    describeModel: async (model) => {
      await meanwhile();
      if (model.name === "undescribed") throw new AppError("provider-failed");
      return { ...model, window: 8_192, thinks: true };
    },
  };
  const store = {
    connections: { list: async () => [], find: async () => null },
    settings: {
      read: async () => settings,
      update: async (change: (current: Settings) => Settings | null) => {
        const next = change(settings);
        if (next !== null) saved.push(next);
        settings = next ?? settings;
        return settings;
      },
    },
  };
  const providers = fakeProviders({ ollama });
  const { signal } = new AbortController();
  const applied: string[] = [];
  const origins = { apply: async () => void applied.push(settings.ollamaUrl), end: async () => {} };
  const fetch = async () => new Response("", { status: refuses ? 403 : 400 });
  const builtIn = createBuiltInAddress(store);
  const firstChoice = createFirstChoice({ later: () => {} });
  const parts = { store, firstChoice, providers, signal, origins, fetch, builtIn, ...makeHubs() };
  const app = parts as unknown as Parameters<typeof modelChoose>[0] &
    Parameters<typeof modelList>[0];
  const duringRequest = (work: () => Promise<unknown>) => {
    meanwhile = work;
  };
  return { app, saved, applied, settings: () => settings, duringRequest };
}

describe("model.list", () => {
  it("takes the first model it finds where none was chosen", async () => {
    const { app } = makeApp(["llama3.2:latest", "qwen3:8b"]);
    const list = await modelList(app);
    expect(list.models.map((model) => model.name)).toEqual(["", "llama3.2:latest", "qwen3:8b"]);
    expect((await modelStatus(app, {})).model).toMatchObject({
      name: "llama3.2:latest",
      window: 8_192,
    });
  });

  it("never takes another model than the chosen one", async () => {
    const chosen = ollamaModel("mine", { window: 4_096 });
    const { app, saved } = makeApp(["llama3.2"], { ...DEFAULT_SETTINGS, model: chosen });
    await modelList(app);
    expect(saved).toEqual([]);
  });

  it("leaves the guide alone where the person chose it", async () => {
    const { app, saved } = makeApp(["llama3.2"], { ...DEFAULT_SETTINGS, model: GUIDE_MODEL });
    await modelList(app);
    expect(saved).toEqual([]);
  });

  it("describes the chosen model anew and saves only what changed", async () => {
    const chosen = ollamaModel("mine", { window: 4_096 });
    const { app, saved } = makeApp(["mine"], { ...DEFAULT_SETTINGS, model: chosen });
    await modelList(app);
    await modelList(app);
    expect(saved.map((settings) => settings.model?.window)).toEqual([8_192]);
  });

  it("takes a model that the server lists and cannot describe", async () => {
    const { app, settings } = makeApp(["undescribed", "other"]);
    expect((await modelList(app)).models).toHaveLength(3);
    expect(settings().model).toMatchObject({ name: "undescribed", window: null });
  });

  it("does not undo a choice that was made while the server was asked", async () => {
    const { app, settings, duringRequest } = makeApp(["llama3.2"]);
    duringRequest(() => modelChoose(app, { provider: "guide", name: "", url: null }));
    await modelList(app);
    expect(settings().model).toEqual(GUIDE_MODEL);
  });

  it("tells why there is no list, and still has the guide", async () => {
    const { app } = makeApp(new AppError("provider-forbidden"));
    expect(await modelList(app)).toEqual({
      models: [GUIDE_MODEL],
      failure: { code: "provider-forbidden", data: {} },
      connections: [],
    });
  });
});

describe("a server that lists its models and would take no message", () => {
  it("is told as refusing, and its models are neither listed nor chosen", async () => {
    const { app, saved } = makeApp(["llama3.2"], DEFAULT_SETTINGS, { refuses: true });
    expect(await modelList(app)).toMatchObject({
      models: [GUIDE_MODEL],
      failure: { code: "provider-forbidden", data: { provider: "ollama", status: 403 } },
    });
    expect(saved).toEqual([]);
  });
});

describe("model.status", () => {
  it("names the guide where nothing was chosen, and asks no server", async () => {
    const { app } = makeApp(new Error("asked") as AppError);
    expect((await modelStatus(app, {})).model).toEqual(GUIDE_MODEL);
  });
});

describe("model.choose", () => {
  it("takes a model by its name, with or without the tag that Ollama adds", async () => {
    const { app, settings } = makeApp(["llama3.2:latest"]);
    await modelChoose(app, { provider: "ollama", name: "llama3.2", url: null });
    expect(settings().model).toMatchObject({ name: "llama3.2:latest", window: 8_192 });
  });

  it("takes another server with it", async () => {
    const { app, settings } = makeApp(["llama3.2"]);
    await modelChoose(app, { provider: "ollama", name: "", url: "localhost:8080/ollama/" });
    expect(settings()).toMatchObject({
      ollamaUrl: "http://localhost:8080/ollama",
      model: { name: "llama3.2", url: "http://localhost:8080/ollama" },
    });
  });

  it.each([true, false])("forgets for another server that hiding who asks was %s", async (said) => {
    const settings = { ...DEFAULT_SETTINGS, hidesOrigin: said };
    const { app, applied, settings: now } = makeApp(["llama3.2"], settings);
    await modelChoose(app, { provider: "ollama", name: "", url: null });
    await modelChoose(app, { provider: "ollama", name: "", url: "127.0.0.1:11434/ollama" });
    expect(applied).toEqual([]);
    expect(now().hidesOrigin).toBe(said);
    await modelChoose(app, { provider: "ollama", name: "", url: "localhost:8080" });
    expect(applied).toEqual(["http://localhost:8080"]);
    expect(now()).not.toHaveProperty("hidesOrigin");
  });

  it("keeps the person's no for the server that it was said of, and has it there again", async () => {
    const settings = { ...DEFAULT_SETTINGS, hidesOrigin: false };
    const { app, settings: now } = makeApp(["llama3.2"], settings);
    await modelChoose(app, { provider: "ollama", name: "", url: "localhost:8080" });
    const connections: never[] = [];
    expect([...refusedOrigins({ settings: now(), connections })]).toEqual([
      "http://127.0.0.1:11434",
    ]);
    await modelChoose(app, { provider: "ollama", name: "", url: "127.0.0.1:11434" });
    expect([...refusedOrigins({ settings: now(), connections })]).toEqual([
      "http://127.0.0.1:11434",
    ]);
  });

  it("refuses a model that the server does not have, and keeps the choice", async () => {
    const { app, saved } = makeApp(["llama3.2"]);
    const choice = modelChoose(app, { provider: "ollama", name: "gone", url: null });
    await expect(choice).rejects.toMatchObject({ code: "provider-model-missing" });
    expect(saved).toEqual([]);
  });

  it("refuses a host beyond this machine before asking it", async () => {
    const { app } = makeApp(new Error("asked") as AppError);
    const choice = modelChoose(app, { provider: "ollama", name: "", url: "http://example.com" });
    await expect(choice).rejects.toMatchObject({ code: "bad-request" });
  });

  it("goes back to the guide without asking any server", async () => {
    const { app, settings } = makeApp(new AppError("provider-unreachable"));
    await modelChoose(app, { provider: "guide", name: "", url: null });
    expect(settings().model).toEqual(GUIDE_MODEL);
  });
});
