import * as z from "zod/mini";
import { calculate } from "../../turns/tools/calculate";
import { readingTool, type Tool } from "../../turns/tools/tool";
import type { ToolDeps } from "./tool-deps";

/** Tools that know nothing of the person. */
export function plainTools({ clock }: Pick<ToolDeps, "clock">): readonly Tool[] {
  return [
    readingTool({
      name: "now",
      description: "The date and time, here and in UTC.",
      input: z.object({}),
      run: () => {
        const date = new Date(clock.now());
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const here = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long" });
        return { text: `${here.format(date)} (${timeZone}); ${date.toISOString()}` };
      },
    }),
    readingTool({
      name: "calculate",
      description:
        "The value of an arithmetic expression: + - * / % ^, brackets, sqrt, abs, round, floor, ceil, min, max, ln, log, exp, sin, cos, tan, pi, e.",
      input: z.object({ expression: z.string().check(z.maxLength(1_000)) }),
      run: ({ expression }) => ({ text: `${expression} = ${calculate(expression)}` }),
    }),
  ];
}
