import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { once } from "../../domain/once";
import { RESULT_READ } from "../../domain/tool-name";
import type { ToldStep } from "../../domain/turn-store";
import { partOf, resultsOf, roomOf } from "./bound-result";
import { readingTool, type Tool } from "./tool";

/**
 * The tool by which a model reads on in what tools of the same turn have answered: there where one of
 * them was not told whole, whatever the context has switched on, for it finds nothing else.
 */
export function resultReading(steps: readonly ToldStep[]): readonly Tool[] {
  return resultsOf(steps).some((result) => result?.whole !== undefined) ? [resultRead()] : [];
}

const resultRead = once(() =>
  readingTool({
    name: RESULT_READ,
    description: "Reads on in a tool's answer that was too long to be told whole.",
    input: z.object({
      result: z.int().check(z.gte(1), z.lte(10_000)),
      from: z.int().check(z.gte(0), z.lte(10_000_000)),
    }),
    run: ({ result: number, from }, { steps, window }) => {
      const found = resultsOf(steps)[number - 1];
      const { whole, taint } = found ?? {};
      if (whole === undefined) throw new AppError("not-found", { data: { kind: "result" } });
      if (from >= whole.length) throw new RangeError(`it has ${whole.length} characters`);
      return { text: partOf(whole, { number, from, room: roomOf(window) }), taint };
    },
  }),
);
