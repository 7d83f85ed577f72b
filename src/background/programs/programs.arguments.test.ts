import { describe, expect, it } from "vitest";
import { addProgram, call, makePrograms, textOf } from "../../../test/builders/make-programs";
import { until } from "../../../test/fakes/native-host";

describe("a change or a deletion", () => {
  it.each([
    ["conversation-manage", { action: "clear", olderThan: "2020-01-01T00:00:00Z" }, "olderThan"],
    ["conversation-manage", { action: "clear", conversationIds: [] }, "conversationIds"],
    ["context-manage", { action: "create", systemPrompt: "You are." }, "contextId"],
    ["context-manage", { action: "delete", name: "Only this one" }, "name"],
  ])(
    "of %s that names what it would not follow is not asked of the person: %o",
    async (name, args, field) => {
      const world = await makePrograms();
      const { connection } = await addProgram(world);
      const request = call(name, { contextId: world.contextId, ...args });
      const text = textOf(await connection.ask("tools/call", request));
      expect(text).toMatch(/^bad-request: /);
      expect(text).toContain(`${field}: not used by ${args.action}`);
      expect(world.programs.waiting.list()).toEqual([]);
    },
  );

  it("is told apart from reading, which nobody is asked for: what that does not use does no harm", async () => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const request = call("context-manage", {
      action: "list",
      contextId: world.contextId,
      name: "",
    });
    expect(textOf(await connection.ask("tools/call", request))).not.toMatch(/^bad-request: /);
  });

  it.each([
    ["nested too deep", { a: JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) }],
    ["too long", { a: "x".repeat(65_536) }],
  ])("that is %s is not asked of the person, who could not be shown it", async (_, metadata) => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    const rest = { name: "Coach", systemPrompt: "You are.", metadata };
    const request = call("personality-preset-manage", { action: "create", ...rest });
    expect(textOf(await connection.ask("tools/call", request))).toMatch(/^bad-request: /);
    expect(world.programs.waiting.list()).toEqual([]);
  });

  it.each(["yesterday", "2020", "1/2/2020", "2020-01-01T00:00", "2020-02-30"])(
    "until a time that may be read in two ways is not asked of the person: %s",
    async (olderThan) => {
      const world = await makePrograms();
      const { connection } = await addProgram(world);
      const { contextId } = world;
      const request = call("conversation-manage", { action: "delete", contextId, olderThan });
      expect(textOf(await connection.ask("tools/call", request))).toMatch(
        /^bad-request: olderThan/,
      );
      expect(world.programs.waiting.list()).toEqual([]);
    },
  );
});

it.each([
  [{ id: 7, method: "tools/list" }, 7],
  [{ jsonrpc: "2.0", id: "a", method: "tools/list", params: [1] }, "a"],
  [{ jsonrpc: "2.0", id: 7, method: 5 }, 7],
  [{ jsonrpc: "2.0", id: { of: 7 }, method: "tools/list" }, null],
  // No request: a program may ask with that id at this moment.
  [{ jsonrpc: "1.0", id: 7, result: {} }, null],
  [[{ jsonrpc: "2.0", id: 7, method: "tools/list" }], null],
  [7, null],
])(
  "what is no request is refused under its own id, as whoever asks waits for that: %o",
  async (message, id) => {
    const world = await makePrograms();
    const { connection } = await addProgram(world);
    connection.write(message);
    const refused = await until(() => connection.lines[1]);
    expect(refused).toMatchObject({ id, error: { code: -32_600 } });
  },
);
