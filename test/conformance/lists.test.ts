import { afterEach, describe, expect, it, vi } from "vitest";
import type { Server } from "../../src/domain/provider";
import type { Dialect, RemoteId } from "./dialect";
import { DIALECTS } from "./dialects";
import { passTime, stopClock } from "./pass-time";
import type { Script, ScriptServer } from "./script-server";
import { keyFetch, withServer } from "./with-server";

/** Where models are listed, and how two of them look there. */
const LISTS: Readonly<Record<RemoteId, { readonly path: string; readonly body: object }>> = {
  ollama: { path: "/api/tags", body: { models: [{ name: "a" }, { name: "b" }] } },
  openai: { path: "/models", body: { object: "list", data: [{ id: "a" }, { id: "b" }] } },
  anthropic: {
    path: "/v1/models?limit=1000",
    body: {
      data: [
        { type: "model", id: "a" },
        { type: "model", id: "b" },
      ],
    },
  },
  gemini: {
    path: "/models?pageSize=1000",
    body: {
      models: ["a", "b"].map((name) => ({
        name: `models/${name}`,
        supportedGenerationMethods: ["generateContent"],
      })),
    },
  },
};

/** Passes in a moment where a server says nothing, and never for one that is only slow. */
const QUERY_MS = 60_000;

const JSON_TYPE = { "content-type": "application/json" };

afterEach(() => vi.useRealTimers());

describe.each(DIALECTS)("the list of models of $name", (dialect) => {
  const { path, body } = LISTS[dialect.id];
  const good: Script = { headers: JSON_TYPE, steps: [JSON.stringify(body)] };

  it("names them in the server's order, by one GET", async () => {
    await withServer([good], async (server) => {
      const models = await list(dialect, server);
      expect(models).toMatchObject(
        ["a", "b"].map((name) => ({ provider: dialect.id, name, url: server.origin })),
      );
      expect(requestsTo(server)).toMatchObject([{ method: "GET", path, body: "" }]);
    });
  });

  it("tells of each model by which connection it was found, and of none without one", async () => {
    const connection = "01890a5d-ac96-774b-bcce-b302099a8057";
    await withServer([good], async (server) => {
      const found = await list(dialect, server, { connection });
      expect(found.map((model) => model.connection)).toEqual([connection, connection]);
      for (const model of await list(dialect, server))
        expect(model).not.toHaveProperty("connection");
    });
  });

  it("costs an entry that nobody understands no more than itself", async () => {
    const mixed = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        Array.isArray(value) ? [null, 7, { id: 1, name: 1 }, ...value] : value,
      ]),
    );
    await withServer([{ headers: JSON_TYPE, steps: [JSON.stringify(mixed)] }], async (server) => {
      expect((await list(dialect, server)).map(({ name }) => name)).toEqual(["a", "b"]);
    });
  });

  it("is the same in whatever pieces it comes", async () => {
    const steps = JSON.stringify(body).match(/.{1,4}/g) ?? [];
    await withServer([{ headers: JSON_TYPE, steps }], async (server) => {
      expect(await list(dialect, server)).toHaveLength(2);
    });
  });

  it.each([
    [401, "provider-auth"],
    [402, "provider-no-credit"],
    [403, "provider-forbidden"],
    [404, "provider-failed"],
    [429, "provider-rate-limited"],
    [500, "provider-failed"],
    [503, "provider-overloaded"],
  ])("fails with the status %i as %s, after one request", async (status, code) => {
    await withServer([{ status, steps: ["No."] }], async (server) => {
      await expect(list(dialect, server)).rejects.toMatchObject({ code, data: { status } });
      expect(requestsTo(server)).toHaveLength(1);
    });
  });

  it.each(["<!doctype html>", "", "{", "null", "42", '"text"', '{"data":7,"models":7}'])(
    "is malformed where it is %j",
    async (text) => {
      await withServer([{ headers: JSON_TYPE, steps: [text] }], async (server) => {
        await expect(list(dialect, server)).rejects.toMatchObject({ code: "provider-malformed" });
      });
    },
  );

  it.each([
    ["breaks", { headers: JSON_TYPE, steps: ["{", "reset"] }],
    ["stalls", { headers: JSON_TYPE, steps: ["{", "hang"] }],
    ["never begins", { mute: true, steps: ["hang"] }],
  ] as [string, Script][])("is unreachable where it %s", async (name, script) => {
    if (name !== "breaks") stopClock();
    await withServer([script], async (server) => {
      const listing = list(dialect, server);
      if (vi.isFakeTimers()) await passTime(listing, server, QUERY_MS);
      await expect(listing).rejects.toMatchObject({ code: "provider-unreachable" });
      expect(await server.arrived[0]?.hungUp).toBe(true);
    });
  });

  it("follows no redirect", async () => {
    await withServer([good], async (elsewhere) => {
      const headers = { location: `${elsewhere.origin}${path}` };
      await withServer([{ status: 302, headers }], async (server) => {
        await expect(list(dialect, server)).rejects.toMatchObject({ code: "provider-unreachable" });
      });
      expect(elsewhere.arrived).toEqual([]);
    });
  });

  it("stops when it is told to, with the reason that was told", async () => {
    const reason = new Error("stopped by the person");
    const stop = new AbortController();
    await withServer([{ mute: true, steps: ["hang"] }], async (server) => {
      const rejected = expect(list(dialect, server, {}, stop.signal)).rejects.toBe(reason);
      await expect.poll(() => server.arrived.length).toBe(1);
      stop.abort(reason);
      await rejected;
      expect(await server.arrived[0]?.hungUp).toBe(true);
    });
  });
});

/** Of servers of this machine, LM Studio's own list is asked for first. */
function requestsTo(server: ScriptServer) {
  return server.arrived.filter(({ path }) => path !== "/api/v0/models");
}

function list(
  dialect: Dialect,
  { origin }: ScriptServer,
  server: Partial<Server> = {},
  signal = new AbortController().signal,
) {
  const provider = dialect.create({ fetch: keyFetch, timeouts: { queryMs: QUERY_MS } });
  return provider.listModels({ url: origin, ...server }, signal);
}
