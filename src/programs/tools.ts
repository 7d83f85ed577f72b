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
  /** What the arguments' `action` may be; where there is none, what a program needs leave for. */
  readonly actions: Readonly<Record<string, Action>> | Scope;
};

type Action = {
  readonly scope: Scope;
  /** What it uses of the arguments: no other may be shown to a person who is to agree. */
  readonly fields: readonly string[];
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

const SETTINGS = ["temperature", "maxTokens", "maxHistoryTokens", "expiryDays"];
const CONTEXT_FIELDS = ["name", "systemPrompt", "personality", ...SETTINGS];
const PRESET_FIELDS = [
  ...["name", "description", "systemPrompt", "defaultPersonality"],
  ...["defaultSettings", "metadata"],
];
const PAGE = ["page", "pageSize"];

/** Every tool, with the design document's names where it has one (M-024 … M-038). */
const TOOLS: readonly Tool[] = [
  {
    name: "context-manage",
    title: "Contexts",
    description:
      "Contexts are conversation partners, each with a stable personality. Actions: create (systemPrompt), create_from_preset (presetId, presetOverrides), list, get, update, delete (contextId; archives).",
    ...{ input: calls["context-manage"].input, output: calls["context-manage"].output },
    actions: {
      list: { scope: "contexts", fields: [...PAGE, "includeExpired"] },
      get: { scope: "contexts", fields: ["contextId"] },
      create: { scope: "write", fields: CONTEXT_FIELDS },
      create_from_preset: { scope: "write", fields: ["presetId", "presetOverrides"] },
      update: { scope: "write", fields: ["contextId", ...CONTEXT_FIELDS] },
      delete: { scope: "delete", fields: ["contextId"] },
    },
  },
  {
    name: "personality-preset-manage",
    title: "Presets",
    description:
      "Presets are ready-made personalities from which contexts are created. Actions: create (name, systemPrompt, …), list, get, update, delete (presetId).",
    input: calls["personality-preset-manage"].input,
    output: calls["personality-preset-manage"].output,
    actions: {
      list: { scope: "contexts", fields: [...PAGE, "includeInactive"] },
      get: { scope: "contexts", fields: ["presetId"] },
      create: { scope: "write", fields: PRESET_FIELDS },
      update: { scope: "write", fields: ["presetId", ...PRESET_FIELDS] },
      delete: { scope: "delete", fields: ["presetId"] },
    },
  },
  {
    name: "context-chat",
    title: "Chat in a context",
    description: "Asks a context a question and waits for its answer.",
    ...{ input: calls["context-chat"].input, output: calls["context-chat"].output },
    actions: "chat",
  },
  {
    name: "conversation-manage",
    title: "Conversations",
    description:
      "The messages of a context. Actions: list, delete (conversationIds or olderThan), clear.",
    ...{ input: calls["conversation-manage"].input, output: calls["conversation-manage"].output },
    actions: {
      list: { scope: "conversations", fields: ["contextId", ...PAGE, "reverse"] },
      delete: { scope: "delete", fields: ["contextId", "conversationIds", "olderThan"] },
      clear: { scope: "delete", fields: ["contextId"] },
    },
  },
  {
    name: "memory-read",
    title: "Memory",
    description:
      "What a context remembers: its blocks, with their texts; of one type (core, working, archival, log) where that is asked.",
    ...{ input: memoryReadInput, output: memoryReadOutput },
    actions: "conversations",
  },
  {
    name: "search",
    title: "Search",
    description:
      'Finds messages, titles, memory and summaries by their words and what they mean, 20 on a page, some of the words where none has all. Words, "phrases", -left out, from:, in:, kind:, before:, after: and tag:.',
    ...{ input: searchInput, output: searchOutput },
    actions: "conversations",
  },
];

/** The tool of that name; undefined where there is none. */
export function findTool(name: unknown): Tool | undefined {
  return TOOLS.find((tool) => tool.name === name);
}

/** The leave that a call needs; null for an action that there is not. */
export function scopeOf({ actions }: Pick<Tool, "actions">, action: unknown): Scope | null {
  return typeof actions === "string" ? actions : (actionOf(actions, action)?.scope ?? null);
}

/** Those of the arguments that the action they name does not use. */
export function unusedFields(
  { actions }: Pick<Tool, "actions">,
  { action, ...rest }: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (typeof actions === "string") return [];
  const used = actionOf(actions, action)?.fields ?? [];
  return Object.keys(rest).filter((field) => rest[field] !== undefined && !used.includes(field));
}

function actionOf(actions: Readonly<Record<string, Action>>, name: unknown): Action | undefined {
  return typeof name === "string" && Object.hasOwn(actions, name) ? actions[name] : undefined;
}

let listed: readonly object[] | null = null;

/** The tools as they are listed; the schemas are turned once. */
export function listTools(): readonly object[] {
  listed ??= TOOLS.map(describe);
  return listed;
}

function describe({ name, title, description, input, output, actions }: Tool): object {
  const isOne = typeof actions === "string";
  const needs = isOne ? [actions] : Object.values(actions).map(({ scope }) => scope);
  const writes = needs.some((scope) => scope === "write" || scope === "delete");
  return {
    ...{ name, title, description },
    inputSchema: toSchema(input, "input"),
    outputSchema: toSchema(output, "output"),
    annotations: {
      title,
      readOnlyHint: !writes && actions !== "chat",
      destructiveHint: needs.includes("delete"),
      openWorldHint: false,
    },
  };
}

function toSchema(schema: z.ZodMiniType, io: "input" | "output"): object {
  const { $schema, additionalProperties, ...json } = z.toJSONSchema(schema, { io });
  return json;
}
