import type { Connection } from "../../domain/connection";
import type { Context } from "../../domain/context";
import { type NamedTool, nameInLeave, nameTools } from "../../domain/server-tool";
import { isTooMuchToShow } from "../../domain/shown-arguments";
import type { ToolServers } from "../../mcp/client/create-tool-servers";
import type { Store } from "../../store/create-store";
import { Refused } from "../../turns/tools/refused";
import type { Parsed, Tool, ToolAnswer } from "../../turns/tools/tool";

export type ServerToolDeps = {
  readonly store: { readonly connections: Pick<Store["connections"], "list" | "keepTools"> };
  readonly toolServers: () => Pick<ToolServers, "call">;
};

/** The tools of servers that a context has on, each as it was when the person has let it be used. */
export async function readServerTools(
  deps: ServerToolDeps,
  { tools }: Pick<Context, "tools">,
): Promise<readonly Tool[]> {
  if (tools.every((one) => nameInLeave(one) === undefined)) return [];
  const connections = await deps.store.connections.list();
  const servers = connections.filter(({ kind, held }) => kind === "mcp" && held !== true);
  const byId = new Map(servers.map((server) => [server.id, server]));
  return nameTools(servers).flatMap((named) => {
    const server = byId.get(named.connectionId);
    return server === undefined || !tools.includes(named.leave)
      ? []
      : [toTool(deps, named, server)];
  });
}

function toTool(deps: ServerToolDeps, named: NamedTool, server: Connection): Tool {
  const { name, leave, host, tool } = named;
  const { description, parameters } = tool;
  const parse = (args: unknown): Parsed => {
    const input = toInput(args);
    const after = JSON.stringify(input, null, 2);
    return {
      kind: "sends",
      look: () => ({ target: host, before: "", after, needsPerson: true, sendsTo: host }),
      send: ({ signal }, onLeave) => send(deps, { named, server, input, signal, onLeave }),
    };
  };
  return { spec: { name, description, parameters }, leave, parse };
}

type Sending = {
  readonly named: NamedTool;
  readonly server: Connection;
  readonly input: Record<string, unknown>;
  readonly signal: AbortSignal;
  readonly onLeave: () => Promise<void>;
};

/** What the server says; `Refused` where the tool is not the one that was let. */
async function send(
  { store, toolServers }: ServerToolDeps,
  { named: { tool }, server, input, signal, onLeave }: Sending,
): Promise<ToolAnswer> {
  const { name, digest } = tool;
  const call = { tool: name, input };
  const { text, failed } = await toolServers().call(server, call, {
    signal,
    check: async (tools) => {
      signal.throwIfAborted();
      if (tools.some((one) => one.name === name && one.digest === digest)) return onLeave();
      // From here on it is off wherever it was on: leave was given for another one.
      await store.connections.keepTools({ source: server, tools });
      throw new Refused("The server has changed this tool, so the person has to allow it again.");
    },
  });
  return { text, failed, taint: ["tool"] };
}

/** The server knows what form they are to have; that they are an object the protocol says. */
function toInput(args: unknown): Record<string, unknown> {
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    throw new Refused("The arguments are no JSON object. Call the tool again with one.");
  }
  if (isTooMuchToShow(args)) {
    throw new Refused(
      "The arguments are too long, or nested too deep, to be shown to the person. Send less at a time.",
    );
  }
  return { ...args };
}
