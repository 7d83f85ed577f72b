import { isCleanName } from "../../domain/clean-label";
import { countHidden, nameHidden } from "../../domain/hidden-characters";
import { isRecord } from "../../domain/is-record";
import {
  MAX_SCHEMA_DEPTH,
  MAX_SERVER_TOOLS,
  MAX_TOOL_DESCRIPTION,
  MAX_TOOL_SCHEMA,
  MAX_TOOLS_BYTES,
  type ServerTool,
} from "../../domain/server-tool";
import { isDeeper } from "../../domain/shown-arguments";
import type { LeaveOut } from "../../domain/unlisted";
import { createByteRoom } from "./byte-room";

/** As the protocol has names of tools. */
const NAME = /^[A-Za-z0-9_./-]{1,128}$/;

/** A tool as the protocol has it, of which a server has written everything. */
export type ListedTool = {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
};

type Server = { readonly id: string; readonly url: string };

/**
 * The tools that may be offered of those that a server has told, each name once; others are told to
 * `leaveOut` with why. Hidden characters of its texts are named in them, so that a model is told
 * what the person is shown.
 */
export async function readTools(
  listed: readonly ListedTool[],
  server: Server,
  leaveOut: LeaveOut,
): Promise<readonly ServerTool[]> {
  const byName = new Map<string, Omit<ServerTool, "digest">>();
  const hasRoom = createByteRoom(MAX_TOOLS_BYTES);
  for (const { name, description = "", inputSchema } of listed) {
    const parameters = toParameters(inputSchema);
    const isNamed = NAME.test(name) && !hasHiddenKeys(parameters);
    const shown = nameHidden(description).trim();
    if (!isNamed) leaveOut(shownName(name), "name");
    else if (byName.has(name)) leaveOut(name, "name");
    else if (byName.size >= MAX_SERVER_TOOLS) leaveOut(name, "too-many");
    else if (parameters === null || shown.length > MAX_TOOL_DESCRIPTION) leaveOut(name, "too-long");
    else {
      const tool = { name, description: shown, parameters };
      if (hasRoom(tool)) byName.set(name, tool);
      else leaveOut(name, "too-many");
    }
  }
  const tools = [...byName.values()];
  return Promise.all(
    tools.map(async (tool) => ({ ...tool, digest: await digestOf(tool, server) })),
  );
}

/** The form of a tool's arguments as it is told to models; null where no model could be told it. */
function toParameters(schema: unknown): Record<string, unknown> | null {
  if (!isRecord(schema) || isDeeper(schema, MAX_SCHEMA_DEPTH)) return null;
  const { $schema, ...rest } = schema;
  const parameters = withHiddenNamed(rest);
  if (JSON.stringify(parameters).length > MAX_TOOL_SCHEMA) return null;
  return { type: "object", ...parameters };
}

/** The same form with the hidden characters of its texts named: what is told of it is what is shown. */
function withHiddenNamed<T>(value: T): T;
function withHiddenNamed(value: unknown): unknown {
  if (typeof value === "string") return nameHidden(value);
  if (Array.isArray(value)) return value.map((one) => withHiddenNamed(one));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withHiddenNamed(one)] as const);
  return Object.fromEntries(entries);
}

/** A field's name cannot be written otherwise: the server would not know it. */
function hasHiddenKeys(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasHiddenKeys);
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([key, one]) => countHidden(key) > 0 || hasHiddenKeys(one));
}

const SHOWN_NAME = 80;

function shownName(name: string): string {
  return isCleanName(name, SHOWN_NAME) ? name : nameHidden(name).slice(0, SHOWN_NAME);
}

/** 128 bits of SHA-256: whoever changes what the person has allowed has another tool. */
async function digestOf(tool: Omit<ServerTool, "digest">, { id, url }: Server): Promise<string> {
  const { origin } = new URL(url);
  const canonical = inOrder([id, origin, tool.name, tool.description, tool.parameters]);
  const hash = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify(canonical)),
  );
  return Array.from(new Uint8Array(hash).subarray(0, 16), toHex).join("");
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

/** The same value with the fields of each object by their names: a server may tell them in any order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
}
