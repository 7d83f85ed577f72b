import * as z from "zod/mini";
import { idSchema } from "./id";

/** D-19: something outside that a conversation was about. */
export const referenceSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  kind: z.enum(["workflow", "page", "document", "context"]),
  /** What it is called where it comes from (A-025: `spec_id`). */
  target: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.maxLength(200)),
  action: z.enum(["created", "modified", "discussed"]),
  aliases: z.array(z.string()),
  /** Milliseconds since 1970, UTC. */
  mentionedAt: z.int(),
});
export type Reference = z.infer<typeof referenceSchema>;
