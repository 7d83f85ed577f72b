import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeConnection } from "../../../test/builders/make-connection";
import { AppError } from "../../domain/app-error";
import type { SignIn } from "../../domain/sign-in";
import type { SignIns } from "../../mcp/client/create-sign-ins";
import type { App } from "../app";
import { createHostLeave } from "../host-leave";
import { connectionSignIn, connectionSignInBegin, connectionSignInEnd } from "./sign-in-handlers";

const ISSUER = "https://auth.example.com";
const CONNECTION = makeConnection(1, { kind: "mcp", url: "https://mcp.example.com" });
const { id } = CONNECTION;
const SIGN_IN: SignIn = {
  ...{ issuer: `${ISSUER}/tenant`, tokenUrl: `${ISSUER}/token`, clientId: "client" },
  ...{ clientSecret: null, resource: null, state: "state", verifier: "verifier" },
  ...{ serverUrl: CONNECTION.url, namesIssuer: true },
};

/** A server that has people sign in elsewhere, and what leave is kept for. */
async function setup() {
  const { app: made } = await makeApp();
  const kept: (readonly string[])[] = [];
  const timers: (() => void)[] = [];
  const fault = { ends: false };
  const permissions = { keepOnly: async (origins: readonly string[]) => void kept.push(origins) };
  const later = (run: () => void) => timers.push(run);
  const signIns: SignIns = {
    sendSigned: (_connection, secrets, send) => send(secrets),
    find: async () => ISSUER,
    begin: async () => ({ url: `${ISSUER}/authorize`, signIn: SIGN_IN }),
    end: async () => {
      if (fault.ends) throw new AppError("provider-auth");
      return CONNECTION;
    },
  };
  const app = {
    ...made,
    signIns: () => signIns,
    leave: createHostLeave({ store: made.store, permissions, later, onError: () => {} }),
  } as App;
  const tidied = async () => {
    await app.leave.tidy();
    return kept.at(-1);
  };
  const end = () => connectionSignInEnd(app, { id, signIn: SIGN_IN, answer: "https://back" });
  return { app, kept, timers, fault, tidied, end };
}

describe("leave to reach who signs in", () => {
  it("is not taken back while the person signs in, and no longer than that", async () => {
    const { app, tidied, end } = await setup();
    expect(await connectionSignIn(app, { id })).toEqual({ origin: ISSUER });
    expect(await tidied()).toEqual([ISSUER]);
    await connectionSignInBegin(app, { id, origin: ISSUER });
    expect(await tidied()).toEqual([ISSUER]);
    await end();
    // The connection has it by then, where it is signed in.
    expect(await tidied()).toEqual([]);
  });

  it("is kept for another try, and given back by itself where none comes", async () => {
    const { app, kept, timers, fault, tidied, end } = await setup();
    await connectionSignIn(app, { id });
    fault.ends = true;
    await connectionSignInBegin(app, { id, origin: ISSUER });
    await expect(end()).rejects.toThrow("provider-auth");
    // The time of the first click is that of the second by now.
    timers[0]?.();
    expect(await tidied()).toEqual([ISSUER]);
    const before = kept.length;
    timers[1]?.();
    await expect.poll(() => kept.slice(before)).toEqual([[]]);
  });
});
