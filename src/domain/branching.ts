import * as z from "zod/mini";
import { idSchema } from "./id";

/**
 * A place where a conversation goes on in more than one way: the messages that follow the same one,
 * oldest first. `leaf` is where the branch through that message was left when another was shown.
 */
export const forkSchema = z.object({
  /** The message before; null at the conversation's beginning. */
  previous: z.nullable(idSchema),
  /** The siblings, stored under this name: all that follow that message, the oldest first. */
  ways: z.array(z.object({ id: idSchema, leaf: idSchema })),
});
export type Fork = z.infer<typeof forkSchema>;
