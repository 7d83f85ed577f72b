import * as z from "zod/mini";
import { idSchema } from "./id";

/** Models that a server has and that are not offered, and why. */
export const unlistedSchema = z.object({
  /**
   * They do not chat (embeddings, speech, images); or their server passes on what they are told; or
   * their connection came with a backup, and the person has not allowed it yet.
   */
  why: z.enum(["no-chat", "elsewhere", "held"]),
  /** The first few. */
  names: z.array(z.string()),
  /** All of them. */
  count: z.int().check(z.positive()),
  /** Whose they are; left out for the built-in Ollama server. */
  connection: z.optional(idSchema),
});
export type Unlisted = z.infer<typeof unlistedSchema>;

/** Hears of a model that an adapter leaves out of its list. */
export type LeaveOut = (name: string, why: Unlisted["why"]) => void;
