import { afterEach, describe, expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { renewedSecrets } from "../../../test/builders/renewed-secrets";
import { type SignInServer, startSignInServer } from "../../../test/fakes/sign-in-server";
import type { Connection, Secrets } from "../../domain/connection";
import type { Grant } from "../../domain/sign-in";
import { createSignIns } from "./create-sign-ins";

const BACK = "https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/";

const open: SignInServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

type Given = Parameters<typeof startSignInServer>[0] & {
  readonly over?: Partial<Connection>;
  readonly maxWait?: number;
};

/** A server of MCP that wants people to sign in, and what does it. */
async function setup({ over, maxWait, ...given }: Given = {}) {
  const server = await startSignInServer(given);
  open.push(server);
  const connection = makeConnection(1, { kind: "mcp", url: server.mcpUrl, ...over });
  const kept: Grant[] = [];
  const keptFor: string[] = [];
  const moved: { url?: string } = {};
  const clock = { time: 1_000, now: () => clock.time };
  const mayReach = async () => true;
  const signIns = createSignIns({
    connections: {
      find: async (id) => (id === connection.id ? { ...connection, ...moved } : null),
      readSecrets: async () => {
        const [{ origin }, grant] = [server, kept.at(-1)];
        return grant === undefined ? null : { origin, key: null, headers: [], grant };
      },
      keepGrant: async ({ url, grant }) => {
        kept.push(grant);
        keptFor.push(url);
        return connection;
      },
    },
    ...{ clock, mayReach, redirectUrl: BACK },
    fetch: (url, init) => globalThis.fetch(url, init),
    ...(maxWait === undefined ? {} : { maxWait }),
  });
  const { id } = connection;
  const signIn = async (more?: Readonly<Record<string, string>>) => {
    const begun = await signIns.begin(id, server.origin);
    return signIns.end(id, begun.signIn, server.approve(begun.url, more));
  };
  return { server, connection, signIns, signIn, kept, keptFor, moved, clock, id };
}

const failing = (reason: string) => ({ code: "provider-auth", data: { reason } });
const refused = failing("sign-in");

describe("signing in at a server of MCP", () => {
  it("leads to where the server says, with a challenge by S256, a state, and what it is for", async () => {
    const { server, signIns, id } = await setup();
    expect(await signIns.find(id)).toBe(server.origin);
    const { url } = await signIns.begin(id, server.origin);
    const params = Object.fromEntries(new URL(url).searchParams);
    expect(params).toMatchObject({
      ...{ response_type: "code", client_id: "client-1", redirect_uri: BACK },
      ...{ code_challenge_method: "S256", resource: server.mcpUrl },
    });
    expect(params.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(params.state).toMatch(/^[\w-]{36}$/);
  });

  it("keeps the token that the code is redeemed for, with when it ends", async () => {
    const { server, signIn, kept } = await setup();
    await signIn();
    expect(kept).toMatchObject([
      {
        ...{ accessToken: "token-1", refreshToken: "refresh-1", expiresAt: 3_601_000 },
        ...{ issuer: server.origin, tokenUrl: `${server.origin}/token`, clientSecret: null },
      },
    ]);
    expect(server.redeemed[0]?.get("resource")).toBe(server.mcpUrl);
  });

  it.each([
    ["names another issuer", "other-answer", { iss: "https://evil.example" }],
    ["names no issuer, where that is promised", "other-answer", { iss: "" }],
    ["has another state", "other-answer", { state: "another" }],
    ["has no state", "other-answer", { state: "" }],
    ["is a no", "sign-in", { code: "", error: "access_denied" }],
    ["is a no to another", "other-answer", { code: "", error: "access_denied", state: "another" }],
  ])("ends with nothing redeemed where the answer %s", async (_, reason, more) => {
    const { server, signIn, kept } = await setup();
    await expect(signIn(more)).rejects.toMatchObject(failing(reason));
    expect([server.redeemed.length, kept.length]).toEqual([0, 0]);
  });

  it("ends with nothing redeemed where the answer came elsewhere", async () => {
    const { server, signIns, id } = await setup();
    const { url, signIn } = await signIns.begin(id, server.origin);
    const answer = server.approve(url).replace(BACK, "https://evil.example/");
    await expect(signIns.end(id, signIn, answer)).rejects.toMatchObject(failing("other-answer"));
    expect(server.redeemed).toEqual([]);
  });

  it("keeps nothing where another has begun: its verifier does not fit the code", async () => {
    const { server, signIns, id, kept } = await setup();
    const begin = () => signIns.begin(id, server.origin);
    const [mine, theirs] = [await begin(), await begin()];
    const { state } = mine.signIn;
    const answer = server.approve(theirs.url, { state });
    await expect(signIns.end(id, mine.signIn, answer)).rejects.toMatchObject(refused);
    expect(kept).toEqual([]);
  });

  it.each([
    ["says that it is another issuer", { metadata: { issuer: "https://evil.example" } }],
    ["knows no S256", { metadata: { code_challenge_methods_supported: ["plain"] } }],
    ["takes no strangers", { metadata: { registration_endpoint: undefined } }],
    ["redeems elsewhere", { metadata: { token_endpoint: "https://evil.example/token" } }],
    [
      "shows itself over plain http elsewhere",
      { metadata: { authorization_endpoint: "http://evil.example/authorize" } },
    ],
    ["shows itself by a script", { metadata: { authorization_endpoint: "javascript:alert(1)//" } }],
    [
      "shows another's page than it is told as",
      { metadata: { authorization_endpoint: "https://bank.example/authorize" } },
    ],
    ["signs in for another server", { resource: { resource: "https://bank.example/mcp" } }],
    ["signs in over plain http", { resource: { authorization_servers: ["http://evil.example"] } }],
  ])("is not begun where who signs in %s", async (_, given) => {
    const { server, signIns, id } = await setup(given);
    await expect(signIns.begin(id, server.origin)).rejects.toMatchObject({ code: "provider-auth" });
  });

  it("is not begun where a server names another place than the person was shown", async () => {
    const other = await setup();
    const resource: { authorization_servers?: readonly string[] } = {};
    const { server, signIns, id } = await setup({ resource });
    const shown = await signIns.find(id);
    resource.authorization_servers = [other.server.origin];
    const elsewhere = { code: "provider-auth", data: { host: new URL(server.origin).host } };
    await expect(signIns.begin(id, shown)).rejects.toMatchObject(elsewhere);
    expect(other.server.requests).toEqual([]);
  });

  it("is of servers of MCP alone, and of none that a backup has brought", async () => {
    const model = await setup({ over: { kind: "openai" } });
    await expect(model.signIns.find(model.id)).rejects.toMatchObject({ code: "not-found" });
    const held = await setup({ over: { held: true } });
    await expect(held.signIns.begin(held.id, held.server.origin)).rejects.toMatchObject({
      code: "connection-held",
      data: { provider: "mcp" },
    });
    expect(held.server.requests).toEqual([]);
  });

  it("keeps a token for the server that it was begun for, wherever the connection leads by then", async () => {
    const { server, signIns, id, keptFor, moved } = await setup();
    const { url, signIn } = await signIns.begin(id, server.origin);
    moved.url = "https://other.example/mcp";
    await signIns.end(id, signIn, server.approve(url));
    // The store refuses that as a conflict: the connection's origin is another one.
    expect(keptFor).toEqual([server.mcpUrl]);
  });

  it("takes no token that a header cannot carry, or of another kind", async () => {
    for (const token of [{ access_token: "a b" }, { token_type: "mac" }]) {
      const redeem = () => ({ access_token: "a", token_type: "Bearer", ...token });
      const { signIn, kept } = await setup({ redeem });
      await expect(signIn()).rejects.toMatchObject({ code: expect.stringMatching(/auth|bad/) });
      expect(kept).toEqual([]);
    }
  });
});

describe("a token that ends", () => {
  const secretsOf = (grant: Grant): Secrets => {
    return { origin: new URL(grant.tokenUrl).origin, key: null, headers: [], grant };
  };

  it("is renewed once, however many ask, and the next one kept", async () => {
    const { server, signIn, signIns, kept, clock, connection } = await setup();
    await signIn();
    const secrets = secretsOf(kept[0] as Grant);
    expect(await renewedSecrets(signIns, connection, secrets)).toBe(secrets);
    clock.time += 3_600_000;
    const both = await Promise.all([1, 2].map(() => renewedSecrets(signIns, connection, secrets)));
    expect(both.map(({ grant }) => grant?.accessToken)).toEqual(["token-2", "token-2"]);
    expect(kept.map(({ refreshToken }) => refreshToken)).toEqual(["refresh-1", "refresh-2"]);
    expect(server.redeemed.map((body) => body.get("grant_type"))).toEqual([
      "authorization_code",
      "refresh_token",
    ]);
  });

  it("is not renewed by what has renewed it already, which holds once, for whoever has read that before", async () => {
    const { server, signIn, signIns, kept, clock, connection } = await setup();
    await signIn();
    clock.time += 3_600_000;
    const read = secretsOf(kept[0] as Grant);
    await renewedSecrets(signIns, connection, read);
    expect((await renewedSecrets(signIns, connection, read)).grant?.accessToken).toBe("token-2");
    expect(server.redeemed).toHaveLength(2);
  });

  it("that the server refuses before its end, or of which nobody tells that, is renewed, and sent once more", async () => {
    const { server, signIn, signIns, kept, connection } = await setup();
    await signIn();
    const sent: (string | undefined)[] = [];
    const send = async ({ grant }: Secrets) => {
      sent.push(grant?.accessToken);
      return new Response(null, { status: grant?.accessToken === "token-1" ? 401 : 200 });
    };
    const read = secretsOf({ ...(kept[0] as Grant), expiresAt: null });
    const both = await Promise.all([1, 2].map(() => signIns.sendSigned(connection, read, send)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent).toEqual(["token-1", "token-1", "token-2", "token-2"]);
    expect(server.redeemed).toHaveLength(2);
  });

  it("that the server refuses is refused where it cannot be renewed, or the next one is refused, too", async () => {
    const redeem = (body: URLSearchParams) => (body.has("refresh_token") ? null : undefined);
    const no = async () => new Response(null, { status: 401 });
    for (const [given, requestCount] of [[{ redeem }, 2] as const, [{}, 2] as const]) {
      const { server, signIn, signIns, kept, connection } = await setup(given);
      await signIn();
      const { status } = await signIns.sendSigned(connection, secretsOf(kept[0] as Grant), no);
      expect([status, server.redeemed.length]).toEqual([401, requestCount]);
    }
  });

  it("is given to no other server that its connection leads to while it is renewed", async () => {
    const { signIn, signIns, kept, clock, connection } = await setup();
    await signIn();
    clock.time += 3_600_000;
    const before = secretsOf(kept[0] as Grant);
    const renewing = renewedSecrets(signIns, connection, before);
    const other = { ...(kept[0] as Grant), refreshToken: "of-another", expiresAt: null };
    const there = { ...before, origin: "https://other.example", grant: other };
    const moved = { ...connection, url: "https://other.example/mcp" };
    expect(await renewedSecrets(signIns, moved, there)).toBe(there);
    expect((await renewing).grant?.accessToken).toBe("token-2");
  });

  it("is each request's own where there is nothing to renew it with", async () => {
    const { signIn, signIns, kept, connection } = await setup();
    await signIn();
    const own = ["one", "two"].map((accessToken) =>
      secretsOf({ ...(kept[0] as Grant), accessToken, refreshToken: null }),
    );
    const { origin } = new URL(connection.url);
    const keys = ["one", "two"].map((key): Secrets => ({ origin, key, headers: [] }));
    const all = [...own, ...keys];
    const given = await Promise.all(
      all.map((secrets) => renewedSecrets(signIns, connection, secrets)),
    );
    expect(given).toEqual(all);
  });

  it("that is not renewed has the person sign in again", async () => {
    const redeem = (body: URLSearchParams) => (body.has("refresh_token") ? null : undefined);
    const { signIn, signIns, kept, clock, connection } = await setup({ redeem });
    await signIn();
    clock.time += 3_600_000;
    const renewing = renewedSecrets(signIns, connection, secretsOf(kept[0] as Grant));
    await expect(renewing).rejects.toMatchObject(refused);
  });

  it("is given up where who renews it does not answer, and asked for again by the next call", async () => {
    let isSilent = true;
    const redeem = (body: URLSearchParams) =>
      body.has("refresh_token") && isSilent ? new Promise<null>(() => {}) : undefined;
    const { signIn, signIns, kept, clock, connection } = await setup({ redeem, maxWait: 500 });
    await signIn();
    clock.time += 3_600_000;
    const secrets = secretsOf(kept[0] as Grant);
    const silent = { code: "provider-silent", data: { host: new URL(connection.url).host } };
    await expect(renewedSecrets(signIns, connection, secrets)).rejects.toMatchObject(silent);
    isSilent = false;
    expect((await renewedSecrets(signIns, connection, secrets)).grant?.accessToken).toBe("token-2");
  }, 10_000);

  it("is not renewed from an answer that is longer than any needs to be", async () => {
    const long = { access_token: "a", token_type: "Bearer", note: "x".repeat(1_100_000) };
    const redeem = (body: URLSearchParams) => (body.has("refresh_token") ? long : undefined);
    const { signIn, signIns, kept, clock, connection } = await setup({ redeem });
    await signIn();
    clock.time += 3_600_000;
    const renewing = renewedSecrets(signIns, connection, secretsOf(kept[0] as Grant));
    const tooLong = { code: "provider-malformed", data: { reason: "too-long" } };
    await expect(renewing).rejects.toMatchObject(tooLong);
    expect(kept).toHaveLength(1);
  });
});
