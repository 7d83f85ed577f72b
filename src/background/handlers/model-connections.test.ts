import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { AppError } from "../../domain/app-error";
import { isModelServer } from "../../domain/connection";
import type { Model, ProviderId } from "../../domain/model";
import type { Provider } from "../../domain/provider";
import type { NewConnection } from "../../store/connections/add-connection";
import type { App } from "../app";
import { modelChoose } from "./model-choose";
import { modelList } from "./model-list";
import { modelStatus } from "./model-status";

type Listed = readonly string[] | AppError | "never";

function provider(id: ProviderId, listed: Listed, over: Partial<Provider> = {}): Provider {
  return {
    ...fakeProviders({})[id],
    listModels: async ({ url, connection }, signal) => {
      if (listed === "never") {
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }
      if (listed instanceof AppError) throw listed;
      const names = listed === "never" ? [] : listed;
      const base = { provider: id, url, window: null, thinks: false };
      return names.map((name) => ({ ...base, name, ...(connection ? { connection } : {}) }));
    },
    describeModel: async (model) => ({ ...model, window: 8_192 }),
    ...over,
  };
}

const UNREACHABLE = new AppError("provider-unreachable");

async function setup(given: Partial<Record<ProviderId, Listed>> = {}) {
  const made = await makeApp();
  const ids = ["ollama", "openai", "anthropic", "gguf", "browser"] as const;
  const listed = { ollama: UNREACHABLE, gguf: [], browser: [], ...given };
  const all = ids.map((id) => [id, provider(id, listed[id] ?? new AppError("internal"))]);
  const providers = fakeProviders(Object.fromEntries(all));
  const origins = { apply: async () => {}, end: async () => {} };
  const app = { ...made.app, providers, origins } as App;
  const { connections } = app.store;
  const add = (
    url: string,
    kind: "openai" | "anthropic" = "openai",
    secrets: Partial<NewConnection> = {},
  ) => {
    made.clock.time += 1;
    return connections.add({ kind, preset: null, name: "Mine", url, key: null, ...secrets });
  };
  const keep = async (id: string, names: readonly string[]) => {
    const source = await connections.find(id);
    if (source === null || !isModelServer(source)) throw new Error("no such connection");
    const { kind, url } = source;
    const base = { provider: kind, url, window: 1_000, thinks: false, connection: id };
    await connections.keepModels({ source, models: names.map((name) => ({ ...base, name })) });
  };
  return { ...made, app, connections, add, keep };
}

const names = (models: readonly Model[]) => models.map(({ name }) => name);

describe("model.list with connections", () => {
  it("asks servers of this machine, and remembers the others without calling them", async () => {
    const { app, add, keep } = await setup({ openai: ["live"], anthropic: ["never asked"] });
    const near = await add("localhost:1234");
    const far = await add("https://api.example.com", "anthropic");
    await keep(near.id, ["before"]);
    await keep(far.id, ["remembered"]);
    const list = await modelList(app);
    expect(names(list.models)).toEqual(["", "live", "remembered"]);
    expect(list.models[1]).toMatchObject({ connection: near.id, url: near.url });
    expect(list.connections).toEqual([
      { id: near.id, name: "Mine" },
      { id: far.id, name: "Mine" },
    ]);
    expect(list.failure).toEqual({ code: "provider-unreachable", data: {} });
  });

  it("neither asks nor offers what came with a backup and is not allowed yet, and says so", async () => {
    const { app, connections, add, keep } = await setup({ openai: ["live"] });
    const { id } = await add("localhost:1234");
    await keep(id, ["theirs"]);
    const list = async () => (await connections.list()).map((one) => ({ ...one, held: true }));
    const held = { ...app, store: { ...app.store, connections: { ...connections, list } } } as App;
    for (const known of [false, true]) {
      const { models, unlisted } = await modelList(held, { known });
      expect(names(models)).toEqual(known ? [] : [""]);
      expect(unlisted).toEqual([{ why: "held", names: ["theirs"], count: 1, connection: id }]);
    }
  });

  it("falls back to what a server of this machine had last", async () => {
    const { app, add, keep } = await setup({ openai: UNREACHABLE });
    const { id } = await add("localhost:1234");
    await keep(id, ["before"]);
    expect(names((await modelList(app)).models)).toEqual(["", "before"]);
  });

  // Both at once: the three seconds are the clock's.
  it.concurrent("waits three seconds for a server that says nothing", async () => {
    const { app, add, keep } = await setup({ openai: "never" });
    const { id } = await add("localhost:1234");
    await keep(id, ["before"]);
    const start = Date.now();
    expect(names((await modelList(app)).models)).toEqual(["", "before"]);
    expect(Date.now() - start).toBeLessThan(4_000);
  });

  it.concurrent("waits no longer for the built-in Ollama server", async () => {
    const { app } = await setup({ ollama: "never" });
    const start = Date.now();
    expect((await modelList(app)).failure).toEqual({
      code: "provider-unreachable",
      data: { host: "127.0.0.1:11434", provider: "ollama" },
    });
    expect(Date.now() - start).toBeLessThan(4_000);
  });

  it.each([{ key: "sk-secret" }, { headers: [{ name: "X-Token", value: "secret" }] }])(
    "does not call a server of this machine that would be sent a secret: %j",
    async (secrets) => {
      const { app, add, keep } = await setup({ openai: ["live"] });
      const { id } = await add("localhost:1234", "openai", secrets);
      await keep(id, ["before"]);
      expect(names((await modelList(app)).models)).toEqual(["", "before"]);
    },
  );

  it("has the model files of this browser where no server is to be asked", async () => {
    const { app, add, keep } = await setup({ gguf: ["story.gguf"], ollama: ["never asked"] });
    const { id } = await add("localhost:1234");
    await keep(id, ["before"]);
    expect(names((await modelList(app, { known: true })).models)).toEqual(["story.gguf", "before"]);
  });

  it("tells the panels when the built-in server has another address, and only then", async () => {
    const { app } = await setup({ ollama: ["llama"] });
    let times = 0;
    const changeModels = () => {
      times += 1;
    };
    const heard = { ...app, panels: { ...app.panels, changeModels } } as App;
    const choose = (url: string | null) =>
      modelChoose(heard, { provider: "ollama", name: "llama", url });
    await choose(null);
    expect(times).toBe(0);
    await choose("http://127.0.0.1:11500");
    expect(times).toBe(1);
  });

  it("has what runs in the browser, and does without what fails", async () => {
    const { app } = await setup({ gguf: ["story.gguf"], browser: new AppError("engine-failed") });
    expect(names((await modelList(app)).models)).toEqual(["", "story.gguf"]);
  });
});

describe("model.choose", () => {
  it.each(["in general", "for one context"])(
    "is what was chosen last %s, although the server asked before it answers later",
    async (where) => {
      const { contextId, app } = await setup({ ollama: ["llama"] });
      const target = where === "in general" ? {} : { contextId };
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const builtIn: typeof app.builtIn = {
        ...app.builtIn,
        trying: async (_, find) => {
          await answered;
          return find();
        },
      };
      const llama = { provider: "ollama", name: "llama", url: null, ...target } as const;
      const slow = modelChoose({ ...app, builtIn }, llama);
      const guide = { provider: "guide", name: "", url: null, ...target } as const;
      const chosen = await modelChoose(app, guide);
      answer();
      expect(await slow).toEqual(chosen);
      expect(await modelStatus(app, target)).toEqual(chosen);
    },
  );
});

describe("model.choose with another address", () => {
  it("keeps that of a slow server beside the model that was chosen since, but over no newer one", async () => {
    const { app } = await setup({ ollama: ["llama"] });
    const answers: (() => void)[] = [];
    const builtIn: typeof app.builtIn = {
      ...app.builtIn,
      trying: async (_, find) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return find();
      },
    };
    const move = (at: string, port: number) =>
      modelChoose(at === "slow" ? { ...app, builtIn } : app, {
        provider: "ollama",
        name: "",
        url: `http://localhost:${port}`,
      });
    const slow = move("slow", 1234);
    await expect.poll(() => answers).toHaveLength(1);
    await modelChoose(app, { provider: "guide", name: "", url: null });
    answers[0]?.();
    expect(await slow).toMatchObject({ ollamaUrl: "http://localhost:1234", model: { name: "" } });
    const slower = move("slow", 1235);
    await expect.poll(() => answers).toHaveLength(2);
    await move("fast", 1236);
    answers[1]?.();
    expect(await slower).toMatchObject({ ollamaUrl: "http://localhost:1236" });
    const first = move("slow", 1237);
    await expect.poll(() => answers).toHaveLength(3);
    const guide = { provider: "guide", name: "", url: null } as const;
    const newest = modelChoose({ ...app, builtIn }, guide);
    await expect.poll(() => answers).toHaveLength(4);
    answers[2]?.();
    await first;
    answers[3]?.();
    expect(await newest).toMatchObject({
      ollamaUrl: "http://localhost:1237",
      model: { provider: "guide" },
    });
  });
});

describe("model.choose with a connection", () => {
  it("takes a remembered model with what is known of it", async () => {
    const { app, add, keep } = await setup({ openai: UNREACHABLE });
    const { id, url } = await add("https://api.example.com");
    await keep(id, ["a", "b"]);
    const choice = { provider: "openai", name: "b", url: null, connectionId: id } as const;
    const { model } = await modelChoose(app, choice);
    expect(model).toMatchObject({ name: "b", connection: id, url, window: 8_192 });
    expect((await modelStatus(app, {})).model).toEqual(model);
  });

  it("asks the server for one that it has not told of yet", async () => {
    const { app, add } = await setup({ openai: ["new"] });
    const { id } = await add("https://api.example.com");
    const choose = (name: string) =>
      modelChoose(app, { provider: "openai", name, url: null, connectionId: id });
    expect((await choose("new")).model.connection).toBe(id);
    await expect(choose("none")).rejects.toMatchObject({
      code: "provider-model-missing",
      data: { model: "none", provider: "openai" },
    });
  });

  it("takes the person's word where a server lists nothing at all", async () => {
    const noList = new AppError("provider-failed", { data: { status: 404 } });
    const { app, add } = await setup({ openai: noList });
    const { id, url } = await add("localhost:1234");
    const choose = (name: string) =>
      modelChoose(app, { provider: "openai", name, url: null, connectionId: id });
    expect((await choose("mine")).model).toMatchObject({ name: "mine", url, connection: id });
    await expect(choose("")).rejects.toMatchObject({ code: "provider-failed" });
  });

  it("does not take a refused key for a server without a list", async () => {
    const { app, add } = await setup({ openai: new AppError("provider-auth") });
    const { id } = await add("https://api.example.com");
    const choice = { provider: "openai", name: "mine", url: null, connectionId: id } as const;
    await expect(modelChoose(app, choice)).rejects.toMatchObject({ code: "provider-auth" });
  });

  it("says that the connection is gone, or is of another kind", async () => {
    const { app, add } = await setup({ openai: ["m"], anthropic: ["m"] });
    const { id } = await add("https://api.example.com");
    for (const choice of [
      { provider: "anthropic", connectionId: id },
      { provider: "openai", connectionId: crypto.randomUUID() },
    ] as const) {
      const chosen = modelChoose(app, { ...choice, name: "m", url: null });
      await expect(chosen).rejects.toMatchObject({ code: "connection-gone" });
    }
  });

  it("takes a model file by its name", async () => {
    const { app } = await setup({ gguf: ["story.gguf"] });
    const choice = { provider: "gguf", name: "story.gguf", url: null } as const;
    expect((await modelChoose(app, choice)).model).toMatchObject(choice.url ?? { url: "" });
    const gone = modelChoose(app, { ...choice, name: "gone.gguf" });
    await expect(gone).rejects.toMatchObject({ code: "provider-model-missing" });
  });

  it("is told at the connection's address when that has changed", async () => {
    const { app, add, keep, connections } = await setup();
    const { id } = await add("https://api.example.com");
    await keep(id, ["a"]);
    await modelChoose(app, { provider: "openai", name: "a", url: null, connectionId: id });
    await connections.update({ id, version: 2, url: "https://other.example" });
    expect((await modelStatus(app, {})).model.url).toBe("https://other.example/v1");
  });
});
