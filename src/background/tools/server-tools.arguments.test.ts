import { expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { makeContext } from "../../../test/builders/make-context";
import { nameTools } from "../../domain/server-tool";
import { createTools } from "../../turns/tools/create-tools";
import { readServerTools, type ServerToolDeps } from "./server-tools";

const tool = { name: "echo", description: "Gives back a text.", parameters: {}, digest: "d" };
const server = makeConnection(1, { kind: "mcp", tools: [tool] });

const deps: ServerToolDeps = {
  store: { connections: { list: async () => [server], keepTools: async () => server } },
  toolServers: () => ({ call: () => Promise.reject(new Error("Nothing is sent.")) }),
};

it.each([
  ["nested too deep", { text: "one", more: JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) }],
  ["too long", { text: "x".repeat(65_536) }],
])(
  "a call of a server with arguments %s to be shown is refused before anybody is asked",
  async (_, args) => {
    const [named] = nameTools([server]);
    const [echo] = await readServerTools(deps, { tools: [named?.leave ?? ""] });
    expect(echo?.parse({ text: "one" }).kind).toBe("sends");
    expect(() => echo?.parse(args)).toThrow("to be shown to the person");
  },
);

it.each([
  ["left and failed", [tool], true],
  ["was never sent, for the server could not be looked at", null, undefined],
  ["was never sent, for the tool is another by now", [], undefined],
])("a call that %s counts as called only where it was sent", async (_, offered, sent) => {
  const call: ReturnType<ServerToolDeps["toolServers"]>["call"] = async (_server, _call, how) => {
    if (offered !== null) await how.check(offered);
    throw new Error("Nobody answers.");
  };
  const [named] = nameTools([server]);
  const context = { ...makeContext(), tools: [named?.leave ?? ""] };
  const tools = createTools(() =>
    readServerTools({ ...deps, toolServers: () => ({ call }) }, context),
  );
  const { signal } = new AbortController();
  const at = { context, conversationId: "c", turnId: "t", taint: [], steps: [], window: 8_192 };
  const callSite = {
    ...at,
    isApproved: true as const,
    isTemporary: false,
    signal,
    noteSent: async () => {},
  };
  const toolCall = { id: "a", name: named?.name ?? "", arguments: "{}" };
  const answered = await tools.answer(toolCall, callSite);
  expect(answered).toMatchObject({ result: { failed: true } });
  expect(answered === "waits" ? null : answered.result.sent).toBe(sent);
});
