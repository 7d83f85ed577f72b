import { describe, expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { startSignInServer } from "../../../test/fakes/sign-in-server";
import { grantSchema, signInSchema } from "../../domain/sign-in";
import { createSignIns } from "./create-sign-ins";
import { beginSignIn, endSignIn, findSignIn, renewGrant } from "./sign-in";

/** A server that names this one as who signs people in for it. */
function find(serverUrl: string, ...issuers: readonly string[]) {
  const metadata = { resource: serverUrl, authorization_servers: issuers };
  return findSignIn(async () => Response.json(metadata), serverUrl);
}

describe("who signs people in for a server", () => {
  it.each(["http://127.0.0.1:9000/", "https://localhost:9000/", "http://[::1]:9000/"])(
    "is none of this machine where the server is elsewhere: %s",
    async (issuer) => {
      const elsewhere = find("https://tools.example/mcp", issuer);
      await expect(elsewhere).rejects.toMatchObject({ code: "provider-auth" });
      expect((await find("http://127.0.0.1:9001/mcp", issuer)).issuer).toBe(issuer);
    },
  );

  it("is asked over https where it is elsewhere", async () => {
    const found = find("https://tools.example/mcp", "http://login.example/");
    await expect(found).rejects.toMatchObject({ code: "provider-auth" });
    const safe = await find("https://tools.example/mcp", "https://login.example/");
    expect(safe.issuer).toBe("https://login.example/");
  });

  it("is the first of several that may be asked", async () => {
    const issuers = ["http://127.0.0.1:9000/", "https://login.example/", "https://other.example/"];
    const found = await find("https://tools.example/mcp", ...issuers);
    expect(found.issuer).toBe("https://login.example/");
  });
});

describe("where a server says who signs people in", () => {
  const SERVER = "https://tools.example/servers/7/mcp";
  const OWN = "https://tools.example/about?server=7";

  /** A server that tells it there, and refuses whoever has no token with that challenge. */
  async function find(challenge: string, at = OWN) {
    const requests: string[] = [];
    const found = await findSignIn(async (url, init) => {
      requests.push(String(url));
      if (init?.method === "POST") {
        return new Response(null, { status: 401, headers: { "www-authenticate": challenge } });
      }
      if (String(url) !== at) return new Response(null, { status: 404 });
      return Response.json({
        ...{ resource: SERVER, authorization_servers: ["https://login.example"] },
        scopes_supported: ["read", "write"],
      });
    }, SERVER);
    return { ...found, requests };
  }

  it("is where it says so, and for what, to whoever asks without a token", async () => {
    const target = await find(`Bearer resource_metadata="${OWN}", scope="read"`);
    expect(target).toMatchObject({
      issuer: "https://login.example",
      resource: SERVER,
      scope: "read",
    });
    expect((await find(`Bearer resource_metadata="${OWN}"`)).scope).toBe("read write");
  });

  it("is the usual place where that other one has nothing, or is not its own", async () => {
    const usual = "https://tools.example/.well-known/oauth-protected-resource/servers/7/mcp";
    const gone = await find(`Bearer resource_metadata="${OWN}"`, usual);
    expect(gone.issuer).toBe("https://login.example");
    for (const other of ["https://other.example/about", "http://127.0.0.1:9000/"]) {
      const { issuer, requests } = await find(`Bearer resource_metadata="${other}"`, usual);
      expect([issuer, requests.includes(other)]).toEqual(["https://login.example", false]);
    }
  });
});

it("who signs people in is found at once where the server answers strangers by a stream that stays open", async () => {
  const connection = makeConnection(1, { kind: "mcp", url: "https://tools.example/mcp" });
  const metadata = { resource: connection.url, authorization_servers: ["https://login.example"] };
  let isOpen = false;
  const stream = () => {
    isOpen = true;
    const cancel = () => {
      isOpen = false;
    };
    const headers = { "content-type": "text/event-stream" };
    return new Response(new ReadableStream({ cancel }), { headers });
  };
  const signIns = createSignIns({
    connections: {
      find: async () => connection,
      readSecrets: async () => null,
      keepGrant: async () => connection,
    },
    ...{ clock: { now: () => 0 }, mayReach: async () => true, redirectUrl: "https://abc.example/" },
    fetch: async (_, init) => (init?.method === "POST" ? stream() : Response.json(metadata)),
  });
  expect(await signIns.find(connection.id)).toBe("https://login.example");
  await expect.poll(() => isOpen).toBe(false);
});

describe("a client that was registered with a secret", () => {
  it.each([
    ["client_secret_post", undefined, "the secret"],
    ["client_secret_basic", `Basic ${btoa("client-1:the secret")}`, null],
    [undefined, `Basic ${btoa("client-1:the secret")}`, null],
    ["none", `Basic ${btoa("client-1:the secret")}`, null],
  ])(
    "tells it as it was told, %s, as it begins and as it goes on",
    async (method, header, secret) => {
      const given = { client_secret: "the secret", token_endpoint_auth_method: method };
      const server = await startSignInServer({ registered: given });
      const back = "https://abc.chromiumapp.org/";
      try {
        const ask = (url: string | URL, init?: RequestInit) => globalThis.fetch(url, init);
        const target = await findSignIn(ask, server.mcpUrl);
        const { url, signIn } = await beginSignIn(ask, target, back);
        const ending = { answer: server.approve(url), redirectUrl: back, now: 0 };
        // As a page gives it back, and as it is kept.
        const copy = signInSchema.parse(JSON.parse(JSON.stringify(signIn)));
        const grant = await endSignIn(ask, { ...ending, signIn: copy });
        await renewGrant(ask, grantSchema.parse(JSON.parse(JSON.stringify(grant))), 0);
        expect(server.clients).toEqual([header, header]);
        expect(server.redeemed.map((body) => body.get("client_secret"))).toEqual([secret, secret]);
      } finally {
        await server.close();
      }
    },
  );
});
