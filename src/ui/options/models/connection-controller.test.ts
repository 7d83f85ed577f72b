import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../../test/builders/make-connection";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createConnectionController } from "./connection-controller";

const FAR = makeConnection(1, { url: "https://api.example.com/v1" });
const GIVEN = { kind: "openai", preset: null, url: FAR.url, key: "k" } as const;

function start(
  answers: Record<string, (input: never) => unknown> = {},
  { isAllowed = true }: { readonly isAllowed?: boolean } = {},
) {
  const requests: string[] = [];
  const fake = createFakeClient({
    "connection.add": () => FAR,
    "connection.update": () => FAR,
    "connection.test": () => ({ connection: FAR, latencyMs: 12, keyTried: true, failure: null }),
    ...answers,
  });
  const access = {
    request: async (url: string) => {
      requests.push(`ask ${url}`);
      return isAllowed;
    },
    requestSignIn: async (origin: string) => {
      requests.push(`ask to sign in at ${origin}`);
      return isAllowed;
    },
  };
  const showSignIn = async (url: string) => `answer to ${url}`;
  return {
    ...fake,
    requests,
    controller: createConnectionController({ client: fake.client, access, showSignIn }),
  };
}

describe("createConnectionController", () => {
  it("asks for leave before anything else, then adds, then tests", async () => {
    const { controller, requests, calls } = start();
    const adding = controller.add(GIVEN);
    expect(requests, "within the click").toEqual([`ask ${FAR.url}`]);
    expect(await adding).toEqual(FAR);
    await expect.poll(() => controller.state.get().tests[FAR.id]?.at).toBe("done");
    expect(calls.map(({ name }) => name)).toEqual(["connection.add", "connection.test"]);
    expect(controller.state.get().tests[FAR.id]).toEqual({
      at: "done",
      latencyMs: 12,
      keyTried: true,
      failure: null,
    });
  });

  it("sends nothing to the worker where leave is refused: no key is kept", async () => {
    const { controller, calls } = start({}, { isAllowed: false });
    expect(await controller.add(GIVEN)).toBeNull();
    expect(await controller.update({ id: FAR.id, version: 1, url: FAR.url, key: "k" })).toBeNull();
    expect(calls).toEqual([]);
  });

  it("tells why a connection could not be made; giving leave back is the worker's", async () => {
    const { controller, requests } = start({
      "connection.add": () => {
        throw new AppError("limit-exceeded", { data: { limit: "connections", max: 50 } });
      },
    });
    await expect(controller.add(GIVEN)).rejects.toMatchObject({ code: "limit-exceeded" });
    expect(requests).toEqual([`ask ${FAR.url}`]);
  });

  it("asks for no leave where only the name is changed", async () => {
    const { controller, requests } = start();
    await controller.update({ id: FAR.id, version: 1, name: "Mine" });
    expect(requests).toEqual([]);
  });

  it("keeps no state of a key", async () => {
    const { controller } = start();
    await controller.add({ ...GIVEN, key: "canary-9c1" });
    expect(JSON.stringify(controller.state.get())).not.toContain("canary-9c1");
  });

  it("tests a connection once at a time, and tells why a test failed", async () => {
    const failure = { code: "provider-auth", data: { host: "api.example.com" } } as const;
    const { controller, named } = start({
      "connection.test": () => ({ connection: FAR, latencyMs: null, keyTried: false, failure }),
    });
    await Promise.all([controller.test(FAR.id), controller.test(FAR.id)]);
    expect(named("connection.test")).toHaveLength(1);
    expect(controller.state.get().tests[FAR.id]).toEqual({
      at: "done",
      latencyMs: null,
      keyTried: false,
      failure,
    });
  });

  it("tests a changed connection anew, and tells nothing of the test before it", async () => {
    const failure = { code: "provider-unreachable", data: { host: "wrong.example" } } as const;
    let end = () => {};
    const gate = new Promise<void>((resolve) => {
      end = resolve;
    });
    let tests = 0;
    const { controller, named } = start({
      "connection.test": async () => {
        tests += 1;
        if (tests > 1) return { connection: FAR, latencyMs: 9, keyTried: true, failure: null };
        await gate;
        return { connection: FAR, latencyMs: null, keyTried: false, failure };
      },
    });
    await controller.add(GIVEN);
    await controller.update({ id: FAR.id, version: 1, url: FAR.url });
    const testState = () => controller.state.get().tests[FAR.id];
    await expect.poll(() => testState()?.at).toBe("done");
    end();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(testState()).toMatchObject({ latencyMs: 9, failure: null });
    expect(named("connection.test")).toHaveLength(2);
  });

  it("tells of a test that the worker itself could not make", async () => {
    const { controller } = start({
      "connection.test": () => {
        throw new AppError("not-found");
      },
    });
    await controller.test(FAR.id);
    expect(controller.state.get().tests[FAR.id]).toMatchObject({ failure: { code: "not-found" } });
  });

  it("tests again once the missing leave is given, and not where it is refused", async () => {
    const listed = { "connection.list": () => ({ connections: [FAR], hidesOrigin: false }) };
    const given = start(listed);
    await given.controller.look();
    expect(await given.controller.allow(FAR.id)).toBe(true);
    expect(given.named("connection.test")).toHaveLength(1);
    const refused = start(listed, { isAllowed: false });
    await refused.controller.look();
    expect(await refused.controller.allow(FAR.id)).toBe(false);
    expect(refused.named("connection.test")).toEqual([]);
  });

  it("names the connection that has told of models for the first time, and no other", async () => {
    const withModels = { ...FAR, models: [makeServerModel(FAR)], listedAt: 1 };
    const answer = { latencyMs: 12, keyTried: true, failure: null };
    const { controller } = start({
      "connection.test": () => ({ connection: withModels, ...answer }),
    });
    await controller.add(GIVEN);
    await expect.poll(() => controller.state.get().fresh).toBe(FAR.id);
    const known = start({
      "connection.list": () => ({ connections: [withModels], hidesOrigin: false }),
      "connection.test": () => ({ connection: withModels, ...answer }),
    });
    await known.controller.look();
    await known.controller.test(FAR.id);
    expect(known.controller.state.get().fresh, "it has told of some before").toBeNull();
    const empty = start();
    await empty.controller.add(GIVEN);
    await expect.poll(() => empty.controller.state.get().tests[FAR.id]?.at).toBe("done");
    expect(empty.controller.state.get().fresh, "it has none").toBeNull();
  });

  it("shows a connection no more once it is removed", async () => {
    const two = [FAR, makeConnection(2)];
    const { controller } = start({
      "connection.list": () => ({ connections: two, hidesOrigin: true }),
    });
    await controller.look();
    expect(controller.state.get().hidesOrigin).toBe(true);
    await controller.remove(FAR.id);
    expect(controller.state.get().connections?.map(({ id }) => id)).toEqual([idOf(2)]);
  });

  it("tells why the connections could not be read, and forgets that once they are", async () => {
    let isLocked = true;
    const { controller } = start({
      "connection.list": () => {
        if (isLocked) throw new AppError("locked");
        return { connections: [], hidesOrigin: false };
      },
    });
    await controller.look();
    expect(controller.state.get()).toMatchObject({
      connections: null,
      failure: { code: "locked" },
    });
    isLocked = false;
    await controller.look();
    expect(controller.state.get()).toMatchObject({ connections: [], failure: null });
  });
});

describe("signing in", () => {
  const signIn = { state: "s" };
  const answers = {
    "connection.signIn": () => ({ origin: "https://auth.example.com" }),
    "connection.signInBegin": () => ({ url: "https://auth.example.com/authorize", signIn }),
    "connection.signInEnd": () => FAR,
  };

  it("asks where first; then for leave, within the click, before anything is begun", async () => {
    const { controller, requests, calls } = start(answers);
    const origin = await controller.signIn.find(FAR.id);
    expect(origin).toBe("https://auth.example.com");
    const signingIn = controller.signIn.at(FAR.id, origin);
    expect([requests, calls.length]).toEqual([[`ask to sign in at ${origin}`], 1]);
    expect(await signingIn).toBe(true);
    const answer = "answer to https://auth.example.com/authorize";
    expect(calls.map(({ name }) => name)).toEqual([
      ...["connection.signIn", "connection.signInBegin", "connection.signInEnd"],
      "connection.test",
    ]);
    expect(calls[1]?.input).toEqual({ id: FAR.id, origin });
    expect(calls[2]?.input).toEqual({ id: FAR.id, signIn, answer });
  });

  it("begins nothing where the browser is not to", async () => {
    const { controller, calls } = start(answers, { isAllowed: false });
    expect(await controller.signIn.at(FAR.id, "https://auth.example.com")).toBe(false);
    expect(calls).toEqual([]);
  });
});
