import * as z from "zod/mini";
import { idSchema } from "./id";
import { keptParametersSchema } from "./kept-parameters";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** D-1: where a conversation takes place; pages by their origin, clients of the MCP surface by name. */
export const channelSchema = z.union([
  z.enum(["side-panel", "popup", "import"]),
  z.string().check(z.regex(/^(?:page|mcp):.{1,200}$/)),
]);
export type Channel = z.infer<typeof channelSchema>;

/** Where an imported conversation comes from, and what it is called there. */
export const originSchema = z.object({
  source: z.enum([
    "chatgpt",
    "claude",
    "confidant",
    "elara",
    "librechat",
    "lmstudio",
    "openwebui",
    "pageassist",
    "sillytavern",
  ]),
  id: z.string().check(z.maxLength(200)),
});
export type Origin = z.infer<typeof originSchema>;

export const conversationSchema = z.object({
  id: idSchema,
  contextId: idSchema,
  /** Rises with every change. */
  version: z.int().check(z.positive()),
  /** The place in the log that it was last written to, or made at: newer ones have higher places. */
  order: z.int().check(z.nonnegative()),
  channel: channelSchema,
  title: z.string(),
  /** The message whose first words the title is; left out where there is none, or it was given. */
  titleOf: z.optional(idSchema),
  /** The untrusted sources that the title was made from; left out for none. */
  taint: z.optional(z.array(taintSchema)),
  /** The end of the branch that is shown; null while there is no message. */
  activeLeaf: z.nullable(idSchema),
  /** Messages of all branches, with those whose text was deleted. */
  messageCount: z.int().check(z.nonnegative()),
  /** Of these, messages whose text was deleted. */
  deletedCount: z.int().check(z.nonnegative()),
  /** Estimated tokens of all its messages (M-064). */
  tokenCount: z.int().check(z.nonnegative()),
  /** US dollars that its replies have cost, as far as prices are known; left out for nothing. */
  cost: z.optional(z.number().check(z.nonnegative())),
  tags: z.array(z.string()),
  /** What it has set for itself; left out for nothing. */
  parameters: z.optional(keptParametersSchema),
  /** When it was archived; null while it is not. */
  archivedAt: z.nullable(timeSchema),
  origin: z.nullable(originSchema),
  /** Whether it is held in memory only and gone with the lock. */
  temporary: z.boolean(),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  /** When something was last said. */
  updatedAt: timeSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Whether the title may be a stranger's words: it was imported, or made from foreign text. */
export function hasForeignTitle({
  origin,
  taint = [],
}: Pick<Conversation, "origin" | "taint">): boolean {
  return origin !== null || taint.length > 0;
}
