import * as z from "zod/mini";
import { usageMonthSchema } from "../domain/usage-month";
import { defineCall } from "./entry";

export const usageCalls = {
  "usage.read": defineCall({
    does: "Tells what replies came to, by month and model: tokens, speed, and cost where prices are known. It never leaves this machine.",
    input: z.object({}),
    output: z.object({
      /** The newest first, 24 at most. */
      months: z.array(usageMonthSchema),
    }),
    errors: [],
  }),
  "usage.forget": defineCall({
    does: "Deletes the figures of all months.",
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
};
