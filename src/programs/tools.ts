import * as z from "zod/mini";
import { operationCalls } from "../contract/operations";
import type { Scope } from "../domain/program";
import { memoryReadInput, memoryReadOutput, searchInput, searchOutput } from "./own-tools";

/** A tool that programs are offered, and the entry of the contract that answers it. */
export type Tool = {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** What a program needs leave for, by the arguments' `action`; one scope for all where it has none. */
  readonly scopes: Scope | Readonly<Record<string, Scope>>;
};

const NAMES = [
  "context-manage",
  "personality-preset-manage",
  "context-chat",
  "conversation-manage",
  "memory-read",
  "search",
] as const;
export type ToolName = (typeof NAMES)[number];

const calls = operationCalls;

/** Every tool, with the design document's names where it has one (M-024 … M-038). */
const TOOLS: readonly Tool[] = [
  {
    name: "context-manage",
    title: "Contexts",
    description:
      "Contexts are conversation partners, each with a stable personality. Actions: create (systemPrompt), create_from_preset (presetId, presetOverrides), list, get, update, delete (contextId; archives).",
    ...{ input: calls["context-manage"].input, output: calls["context-manage"].output },
    scopes: {
      ...{ list: "contexts", get: "contexts" },
      ...{ create: "write", create_from_preset: "write", update: "write" },
      delete: "delete",
    },
  },
  {
    name: "personality-preset-manage",
    title: "Presets",
    description:
      "Presets are ready-made personalities from which contexts are created. Actions: create (name, systemPrompt, …), list, get, update, delete (presetId).",
    input: calls["personality-preset-manage"].input,
    output: calls["personality-preset-manage"].output,
    scopes: {
      ...{ list: "contexts", get: "contexts", create: "write", update: "write" },
      delete: "delete",
    },
  },
  {
    name: "context-chat",
    title: "Chat in a context",
    description: "Asks a context a question and waits for its answer.",
    ...{ input: calls["context-chat"].input, output: calls["context-chat"].output },
    scopes: "chat",
  },
  {
    name: "conversation-manage",
    title: "Conversations",
    description:
      "The messages of a context. Actions: list, delete (conversationIds or olderThan), clear.",
    ...{ input: calls["conversation-manage"].input, output: calls["conversation-manage"].output },
    scopes: { list: "conversations", delete: "delete", clear: "delete" },
  },
  {
    name: "memory-read",
    title: "Memory",
    description:
      "What a context remembers: its pages, with their texts; of one type (core, working, archival, log) where that is asked.",
    ...{ input: memoryReadInput, output: memoryReadOutput },
    scopes: "conversations",
  },
  {
    name: "search",
    title: "Search",
    description:
      'Finds messages, titles, memory and summaries by their words and what they mean, 20 on a page, some of the words where none has all. Words, "phrases", -left out, from:, in:, kind:, before:, after: and tag:.',
    ...{ input: searchInput, output: searchOutput },
    scopes: "conversations",
  },
];

/** The tool of that name; undefined where there is none. */
export function findTool(name: unknown): Tool | undefined {
  return TOOLS.find((tool) => tool.name === name);
}

/** The leave that a call needs; null for an action that there is not. */
export function scopeOf({ scopes }: Pick<Tool, "scopes">, action: unknown): Scope | null {
  if (typeof scopes === "string") return scopes;
  return typeof action === "string" && Object.hasOwn(scopes, action)
    ? (scopes[action] ?? null)
    : null;
}

let listed: readonly object[] | null = null;

/** The tools as they are listed; the schemas are turned once. */
export function listTools(): readonly object[] {
  listed ??= TOOLS.map(describe);
  return listed;
}

function describe({ name, title, description, input, output, scopes }: Tool): object {
  const needs = typeof scopes === "string" ? [scopes] : Object.values(scopes);
  const writes = needs.some((scope) => scope === "write" || scope === "delete");
  return {
    ...{ name, title, description },
    inputSchema: toSchema(input, "input"),
    outputSchema: toSchema(output, "output"),
    annotations: {
      title,
      readOnlyHint: !writes && scopes !== "chat",
      destructiveHint: needs.includes("delete"),
      openWorldHint: false,
    },
  };
}

function toSchema(schema: z.ZodMiniType, io: "input" | "output"): object {
  const { $schema, additionalProperties, ...json } = z.toJSONSchema(schema, { io });
  return json;
}
