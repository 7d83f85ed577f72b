import { describe, expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { AppError } from "../../domain/app-error";
import type { Secrets } from "../../domain/connection";
import type { Grant } from "../../domain/sign-in";
import { createRenewals } from "./renew-tokens";

const ORIGIN = "https://tools.example";
const connection = makeConnection(1, { kind: "mcp", url: `${ORIGIN}/mcp` });

const GRANT: Grant = {
  ...{ issuer: "https://login.example", tokenUrl: "https://login.example/token", resource: null },
  ...{ clientId: "client-1", clientSecret: null, expiresAt: null },
  ...{ accessToken: "token-1", refreshToken: "refresh-1" },
};

const HELD: Secrets = { origin: ORIGIN, key: null, headers: [], grant: GRANT };

type Given = {
  /** What is kept once something is to be kept, in place of that. */
  readonly keeping?: (kept: { secrets: Secrets | null }) => void;
};

/** Tokens that are renewed by counting, and what is kept of them. */
function setup({ keeping }: Given = {}) {
  const kept: { secrets: Secrets | null } = { secrets: HELD };
  let renewed = 1;
  const renewals = createRenewals({
    connections: {
      readSecrets: async () => kept.secrets,
      keepGrant: async ({ grant }) => {
        if (keeping === undefined) kept.secrets = { ...HELD, grant };
        keeping?.(kept);
        return connection;
      },
    },
    ...{ clock: { now: () => 0 }, mayReach: async () => true },
    ask: async () => {
      renewed += 1;
      const [access_token, refresh_token] = [`token-${renewed}`, `refresh-${renewed}`];
      return Response.json({ access_token, refresh_token, token_type: "Bearer" });
    },
  });
  const sent: (string | null | undefined)[] = [];
  const send =
    (isRefused: (secrets: Secrets) => boolean) =>
    async (secrets: Secrets): Promise<Response> => {
      sent.push(secrets.grant?.accessToken ?? secrets.key);
      return new Response(null, { status: isRefused(secrets) ? 401 : 200 });
    };
  /** As a request that reads the secrets anew. */
  const ask = async (isRefused: (secrets: Secrets) => boolean = () => true) =>
    renewals.sendSigned(connection, kept.secrets ?? HELD, send(isRefused));
  return { kept, renewals, sent, send, ask, times: () => renewed - 1 };
}

const isFirst = ({ grant }: Secrets) => grant?.accessToken === "token-1";

describe("a server that refuses some requests whatever their token", () => {
  it("has a token renewed for that once, and the next time not before its end", async () => {
    const { ask, sent, times, kept } = setup();
    for (let nth = 0; nth < 3; nth += 1) expect((await ask()).status).toBe(401);
    expect((await ask(() => false)).status).toBe(200);
    expect([times(), sent.slice(0, 3)]).toEqual([1, ["token-1", "token-2", "token-2"]]);
    // Signed in anew, it is another.
    kept.secrets = HELD;
    expect((await ask(isFirst)).status).toBe(200);
    expect(times()).toBe(2);
  });
});

describe("a token that is renewed while the person gives something else", () => {
  const conflict = () => {
    throw new AppError("conflict");
  };

  it("leaves what they gave in its place, with which the request goes out", async () => {
    const given: Secrets = { origin: ORIGIN, key: "a key", headers: [] };
    const { ask, sent } = setup({
      keeping: (kept) => {
        kept.secrets = given;
        conflict();
      },
    });
    expect((await ask(isFirst)).status).toBe(200);
    expect(sent).toEqual(["token-1", "a key"]);
  });

  it("fails where the connection leads elsewhere by then", async () => {
    const { ask, sent } = setup({
      keeping: (kept) => {
        kept.secrets = { origin: "https://other.example", key: "a key", headers: [] };
        conflict();
      },
    });
    await expect(ask()).rejects.toMatchObject({ code: "conflict" });
    expect(sent).toEqual(["token-1"]);
  });

  it("is not asked for where they have taken back what was given", async () => {
    const { renewals, kept, send, sent, times } = setup();
    kept.secrets = null;
    const { status } = await renewals.sendSigned(
      connection,
      HELD,
      send(() => true),
    );
    expect([status, times(), sent]).toEqual([401, 0, ["token-1"]]);
  });
});

it("a token that was read twice and is the same is sent once", async () => {
  const { renewals, send, sent } = setup({
    keeping: (kept) => {
      kept.secrets = { ...HELD };
      throw new AppError("conflict");
    },
  });
  await renewals.sendSigned(
    connection,
    HELD,
    send(() => true),
  );
  expect(sent).toEqual(["token-1"]);
});

it("a token that was renewed and cannot be kept is not told as one that the server has refused", async () => {
  const { ask } = setup({
    keeping: () => {
      throw new AppError("quota-exceeded");
    },
  });
  await expect(ask()).rejects.toMatchObject({ code: "quota-exceeded" });
});
