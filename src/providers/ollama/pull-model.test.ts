import { describe, expect, it } from "vitest";
import type { ProviderFetch } from "../../domain/provider";
import { type PullEvent, pullModel } from "./pull-model";

const SERVER = { url: "http://127.0.0.1:1" };

describe("pullModel", () => {
  it("adds up the parts, and ends with success", async () => {
    const { events, failure } = await pull([
      { status: "pulling manifest" },
      { status: "pulling a", digest: "a", total: 10 },
      { status: "pulling a", digest: "a", total: 10, completed: 4 },
      { status: "pulling a", digest: "a", total: 10, completed: 99 },
      { status: "pulling b", digest: "__proto__", total: 5, completed: 1 },
      { status: "veri\u202Efy\u200Bing\n" },
      { status: "success" },
      { status: "never read" },
    ]);
    expect(failure).toBeNull();
    expect(events).toEqual([
      progress("pulling manifest", 0, null),
      progress("pulling a", 0, 10),
      progress("pulling a", 4, 10),
      progress("pulling a", 10, 10),
      progress("pulling b", 11, 15),
      progress("verifying", 11, 15),
      { type: "done" },
    ]);
  });

  it.each([
    [[{ status: "a" }, { error: "pull model manifest: file does not exist" }], "model-missing"],
    [[{ error: "canary" }], "failed"],
    [[{ status: "a" }], "cut-off"],
    [["a"], "malformed"],
  ])("turns %j into provider-%s", async (lines, code) => {
    const { failure } = await pull(lines);
    expect(failure).toMatchObject({ code: `provider-${code}`, data: { host: "127.0.0.1:1" } });
    expect(String(failure)).not.toContain("canary");
  });

  it("fails as the status says", async () => {
    const { failure } = await collect({ fetch: async () => new Response("", { status: 403 }) });
    expect(failure).toMatchObject({ code: "provider-forbidden" });
  });

  it("gives up on silence and stops when it is told to", async () => {
    const stuck = async () =>
      new Response(new ReadableStream(), { headers: { "content-type": "application/json" } });
    const stop = AbortSignal.timeout(10);
    const silent = await collect({ fetch: stuck, idleMs: 10 });
    expect(silent.failure).toMatchObject({ code: "provider-silent" });
    const stopped = await collect({ fetch: stuck, signal: stop });
    expect(stopped.failure).toMatchObject({ name: "TimeoutError" });
  });
});

function progress(status: string, completed: number, total: number | null): PullEvent {
  return { type: "progress", status, completed, total };
}

function pull(lines: readonly unknown[]) {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const headers = { "content-type": "application/x-ndjson" };
  return collect({ fetch: async () => new Response(text, { headers }) });
}

type Asking = {
  readonly fetch: ProviderFetch;
  readonly signal?: AbortSignal;
  readonly idleMs?: number;
};

async function collect({ signal = new AbortController().signal, ...asking }: Asking) {
  const events: PullEvent[] = [];
  try {
    for await (const event of pullModel(SERVER, "a", { ...asking, signal })) events.push(event);
  } catch (failure) {
    return { events, failure };
  }
  return { events, failure: null };
}
