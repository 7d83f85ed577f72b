import { describe, expect, it } from "vitest";
import {
  addProgram,
  type Connection,
  call,
  LIST,
  makePrograms,
  textOf,
  type World,
  waitingOf,
} from "../../../test/builders/make-programs";
import { until } from "../../../test/fakes/native-host";
import type { Id } from "../../domain/id";
import { SCOPES } from "../../domain/program";

describe("a token", () => {
  it("is told once, and kept as a digest alone", async () => {
    const world = await makePrograms();
    const { token } = await addProgram(world);
    const [stored] = await world.store.programs().list();
    expect(token).toMatch(/^cfd_[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(token.slice(4));
    expect(JSON.stringify(await world.person.list(world.app))).not.toContain(stored?.tokenHash);
  });

  it("that was given lets its program in, and no other", async () => {
    const world = await makePrograms();
    const { token, connection } = await addProgram(world);
    expect(connection.lines).toEqual([{ confidant: 1, state: "known" }]);
    for (const wrong of ["", `${token}x`, token.slice(0, -1), token.toUpperCase()]) {
      const stranger = await world.host.greet(wrong);
      expect(stranger.lines).toEqual([{ confidant: 1, state: "unknown" }]);
      // What comes behind it is no greeting either, and nothing is answered.
      stranger.write({ jsonrpc: "2.0", id: 1, method: "tools/call", params: LIST });
      await until(() => stranger.lines[1]);
      expect(stranger.lines[1]).toEqual({ confidant: 1, state: "version-unknown" });
    }
  });

  it("that is missing, or said in another way than was agreed, lets nobody in", async () => {
    const { host } = await makePrograms();
    for (const greeting of [{}, { confidant: 2, token: "x" }, { confidant: 1 }, "hello"]) {
      const stranger = host.open(greeting as object);
      expect(await until(() => stranger.lines[0])).toEqual({
        confidant: 1,
        state: "version-unknown",
      });
    }
  });

  it("that was revoked is worth nothing from then on, on connections that are open, too", async () => {
    const world = await makePrograms();
    const { id, token, connection } = await addProgram(world);
    await world.person.revoke(world.app, { id });
    expect(textOf(await connection.ask("tools/call", LIST))).toMatch(/^unknown-token: /);
    expect((await world.host.greet(token)).lines[0]).toMatchObject({ state: "unknown" });
  });

  it("whose time is over is told so", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world, SCOPES, 1);
    expect(textOf(await connection.ask("tools/call", LIST))).toContain('"success":true');
    world.clock.time += 24 * 60 * 60_000;
    expect(textOf(await connection.ask("tools/call", LIST))).toMatch(/^expired: /);
  });
});

describe("what a program may do", () => {
  it("waits at first for the person, who is told its name, what it calls itself, and what it wants", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    await connection.ask("initialize", { clientInfo: { name: "code", version: "1.9" } });
    const answer = connection.ask("tools/call", LIST);
    const waiting = { kind: "consent", programId: id, name: "Editor", client: "code 1.9" };
    expect(await waitingOf(world)).toEqual({ ...waiting, what: "context-manage list" });
    await world.person.allow(world.app, { id, consent: { scopes: ["contexts"], days: 30 } });
    expect(textOf(await answer)).toContain('"success":true');
    expect(world.programs.waiting.list()).toEqual([]);
  });

  it("is nothing where the person declines, and its token is worth nothing then", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    const answer = connection.ask("tools/call", LIST);
    await waitingOf(world);
    await world.person.allow(world.app, { id, consent: null });
    expect(textOf(await answer)).toMatch(/^declined: /);
    expect(textOf(await connection.ask("tools/call", LIST))).toMatch(/^unknown-token: /);
  });

  it("is asked for once, however much is asked meanwhile", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    const answers = [LIST, LIST, LIST].map((one) => connection.ask("tools/call", one));
    await waitingOf(world);
    await new Promise((resolve) => setTimeout(resolve));
    expect(world.programs.waiting.list()).toHaveLength(1);
    await world.person.allow(world.app, { id, consent: { scopes: ["contexts"], days: 30 } });
    for (const answer of await Promise.all(answers)) expect(textOf(answer)).toContain("success");
  });

  it("is not waited for without end", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world, null);
    const answer = connection.ask("tools/call", LIST);
    await waitingOf(world);
    world.timers.find(({ ms }) => ms === 50_000)?.run();
    expect(textOf(await answer)).toMatch(/^consent-needed: /);
  });

  const askInVain = async (world: World, { ask }: Connection) => {
    const answer = ask("tools/call", LIST);
    (await until(() => world.timers.find(({ ms }) => ms === 50_000))).run();
    expect(textOf(await answer)).toMatch(/^consent-needed: .* stands in Confidant's side panel/);
  };

  it("is asked on once the program was told so, as one question, until the person decides", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    await askInVain(world, connection);
    await askInVain(world, connection);
    expect(world.programs.waiting.list()).toMatchObject([{ kind: "consent", programId: id }]);
    await world.person.allow(world.app, { id, consent: { scopes: ["contexts"], days: null } });
    expect(world.programs.waiting.list()).toEqual([]);
    expect(textOf(await connection.ask("tools/call", LIST))).toContain('"success":true');
  });

  it("stays asked where the program asks again and gives up; what it asks meanwhile is done once it is allowed", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    await askInVain(world, connection);
    void connection.ask("tools/call", LIST).catch(() => {});
    await until(() => world.timers.find(({ ms }) => ms === 50_000));
    const params = { requestId: world.host.newest() };
    connection.write({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    await until(() => (world.timers.length === 0 ? true : undefined));
    expect(world.programs.waiting.list()).toMatchObject([{ kind: "consent", programId: id }]);
    const [before] = world.programs.waiting.list();
    const presets = call("personality-preset-manage", { action: "list" });
    const answer = connection.ask("tools/call", presets);
    await until(() => world.timers.find(({ ms }) => ms === 50_000));
    const [shown, ...more] = world.programs.waiting.list();
    expect([before?.what, shown?.what, more], "it speaks of what is asked now").toEqual([
      expect.stringContaining("context-manage"),
      expect.stringContaining("personality-preset-manage"),
      [],
    ]);
    await world.person.allow(world.app, { id, consent: { scopes: ["contexts"], days: null } });
    expect(textOf(await answer)).toContain('"success":true');
    expect(world.programs.waiting.list()).toEqual([]);
  });

  it.each([
    ["the program is removed", ({ person, app }: World, id: Id) => person.remove(app, { id })],
    ["the vault is locked", ({ lock }: World) => lock()],
    ["none is let in", ({ programs }: World) => programs.connect(false)],
  ] as const)("is asked no more once %s", async (_why, happen) => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world, null);
    await askInVain(world, connection);
    expect(world.programs.waiting.list()).toHaveLength(1);
    await happen(world, id);
    expect(world.programs.waiting.list()).toEqual([]);
  });

  it.each([
    ["contexts", call("context-manage", { action: "list" })],
    ["contexts", call("personality-preset-manage", { action: "list" })],
    ["conversations", call("conversation-manage", { action: "list", contextId: "x" })],
    ["conversations", call("memory-read", { contextId: "x" })],
    ["conversations", call("search", { query: "x" })],
    ["chat", call("context-chat", { contextId: "x", message: "hi" })],
    ["write", call("context-manage", { action: "create", systemPrompt: "x" })],
    ["write", call("context-manage", { action: "update", contextId: "x" })],
    ["write", call("personality-preset-manage", { action: "create" })],
    ["delete", call("context-manage", { action: "delete", contextId: "x" })],
    ["delete", call("conversation-manage", { action: "clear", contextId: "x" })],
  ] as const)("needs leave for %s: %o", async (scope, request) => {
    const world = await makePrograms();
    const { connection } = await addProgram(
      world,
      SCOPES.filter((one) => one !== scope),
    );
    expect(textOf(await connection.ask("tools/call", request))).toMatch(/^scope-missing: /);
    expect(world.programs.waiting.list()).toEqual([]);
  });

  it("needs leave for conversations to read a context with its newest messages", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world, ["contexts"]);
    const uri = `mcp-llm-generator://context/${world.contextId}`;
    const refused = await connection.ask("resources/read", { uri });
    expect(refused).toMatchObject({ error: { data: { code: "scope-missing" } } });
    const listed = await connection.ask("resources/read", { uri: "mcp-llm-generator://contexts" });
    expect(listed).toMatchObject({ result: { contents: [{ mimeType: "application/json" }] } });
  });
});
