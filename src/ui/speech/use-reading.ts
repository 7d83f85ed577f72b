import type { Id } from "../../domain/id";
import { createCell } from "../cell";
import { useCell } from "../use-cell";
import type { Reader, Reading } from "./create-reader";
import { pageReader } from "./page-reader";

const SILENT = createCell<Reading | null>(null);

/** What can read a message aloud, and how far that is with it; nulls where nothing can, or is silent. */
export function useReading(messageId: Id): {
  readonly reader: Reader | null;
  readonly state: Reading["state"] | null;
} {
  const reader = useCell(pageReader);
  const reading = useCell(reader?.reading ?? SILENT);
  return { reader, state: reading?.messageId === messageId ? reading.state : null };
}
