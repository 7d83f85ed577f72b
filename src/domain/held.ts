import * as z from "zod/mini";
import { idSchema } from "./id";

/** Settings of a backup that would let more out, or keep the vault open longer, than those here do. */
export const heldSettingsSchema = z.object({
  /** Null for never. */
  autoLockMinutes: z.optional(z.nullable(z.int().check(z.positive()))),
  ollamaUrl: z.optional(z.string()),
  hidesOrigin: z.optional(z.literal(true)),
  backgroundRemote: z.optional(z.literal(true)),
});
export type HeldSettings = z.infer<typeof heldSettingsSchema>;

/** One thing that came with a backup and does nothing until the person takes it over. */
export const heldItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("auto-lock"), minutes: z.nullable(z.int()) }),
  z.object({ kind: z.literal("ollama-url"), url: z.string() }),
  z.object({ kind: z.literal("ollama-origin") }),
  z.object({ kind: z.literal("background-remote") }),
  z.object({
    kind: z.literal("connection"),
    id: idSchema,
    name: z.string(),
    url: z.string(),
    /** Whether a key or headers came with it. */
    withKey: z.optional(z.literal(true)),
  }),
  /** The header rule of a connection. */
  z.object({ kind: z.literal("origin"), id: idSchema, name: z.string(), url: z.string() }),
]);
export type HeldItem = z.infer<typeof heldItemSchema>;

/** Names one of these; what it would do is the stored row's to say, not the caller's. */
export const heldRefSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["auto-lock", "ollama-url", "ollama-origin", "background-remote"]) }),
  z.object({ kind: z.enum(["connection", "origin"]), id: idSchema }),
]);
export type HeldRef = z.infer<typeof heldRefSchema>;
