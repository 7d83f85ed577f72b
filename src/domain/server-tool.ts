import * as z from "zod/mini";
import type { Id } from "./id";

/** A tool that a server of MCP has told of. Untrusted: whoever runs the server wrote all of it. */
export const serverToolSchema = z.object({
  /** As the server calls it. */
  name: z.string(),
  description: z.string(),
  /** A JSON schema of the arguments object. */
  parameters: z.record(z.string(), z.unknown()),
  /** Of all that a model is told of it, and of the server: what the person's leave is bound to. */
  digest: z.string(),
});
export type ServerTool = z.infer<typeof serverToolSchema>;

/** Tools of one server that are kept; a list that is longer is cut. */
export const MAX_SERVER_TOOLS = 200;

/** Characters of one tool's description, and of its schema as JSON. */
export const MAX_TOOL_DESCRIPTION = 8_000;
export const MAX_TOOL_SCHEMA = 32_768;

/**
 * Bytes of all tools of one server, as JSON: with what else it offers, all servers that there may be fit
 * into one message to a page, and each into a backup.
 */
export const MAX_TOOLS_BYTES = 1_000_000;

/** Levels of a schema: what is nested deeper is no form of arguments. */
export const MAX_SCHEMA_DEPTH = 24;

/** Stands between a server's part of a tool's name and the tool's own. */
const BETWEEN = "__";

/** What every provider takes as a tool's name. */
const MAX_TOOL_NAME = 64;
const MAX_SERVER_PART = 20;

/** A server's tool under the name that models are told, and the leave that a context needs for it. */
export type NamedTool = {
  readonly connectionId: Id;
  readonly server: string;
  /** Host and port that calls go to. */
  readonly host: string;
  readonly tool: ServerTool;
  readonly name: string;
  /** Stands among a context's tools where the person has let that one be used, as it was told then. */
  readonly leave: string;
};

type Server = {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  readonly createdAt: number;
  readonly tools?: readonly ServerTool[] | undefined;
};

/** The tools of servers by the names that models are told: of two with one name, the later has another. */
export function nameTools(servers: readonly Server[]): readonly NamedTool[] {
  return partsOf(servers).flatMap(({ server: { id, name: server, url, tools = [] }, nameOf }) =>
    tools.map((tool): NamedTool => {
      const name = nameOf(tool.name);
      const leave = `${name}${PINNED}${tool.digest}`;
      return { connectionId: id, server, host: new URL(url).host, tool, name, leave };
    }),
  );
}

type Named<S> = {
  readonly server: S;
  /** The name of something of that server's, which nothing else has; it is taken from then on. */
  readonly nameOf: (own: string) => string;
};

/** Servers in the order in which they were made, each with what names its own by its part of a name. */
export function partsOf<S extends Pick<Server, "id" | "name" | "createdAt">>(
  servers: readonly S[],
): readonly Named<S>[] {
  const taken = new Set<string>();
  const parts = new Set<string>();
  const inOrder = [...servers].sort((left, right) => left.createdAt - right.createdAt);
  return inOrder.map((server) => {
    const part = free(partOf(server.name), parts, MAX_SERVER_PART);
    const nameOf = (own: string) => {
      const plain = own.replaceAll(/[^A-Za-z0-9_-]/g, "_");
      return free(`${part}${BETWEEN}${plain}`, taken, MAX_TOOL_NAME);
    };
    return { server, nameOf };
  });
}

/** Stands between a tool's name and the digest of what it was when it was let. */
const PINNED = "#";

/** The name in a leave; undefined where it is none for a server's tool. */
export function nameInLeave(leave: string): string | undefined {
  const at = leave.indexOf(PINNED);
  return at < 0 ? undefined : leave.slice(0, at);
}

function partOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");
  // Gemini refuses a name that begins with a digit, and with it the whole request.
  const begun = plain.replace(/^_+/, "").replace(/^(?=\d)/, "server_");
  return begun.slice(0, MAX_SERVER_PART).replace(/_+$/, "") || "server";
}

/** The name cut to that length, with a number where it is taken; it is taken from then on. */
function free(wanted: string, taken: Set<string>, max: number): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : `_${number}`;
    const name = `${wanted.slice(0, max - end.length)}${end}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
