import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { programSchema, scopeSchema } from "../domain/program";
import { defineCall } from "./entry";

/** `no-host`: the browser finds no program to start; `not-ours`: the one it finds serves another extension. */
export const linkStateSchema = z.enum(["off", "connected", "no-host", "not-ours", "stopped"]);

/** What a program waits for: that the person decides what it may do at all, or one call. */
export const waitingSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("consent"),
    programId: idSchema,
    /** As the person calls it, and as it calls itself. */
    name: z.string(),
    client: z.nullable(z.string()),
    /** What it has asked for, which waits. */
    what: z.string(),
  }),
  z.object({
    kind: z.literal("call"),
    id: idSchema,
    programId: idSchema,
    name: z.string(),
    what: z.string(),
    deletes: z.boolean(),
    /** The name of the context or preset that it is about; empty for none. */
    target: z.string(),
    /** All it is asked with, as JSON. */
    arguments: z.string(),
    /** Whether the program has given up on it: nothing of it can be done, and it is gone in a moment. */
    takenBack: z.boolean(),
  }),
]);
export type Waiting = z.infer<typeof waitingSchema>;

const given = z.object({
  scopes: z.array(scopeSchema).check(z.maxLength(10)),
  /** How long it holds; null for good. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
});

const idOnly = z.object({ id: idSchema });
const nothing = z.object({});

export const programCalls = {
  "program.list": defineCall({
    does: "Lists the programs that were given a token, with their newest calls, and tells whether the browser has started what they connect to.",
    input: nothing,
    output: z.object({ programs: z.array(programSchema), link: linkStateSchema }),
    errors: [],
  }),
  "program.connect": defineCall({
    does: "Looks anew for what programs connect to, where the person has allowed it, and waits until it is known whether that is there; or ends all their connections.",
    input: z.object({ on: z.boolean() }),
    output: z.object({ link: linkStateSchema }),
    errors: [],
  }),
  "program.add": defineCall({
    does: "Makes a token for a program. It is told here and never again: what is kept is a digest.",
    input: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    output: z.object({ id: idSchema, token: z.string() }),
    errors: ["limit-exceeded"],
  }),
  "program.allow": defineCall({
    does: "Sets what a program may do, and for how long; what it waits for goes on. Null declines: its token is taken back.",
    input: z.extend(idOnly, { consent: z.nullable(given) }),
    output: nothing,
    errors: ["not-found"],
  }),
  "program.revoke": defineCall({
    does: "Takes a program's token back, at once; its log stays.",
    input: idOnly,
    output: nothing,
    errors: ["not-found"],
  }),
  "program.remove": defineCall({
    does: "Removes a program with its log; its token is worth nothing from then on.",
    input: idOnly,
    output: nothing,
    errors: [],
  }),
  "program.waiting": defineCall({
    does: "What programs wait for, the oldest first, and for a moment what they have just taken back.",
    input: nothing,
    output: z.object({ waiting: z.array(waitingSchema) }),
    errors: [],
  }),
  "program.decide": defineCall({
    does: "Lets a call that waits be done as it was shown, or declines it. Fails with `not-found` where it waits no more.",
    input: z.extend(idOnly, { approved: z.boolean() }),
    output: nothing,
    errors: ["not-found"],
  }),
};
