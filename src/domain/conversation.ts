import * as z from "zod/mini";
import { idSchema } from "./id";

/** D-1: where a conversation takes place. */
export const channelSchema = z.enum(["side-panel"]);
export type Channel = z.infer<typeof channelSchema>;

export const conversationSchema = z.object({
  id: idSchema,
  contextId: idSchema,
  channel: channelSchema,
  title: z.string(),
  /** The end of the branch that is shown; null while there is no message. */
  activeLeaf: z.nullable(idSchema),
  /** Messages of all branches. */
  messageCount: z.int().check(z.nonnegative()),
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type Conversation = z.infer<typeof conversationSchema>;
