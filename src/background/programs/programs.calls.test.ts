import { describe, expect, it } from "vitest";
import {
  addProgram,
  type Connection,
  call,
  idOf,
  LIST,
  makePrograms,
  textOf,
  type World,
  waitingOf,
} from "../../../test/builders/make-programs";
import { createFakeHost, until } from "../../../test/fakes/native-host";
import { createPrograms } from "./create-programs";

describe("what a context remembers", () => {
  it("P-016 is read page by page, or those of one type alone", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const { contextId } = world;
    const read = async (rest: object) => {
      const request = call("memory-read", { contextId, ...rest });
      return JSON.parse(textOf(await connection.ask("tools/call", request))).blocks;
    };
    const labels = async (rest: object) =>
      (await read(rest)).map(({ label }: { label: string }) => label);
    expect(await labels({})).toEqual(["persona", "human", "scratchpad"]);
    expect(await labels({ type: "core" })).toEqual(["persona", "human"]);
    expect(await read({ type: "working" })).toMatchObject([{ label: "scratchpad", text: "" }]);
    expect(await labels({ type: "archival" })).toEqual([]);
  });
});

describe("a change or a deletion", () => {
  const create = call("context-manage", {
    action: "create",
    name: "Calm",
    systemPrompt: "You are.",
  });

  it("waits as it was asked for, word for word, and is done once the person agrees", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const answer = connection.ask("tools/call", create);
    const waiting = await waitingOf(world);
    expect(waiting).toMatchObject({ kind: "call", what: "context-manage create", deletes: false });
    expect(JSON.parse("arguments" in waiting ? waiting.arguments : "")).toEqual(create.arguments);
    expect(await world.store.contexts.list()).toHaveLength(1);
    await world.person.decide(world.app, { id: idOf(waiting), approved: true });
    expect(textOf(await answer)).toContain('"name":"Calm"');
    expect(await world.store.contexts.list()).toHaveLength(2);
  });

  it("names what it is made to, and is not done where the person declines", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const { contextId } = world;
    const request = call("context-manage", { action: "delete", contextId });
    const answer = connection.ask("tools/call", request);
    const waiting = await waitingOf(world);
    expect(waiting).toMatchObject({ deletes: true, target: "Confidant" });
    await world.person.decide(world.app, { id: idOf(waiting), approved: false });
    expect(textOf(await answer)).toMatch(/^declined: /);
    const [entry] = await world.store.contexts.list();
    expect(entry?.context.archived).toBeNull();
  });

  it("is decided once: what waits no more cannot be agreed to", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const answer = connection.ask("tools/call", create);
    const id = idOf(await waitingOf(world));
    await world.person.decide(world.app, { id, approved: true });
    await answer;
    const again = world.person.decide(world.app, { id, approved: true });
    await expect(again).rejects.toMatchObject({ code: "not-found" });
    expect(await world.store.contexts.list()).toHaveLength(2);
  });

  it.each([
    [
      "the program gives up on it",
      (world: World, connection: Connection) =>
        connection.write({
          jsonrpc: "2.0",
          method: "notifications/cancelled",
          params: { requestId: world.host.newest() },
        }),
    ],
    ["its connection ends", (_world: World, connection: Connection) => connection.close()],
    ["the host is killed", (world: World) => world.host.end("stopped")],
    [
      "the person takes the token back",
      async (world: World) => {
        const [program] = await world.store.programs().list();
        await world.person.revoke(world.app, { id: program?.id ?? "" });
      },
    ],
    ["the vault is locked", (world: World) => world.lock()],
    [
      "the person does not decide",
      (world: World) => world.timers.find(({ ms }) => ms === 240_000)?.run(),
    ],
  ] as const)("is not done, and asked for no more, once %s", async (_why, happen) => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    void connection.ask("tools/call", create).catch(() => {});
    const id = idOf(await waitingOf(world));
    await happen(world, connection);
    const waits = () => world.programs.waiting.list().some((one) => "id" in one && !one.takenBack);
    await until(() => (waits() ? undefined : true));
    const late = world.person.decide(world.app, { id, approved: true });
    await expect(late).rejects.toMatchObject({ code: "not-found" });
    expect(await world.store.contexts.list()).toHaveLength(1);
  });

  it("is shown as taken back for a moment, where it stood, and until a lock", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const takeBack = () => {
      const params = { requestId: world.host.newest() };
      connection.write({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    };
    const shown = () =>
      world.programs.waiting.list().map((one) => (one.kind === "call" ? one.takenBack : null));
    const untilShown = (wanted: readonly boolean[]) =>
      until(() => (JSON.stringify(shown()) === JSON.stringify(wanted) ? true : undefined));
    void connection.ask("tools/call", create).catch(() => {});
    await waitingOf(world);
    takeBack();
    await untilShown([true]);
    void connection.ask("tools/call", create).catch(() => {});
    await untilShown([true, false]);
    world.timers.find(({ ms }) => ms === 10_000)?.run();
    await untilShown([false]);
    takeBack();
    await untilShown([true]);
    world.lock();
    await untilShown([]);
  });

  it("waits beside nine others of its program at most: what comes beyond is neither shown nor done", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const answers = Array.from({ length: 12 }, () => connection.ask("tools/call", create));
    const refused = await Promise.all(answers.slice(10));
    for (const answer of refused) expect(textOf(answer)).toMatch(/^not-decided: /);
    expect(world.programs.waiting.list()).toHaveLength(10);
    expect(await world.store.contexts.list()).toHaveLength(1);
    world.lock();
    await Promise.all(answers);
  });

  it("of a program that was taken back while the person was asked is not done", async () => {
    const world = await makePrograms();
    const { id, connection } = await addProgram(world);
    const answer = connection.ask("tools/call", create);
    await waitingOf(world);
    await world.person.remove(world.app, { id });
    expect(textOf(await answer)).toMatch(/^declined: /);
    expect(await world.store.contexts.list()).toHaveLength(1);
  });
});

describe("a locked vault", () => {
  it("tells a program that it is locked, whatever it asks for, and nothing else", async () => {
    const world = await makePrograms();
    const { token, connection } = await addProgram(world);
    world.lock();
    expect(textOf(await connection.ask("tools/call", LIST))).toMatch(/^locked: /);
    const uri = "mcp-llm-generator://contexts";
    expect(await connection.ask("resources/read", { uri })).toMatchObject({
      error: { data: { code: "locked" } },
    });
    expect((await world.host.greet(token)).lines).toEqual([{ confidant: 1, state: "locked" }]);
    expect((await world.host.greet("wrong")).lines).toEqual([{ confidant: 1, state: "locked" }]);
  });

  it("learns of a wrong token once it is open, and answers nothing to it", async () => {
    const world = await makePrograms();
    world.vault.isLocked = true;
    const stranger = await world.host.greet("wrong");
    world.vault.isLocked = false;
    expect(textOf(await stranger.ask("tools/call", LIST))).toMatch(/^unknown-token: /);
  });
});

describe("the log of a program", () => {
  it("tells the newest calls first, with what came of them, and no word of what was said", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world, ["contexts", "write"]);
    await connection.ask("tools/call", LIST);
    await connection.ask("tools/call", call("search", { query: "secret" }));
    const answer = connection.ask(
      "tools/call",
      call("context-manage", { action: "update", contextId: world.contextId, name: "Secret" }),
    );
    await world.person.decide(world.app, { id: idOf(await waitingOf(world)), approved: false });
    await answer;
    const read = async () => (await world.person.list(world.app)).programs[0]?.calls ?? [];
    await expect.poll(async () => (await read()).length).toBe(3);
    expect(await read()).toMatchObject([
      { what: "context-manage update", outcome: "declined" },
      { what: "search", outcome: "not-allowed" },
      { what: "context-manage list", outcome: "done" },
    ]);
    expect(JSON.stringify(await read())).not.toMatch(/secret/i);
  });

  it("holds a hundred calls, however fast they come", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    await Promise.all(Array.from({ length: 120 }, () => connection.ask("tools/call", LIST)));
    const read = async () => (await world.store.programs().list())[0]?.calls.length;
    await expect.poll(read).toBe(100);
  });
});

describe("the host", () => {
  it("that ends is started anew, sooner at first, and not without end", async () => {
    const world = await makePrograms();
    for (const ms of [1_000, 5_000, 30_000]) {
      world.host.end("stopped");
      expect(world.programs.state()).toBe("stopped");
      world.timers
        .splice(0)
        .find((timer) => timer.ms === ms)
        ?.run();
    }
    expect(world.host.world.started).toBe(4);
    world.host.end("stopped");
    expect(world.timers).toEqual([]);
  });

  it("that ends twice before it was started anew is not started once the person lets none connect", async () => {
    const world = await makePrograms();
    world.host.end("stopped");
    const again = world.programs.connect(true);
    world.host.end("stopped");
    await again;
    await world.programs.connect(false);
    for (const { run } of world.timers) run();
    expect([world.programs.state(), world.host.world.started]).toEqual(["off", 2]);
  });

  it("that has ended is not started anew once the person lets none connect", async () => {
    const world = await makePrograms();
    world.host.end("stopped");
    await world.programs.connect(false);
    for (const { run } of world.timers) run();
    expect([world.programs.state(), world.host.world.started]).toEqual(["off", 1]);
  });

  it.each(["no-host", "not-ours"] as const)(
    "that is not there is told as that: %s",
    async (why) => {
      const world = await makePrograms();
      world.host.end(why);
      expect([world.programs.state(), world.timers]).toEqual([why, []]);
    },
  );

  it("is not started where the person has not allowed it, and ended once they take that back", async () => {
    const world = await makePrograms();
    await world.programs.connect(false);
    expect([world.programs.state(), world.host.world.closed]).toEqual(["off", 1]);
    const { connectNative } = createFakeHost({ isAllowed: false });
    const off = createPrograms({
      ready: async () => world.app,
      connectNative,
      alarms: { every: () => {}, clear: () => {} },
      later: () => () => {},
      info: { name: "c", title: "C", version: "1" },
      onChange: () => {},
    });
    expect(await off.connect(true)).toBe("off");
  });

  it("may say what it wants: what is no message of ours changes nothing", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const hostile = [
      null,
      7,
      "x",
      {},
      { type: "piece" },
      { type: "piece", id: 99, data: "", last: true },
      { type: "open", id: "1" },
    ];
    for (const message of hostile) world.host.emit(message as object);
    world.host.emit({ type: "piece", id: 99, data: "%", last: true });
    expect(textOf(await connection.ask("tools/call", LIST))).toContain('"success":true');
  });
});
