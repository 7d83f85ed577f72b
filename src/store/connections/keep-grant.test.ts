import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore } from "../../../test/builders/make-store";
import type { Grant } from "../../domain/sign-in";

const URL_OF = "https://mcp.example.com/mcp";
const GRANT: Grant = {
  ...{ issuer: "https://auth.example.com", tokenUrl: "https://auth.example.com/token" },
  ...{ clientId: "c", clientSecret: null, resource: null, accessToken: "t" },
  ...{ refreshToken: "r", expiresAt: 1 },
};

const TEAM = [{ name: "X-Team", value: "7" }];

async function setup(key: string | null = "k", url = URL_OF, headers = TEAM) {
  const { store, restart, database } = await makeStore();
  const about = { kind: "mcp", preset: null, name: "Files", url, key } as const;
  const { id } = await store.connections.add({ ...about, headers });
  const again = () => restart().connections;
  /** From now on what it was given does not open. */
  const spoil = () => flipRow(database, "secrets", id);
  return { connections: store.connections, again, id, spoil };
}

describe("what a sign-in has given", () => {
  it("is kept in place of a key, beside the headers, and told by where alone", async () => {
    const { connections, again, id } = await setup();
    const kept = await connections.keepGrant({ id, url: URL_OF, grant: GRANT });
    expect(kept).toMatchObject({ hasKey: false, signedInAt: "https://auth.example.com" });
    expect(JSON.stringify(await connections.list())).not.toMatch(/"t"|"r"/);
    expect(await again().readSecrets(id)).toEqual({
      ...{ origin: "https://mcp.example.com", key: null, grant: GRANT },
      headers: [{ name: "X-Team", value: "7" }],
    });
  });

  it("goes with another origin, or with a key in its place, and stays with another name", async () => {
    const { connections, id } = await setup();
    const grant = async () => (await connections.readSecrets(id))?.grant;
    const version = async () => (await connections.find(id))?.version ?? 0;
    await connections.keepGrant({ id, url: URL_OF, grant: GRANT });
    await connections.update({ id, version: await version(), name: "Other" });
    expect(await grant()).toEqual(GRANT);
    await connections.update({ id, version: await version(), key: "k" });
    expect([await grant(), (await connections.find(id))?.signedInAt]).toEqual([
      undefined,
      undefined,
    ]);
    await connections.keepGrant({ id, url: URL_OF, grant: GRANT });
    const moved = "https://other.example.com/mcp";
    await connections.update({ id, version: await version(), url: moved });
    expect([await grant(), (await connections.find(id))?.signedInAt]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("is not kept for a server that the connection leads away from by now, or over plain http", async () => {
    const { connections, id } = await setup();
    const elsewhere = { id, url: "https://other.example.com/mcp", grant: GRANT };
    await expect(connections.keepGrant(elsewhere)).rejects.toMatchObject({ code: "conflict" });
    const plain = await setup(null, "http://10.0.0.5/mcp").catch((error: unknown) => error);
    // Its header is refused there as a token would be.
    expect(plain).toMatchObject({ code: "bad-request" });
  });

  it("takes the place of what it was renewed with, and of nothing that the person has given since", async () => {
    const { connections, id } = await setup();
    const next = { ...GRANT, accessToken: "t2", refreshToken: "r2" };
    const renewed = { id, url: URL_OF, grant: next, renewed: "r" };
    await connections.keepGrant({ id, url: URL_OF, grant: GRANT });
    await connections.keepGrant(renewed);
    expect((await connections.readSecrets(id))?.grant).toEqual(next);
    const again = { ...GRANT, accessToken: "other", refreshToken: "other" };
    await connections.keepGrant({ id, url: URL_OF, grant: again });
    await expect(connections.keepGrant(renewed)).rejects.toMatchObject({ code: "conflict" });
    expect((await connections.readSecrets(id))?.grant).toEqual(again);
    const version = (await connections.find(id))?.version ?? 0;
    await connections.update({ id, version, key: "k2" });
    await expect(connections.keepGrant(renewed)).rejects.toMatchObject({ code: "conflict" });
    expect(await connections.readSecrets(id)).toMatchObject({ key: "k2" });
  });

  it("takes the place of a key that does not open, but of no header, which it would lose", async () => {
    const { connections, again, id, spoil } = await setup("k", URL_OF, []);
    await spoil();
    const renewed = { id, url: URL_OF, grant: GRANT, renewed: "r" };
    await expect(connections.keepGrant(renewed)).rejects.toMatchObject({ code: "row-tampered" });
    const kept = await connections.keepGrant({ id, url: URL_OF, grant: GRANT });
    expect(kept).toMatchObject({ hasKey: false, signedInAt: "https://auth.example.com" });
    expect((await again().readSecrets(id))?.grant).toEqual(GRANT);
    const other = await setup();
    await other.spoil();
    const given = other.connections.keepGrant({ id: other.id, url: URL_OF, grant: GRANT });
    await expect(given).rejects.toMatchObject({ code: "row-tampered" });
  });
});
