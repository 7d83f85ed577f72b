import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import type { Sender } from "./own-page";

/** The slice of a runtime port that streams need: lets tests use plain objects. */
export type Port = {
  readonly name: string;
  readonly sender?: Sender | undefined;
  readonly postMessage: (message: unknown) => void;
  readonly disconnect: () => void;
  readonly onMessage: { addListener: (listener: (message: unknown) => void) => void };
  readonly onDisconnect: { addListener: (listener: () => void) => void };
};

/** Frames that close a stream; every other frame is one event of the entry's schema. */
export const closingFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("done") }),
  z.object({ type: z.literal("failure"), failure: failureSchema }),
]);
