import { expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { nameTools } from "../../domain/server-tool";
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
