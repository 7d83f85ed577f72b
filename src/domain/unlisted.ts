import * as z from "zod/mini";
import { idSchema } from "./id";

/** Models or tools that a server has and that are not offered, and why. */
export const unlistedSchema = z.object({
  /**
   * They do not chat (embeddings, speech, images); or their server passes on what they are told; or
   * their connection came with a backup, and the person has not allowed it yet. Tools: what they are
   * called no model can be told, or another is; they are told in too many words; there are too many.
   */
  why: z.enum(["no-chat", "elsewhere", "held", "name", "too-long", "too-many"]),
  /** The first few. */
  names: z.array(z.string()),
  /** All of them. */
  count: z.int().check(z.positive()),
  /** Whose they are; left out for the built-in Ollama server. */
  connection: z.optional(idSchema),
});
export type Unlisted = z.infer<typeof unlistedSchema>;

/** Hears of a model or tool that an adapter leaves out of its list. */
export type LeaveOut = (name: string, why: Unlisted["why"]) => void;
