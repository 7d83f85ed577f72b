import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import type { StreamEvent } from "../../contract/contract";
import type { Id } from "../../domain/id";
import type { App } from "../app";
import { ollamaDelete, ollamaModels, ollamaShow } from "./ollama-handlers";
import { ollamaPull } from "./ollama-pull";
import { undoRun } from "./undo-handlers";

type Call = { readonly url: string; readonly method: string; readonly connection: Id | undefined };
type Answer = (call: Call, init: RequestInit) => Response;

/** An app whose servers answer so; every request is kept. */
async function setup(answer: Answer) {
  const { app: made, harness } = await makeApp();
  const calls: Call[] = [];
  const held = { now: 0 };
  const notified = { models: 0 };
  const app = {
    ...made,
    panels: {
      ...made.panels,
      changeModels: () => {
        notified.models += 1;
      },
    },
    keepAlive: () => {
      held.now += 1;
      return () => {
        held.now -= 1;
      };
    },
    fetch: async (url: string, init: RequestInit, connection?: Id) => {
      const call = { url, method: init.method ?? "GET", connection };
      calls.push(call);
      return answer(call, init);
    },
  } as App;
  return { app, calls, held, notified, store: harness.store };
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json" },
  });

const TAGS = {
  models: [
    {
      name: "llama3.2:latest",
      size: 2_019_393_189,
      details: { parameter_size: "3.2B", quantization_level: "Q4_K_M" },
    },
  ],
};

describe("ollama.models", () => {
  it("asks the built-in server for what is installed and what is loaded", async () => {
    const { app, calls } = await setup(({ url }) =>
      url.endsWith("/api/ps")
        ? json({
            models: [{ name: "llama3.2:latest", size: 5, expires_at: "2025-08-24T10:00:00Z" }],
          })
        : json(TAGS),
    );
    expect(await ollamaModels(app, { connectionId: null })).toEqual({
      installed: [
        {
          name: "llama3.2:latest",
          bytes: 2_019_393_189,
          parameters: "3.2B",
          quantization: "Q4_K_M",
        },
      ],
      running: [{ name: "llama3.2:latest", bytes: 5, until: Date.UTC(2025, 7, 24, 10) }],
    });
    expect(calls.map(({ url }) => url).sort()).toEqual([
      "http://127.0.0.1:11434/api/ps",
      "http://127.0.0.1:11434/api/tags",
    ]);
  });

  it("asks a connection's server as that connection, and does without what it cannot tell", async () => {
    const { app, calls, store } = await setup(({ url }) =>
      url.endsWith("/api/ps") ? new Response("404", { status: 404 }) : json(TAGS),
    );
    const { id } = await store.connections.add({
      kind: "ollama",
      preset: null,
      url: "https://ollama.example",
      key: null,
    });
    expect((await ollamaModels(app, { connectionId: id })).running).toEqual([]);
    expect(calls.map(({ connection }) => connection)).toEqual([id, id]);
    expect(calls.every(({ url }) => url.startsWith("https://ollama.example/api/"))).toBe(true);
  });

  it("is no question for a server of another kind, nor for one that is gone", async () => {
    const { app, calls, store } = await setup(() => json(TAGS));
    const { id } = await store.connections.add({
      kind: "openai",
      preset: null,
      url: "localhost:1",
      key: null,
    });
    const other = ollamaModels(app, { connectionId: id });
    await expect(other).rejects.toMatchObject({ code: "bad-request" });
    const gone = ollamaModels(app, { connectionId: crypto.randomUUID() });
    await expect(gone).rejects.toMatchObject({ code: "connection-gone" });
    expect(calls).toEqual([]);
  });
});

describe("ollama.show and ollama.delete", () => {
  it("tell what is known of a model, and delete it by its name", async () => {
    const bodies: unknown[] = [];
    const { app, calls } = await setup((_, init) => {
      bodies.push(JSON.parse(String(init.body)));
      return json({ template: "{{ .Prompt }}", capabilities: ["completion"] });
    });
    const request = { connectionId: null, name: "llama3.2" };
    expect(await ollamaShow(app, request)).toMatchObject({
      template: "{{ .Prompt }}",
      capabilities: ["completion"],
      license: "",
    });
    expect(calls[0]?.method).toBe("POST");
    expect(bodies[0]).toEqual({ model: "llama3.2" });
  });

  it("tell the panels once a model is gone, and not before", async () => {
    const { app, notified } = await setup(() => json({}));
    await ollamaShow(app, { connectionId: null, name: "llama3.2" });
    expect(notified.models).toBe(0);
    await ollamaDelete(app, { connectionId: null, name: "llama3.2" });
    expect(notified.models).toBe(1);
  });

  it("delete it only once that cannot be undone, and list it no more from then on", async () => {
    const { app, calls } = await setup(({ url }) => json(url.endsWith("/api/tags") ? TAGS : {}));
    const name = "llama3.2:latest";
    const undo = crypto.randomUUID();
    const request = { connectionId: null, name, undo };
    expect(await ollamaDelete(app, request)).toEqual({ canUndo: true });
    expect(await ollamaDelete(app, request)).toEqual({ canUndo: true });
    expect((await ollamaModels(app, { connectionId: null })).installed).toEqual([]);
    await undoRun(app, { undoId: undo });
    expect((await ollamaModels(app, { connectionId: null })).installed).toMatchObject([{ name }]);
    app.undo.end();
    const again = crypto.randomUUID();
    await ollamaDelete(app, { ...request, undo: again });
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    app.undo.end();
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    await expect(undoRun(app, { undoId: again })).rejects.toMatchObject({ code: "undo-late" });
  });

  it("leave it where it is when the vault is locked meanwhile", async () => {
    const { app, calls } = await setup(() => json({}));
    const undo = crypto.randomUUID();
    await ollamaDelete(app, { connectionId: null, name: "llama3.2", undo });
    app.undo.drop();
    app.undo.end();
    expect(calls.map(({ method }) => method)).toEqual(["POST"]);
  });

  it("tell why it could not be deleted when its time had come, in the list", async () => {
    const answer = ({ url, method }: Call) =>
      method === "DELETE" ? json({ error: "busy" }, 500) : json(url.endsWith("/tags") ? TAGS : {});
    const { app } = await setup(answer);
    const request = { connectionId: null, name: "llama3.2:latest", undo: crypto.randomUUID() };
    await ollamaDelete(app, request);
    app.undo.end();
    const list = async () => (await ollamaModels(app, { connectionId: null })).installed;
    await expect.poll(list).toMatchObject([{ notDeleted: { code: "provider-failed" } }]);
  });

  it("say at once that there is nothing to delete, or that the server does not answer", async () => {
    const { app } = await setup(() => json({ error: "model 'x' not found" }, 404));
    const request = { connectionId: null, name: "x", undo: crypto.randomUUID() };
    await expect(ollamaDelete(app, request)).rejects.toMatchObject({
      code: "provider-model-missing",
    });
    expect(app.undo.has(request.undo)).toBe(false);
  });

  it("say that there is no such model", async () => {
    const { app, calls, notified } = await setup(() => json({ error: "model 'x' not found" }, 404));
    const deleted = ollamaDelete(app, { connectionId: null, name: "x" });
    await expect(deleted).rejects.toMatchObject({ code: "provider-model-missing" });
    expect(calls[0]).toMatchObject({ method: "DELETE", url: "http://127.0.0.1:11434/api/delete" });
    expect(notified.models).toBe(0);
  });
});

type Event = StreamEvent<"ollama.pull">;

/** Resolves with what a pull told, once it says that it is done. */
function listen(app: App) {
  const events: Event[] = [];
  let stop = () => {};
  const done = new Promise<void>((resolve) => {
    const end = () => resolve();
    const sink = { event: (event: Event) => void events.push(event), done: end, fail: end };
    void ollamaPull(app, { connectionId: null, name: "m" }, sink).then((unwatch) => {
      stop = unwatch;
    });
  });
  return { events, done, stop: () => stop() };
}

const lines = (...values: unknown[]) =>
  new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });

describe("ollama.pull", () => {
  it("tells how far it is, keeps the worker awake meanwhile, and ends", async () => {
    const part = { status: "pulling x", digest: "x", total: 10 };
    const { app, held, notified } = await setup(() =>
      lines(
        { status: "pulling manifest" },
        { ...part, completed: 1 },
        { ...part, completed: 2 },
        { status: "success" },
      ),
    );
    const { events, done } = listen(app);
    expect(held.now).toBe(1);
    await done;
    // The second chunk of the same part came in the same quarter of a second.
    expect(events).toEqual([
      { type: "progress", status: "pulling manifest", completed: 0, total: null },
      { type: "progress", status: "pulling x", completed: 1, total: 10 },
      { type: "done" },
    ]);
    expect(notified.models, "the panels hear of the new model").toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(held.now).toBe(0);
  });

  it("tells why it failed", async () => {
    const { app } = await setup(() => lines({ error: "pull model manifest: file does not exist" }));
    const { events, done } = listen(app);
    await done;
    expect(events).toMatchObject([{ type: "failed", failure: { code: expect.any(String) } }]);
  });

  it("stops when the page goes away, and lets the worker rest", async () => {
    let begun = false;
    let cancelled = false;
    const { app, held } = await setup((_, init) => {
      begun = true;
      const body = new ReadableStream({
        start: (controller) => {
          init.signal?.addEventListener("abort", () => {
            cancelled = true;
            controller.error(init.signal?.reason);
          });
        },
      });
      return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
    });
    const { events, stop } = listen(app);
    await expect.poll(() => begun).toBe(true);
    stop();
    await expect.poll(() => cancelled).toBe(true);
    await expect.poll(() => held.now).toBe(0);
    expect(events).toEqual([]);
  });
});
