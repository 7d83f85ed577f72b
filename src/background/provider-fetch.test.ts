import { describe, expect, it } from "vitest";
import type { Connection, Secrets } from "../domain/connection";
import { createProviderFetch } from "./provider-fetch";

const KEY = "sk-very-secret";
const ID = "11111111-1111-4111-8111-111111111111";

type Given = Partial<Pick<Connection, "kind" | "url">> & {
  readonly secrets?: Partial<Secrets> | null;
  readonly allowed?: boolean;
  readonly online?: boolean;
  readonly respond?: () => Promise<Response>;
  readonly renew?: (connection: Connection, secrets: Secrets) => Promise<Secrets>;
};

function setup(given: Given = {}) {
  const { kind = "openai", url = "https://api.example.com/v1", allowed = true } = given;
  const origin = new URL(url).origin;
  const secrets =
    given.secrets === null ? null : { origin, key: KEY, headers: [], ...given.secrets };
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const checkedOrigins: string[] = [];
  const fetch = createProviderFetch({
    sendSigned: async (connection, secrets, send) =>
      send((await given.renew?.(connection, secrets)) ?? secrets),
    connections: {
      find: async (id) => (id === ID ? ({ id, kind, url } as Connection) : null),
      readSecrets: async (id) => (id === ID ? secrets : null),
    },
    fetch: async (to, init = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers));
      sent.push({ url: String(to), init, headers });
      return given.respond?.() ?? new Response("{}");
    },
    mayReach: async (one) => {
      checkedOrigins.push(one);
      return allowed;
    },
    isOnline: () => given.online ?? true,
    retryRefused: (_, send) => send(),
    builtIn: { isOwn: async (to) => to.startsWith("http://127.0.0.1:11434/api/") },
  });
  return { fetch, sent, checkedOrigins };
}

const POST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };

describe("a request of a connection", () => {
  it.each([
    ["openai", "/models", { authorization: `Bearer ${KEY}` }],
    ["ollama", "/api/tags", { authorization: `Bearer ${KEY}` }],
    ["gemini", "/models?pageSize=9", { "x-goog-api-key": KEY }],
    [
      "anthropic",
      "/v1/messages",
      {
        "x-api-key": KEY,
        "anthropic-version": "2023-06-01",
        "anthropic-dangerous-direct-browser-access": "true",
      },
    ],
  ] as const)("carries the key as %s wants it, and nothing else", async (kind, path, auth) => {
    const { fetch, sent } = setup({ kind });
    await fetch(`https://api.example.com/v1${path}`, POST, ID);
    expect(sent[0]?.headers).toEqual({ "content-type": "application/json", ...auth });
    expect(sent[0]?.url).toBe(`https://api.example.com/v1${path}`);
  });

  it("carries the token of a sign-in in place of a key, renewed where it has ended", async () => {
    const grant = {
      ...{ issuer: "https://a.example", tokenUrl: "https://a.example/t", clientId: "c" },
      ...{ clientSecret: null, resource: null, accessToken: "old", refreshToken: "r" },
      expiresAt: 0,
    };
    const url = "https://api.example.com/mcp";
    const renew = async (_: Connection, secrets: Secrets) => {
      return { ...secrets, grant: { ...grant, accessToken: "new" } };
    };
    const { fetch, sent } = setup({ kind: "mcp", url, secrets: { key: null, grant }, renew });
    await fetch(url, POST, ID);
    expect(sent[0]?.headers.authorization).toBe("Bearer new");
  });

  it("carries the connection's own headers over all others", async () => {
    const headers = [
      { name: "Authorization", value: "Basic abc" },
      { name: "X-Title", value: "Confidant" },
    ];
    const { fetch, sent } = setup({ secrets: { headers } });
    await fetch("https://api.example.com/v1/models", {}, ID);
    expect(sent[0]?.headers).toEqual({ authorization: "Basic abc", "x-title": "Confidant" });
  });

  it("carries no header of ours where there is no key", async () => {
    const { fetch, sent } = setup({ secrets: null });
    await fetch("https://api.example.com/v1/models", {}, ID);
    expect(sent[0]?.headers).toEqual({});
  });

  it("follows no other address, and neither keeps nor shows anything of the browser's", async () => {
    const { fetch, sent } = setup();
    const init = { redirect: "follow", cache: "default", credentials: "include" } as const;
    await fetch("https://api.example.com/v1/models", init, ID);
    await setup().fetch("http://127.0.0.1:11434/api/tags", init, undefined);
    expect(sent[0]?.init).toMatchObject({
      redirect: "error",
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  });

  it.each([
    "https://evil.example/v1/models",
    "https://api.example.com.evil.example/v1",
    "https://api.example.com:8443/v1",
    "http://api.example.com/v1",
    "https://api.example.com@evil.example/v1",
    "http://127.0.0.1:1234/v1",
  ])("is never sent to %s", async (url) => {
    const { fetch, sent } = setup();
    await expect(fetch(url, POST, ID)).rejects.toMatchObject({ code: "connection-gone" });
    expect(sent).toEqual([]);
  });

  it("is not sent where its secrets were given for another origin", async () => {
    const { fetch, sent } = setup({ secrets: { origin: "https://former.example" } });
    const request = fetch("https://api.example.com/v1/models", POST, ID);
    await expect(request).rejects.toMatchObject({ code: "connection-gone" });
    expect(sent).toEqual([]);
  });

  it("is not sent in clear with a key, and is without one", async () => {
    const url = "http://192.168.1.7:1234/v1";
    const open = setup({ url });
    const refused = { code: "bad-request", data: { reason: "key-in-clear" } };
    await expect(open.fetch(url, POST, ID)).rejects.toMatchObject(refused);
    expect(open.sent).toEqual([]);
    const bare = setup({ url, secrets: null });
    await bare.fetch(`${url}/models`, POST, ID);
    expect(bare.sent).toHaveLength(1);
  });

  it("says that the connection is gone, and whom it led to", async () => {
    const { fetch, sent } = setup();
    const request = fetch("https://api.example.com/v1/models", POST, crypto.randomUUID());
    await expect(request).rejects.toMatchObject({
      code: "connection-gone",
      data: { host: "api.example.com" },
    });
    expect(sent).toEqual([]);
  });

  it("is not sent without the person's leave for that origin", async () => {
    const { fetch, sent, checkedOrigins } = setup({ allowed: false });
    const request = fetch("https://api.example.com/v1/models", POST, ID);
    await expect(request).rejects.toMatchObject({
      code: "provider-permission",
      data: { host: "api.example.com", origin: "https://api.example.com" },
    });
    expect(checkedOrigins).toEqual(["https://api.example.com"]);
    expect(sent).toEqual([]);
  });

  it("is not tried without a network, unless the server is on this machine", async () => {
    const away = setup({ online: false });
    await expect(away.fetch("https://api.example.com/v1/models", POST, ID)).rejects.toMatchObject({
      code: "provider-offline",
      data: { host: "api.example.com" },
    });
    const near = setup({ online: false, allowed: false, url: "http://127.0.0.1:1234/v1" });
    await near.fetch("http://127.0.0.1:1234/v1/models", POST, ID);
    expect(near.sent).toHaveLength(1);
  });

  it("tells no key in any failure", async () => {
    const broken = { headers: [{ name: "x", value: `${KEY}\n` }] };
    const failing = [
      setup({ secrets: { ...broken, headers: [{ name: "bad name", value: KEY }] } }),
      setup({ secrets: { key: `${KEY}\u0000` } }),
      setup({ allowed: false }),
      setup({ url: "http://h.example/v1" }),
    ];
    for (const { fetch } of failing) {
      const url =
        fetch === failing[3]?.fetch ? "http://h.example/v1" : "https://api.example.com/v1";
      const error = (await fetch(url, POST, ID).catch((thrown) => thrown)) as Error;
      expect(error).toBeInstanceOf(Error);
      expect(JSON.stringify([error.message, error, String(error.cause)])).not.toContain(KEY);
    }
  });
});

describe("a request without a connection", () => {
  it("stays on this machine and carries nothing of ours", async () => {
    const { fetch, sent } = setup();
    await fetch("http://127.0.0.1:11434/api/tags", POST);
    expect(sent[0]?.headers).toEqual({ "content-type": "application/json" });
  });

  it.each([
    "https://api.example.com/v1/models",
    "http://192.168.1.5:11434/api/chat",
    "http://127.0.0.1.example.com/api/chat",
    "nonsense",
  ])("is never sent to %s", async (url) => {
    const { fetch, sent } = setup();
    await expect(fetch(url, POST)).rejects.toMatchObject({ code: "bad-request" });
    expect(sent).toEqual([]);
  });
});

describe("what somebody else wrote as an address", () => {
  const GONE = { code: "connection-gone" };

  it.each([
    "http://127.0.0.1:9/admin/delete-everything",
    "http://127.0.0.1:9/api/chat",
    "http://localhost:11434/api/chat",
  ])("is not called without a connection: %s", async (url) => {
    const { fetch, sent } = setup();
    await expect(fetch(url, POST)).rejects.toMatchObject(GONE);
    expect(sent).toEqual([]);
  });

  it.each([
    "https://api.example.com/admin/delete-everything",
    "https://api.example.com/v1/files",
    "https://api.example.com/v1/models?x=/chat/completions",
  ])("is not called with a connection to its origin: %s", async (url) => {
    const { fetch, sent } = setup();
    await expect(fetch(url, POST, ID)).rejects.toMatchObject(GONE);
    expect(sent).toEqual([]);
  });

  it("is not called as another kind of server than the connection's", async () => {
    const { fetch, sent } = setup({ kind: "anthropic" });
    const url = "https://api.example.com/v1/chat/completions";
    await expect(fetch(url, POST, ID)).rejects.toMatchObject(GONE);
    expect(sent).toEqual([]);
  });
});
