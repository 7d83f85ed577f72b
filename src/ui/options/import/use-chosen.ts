import { useCallback, useRef, useState } from "react";
import type { ImportSource } from "./importer";
import { type ElaraRecords, isElaraFile } from "./open-records";

/** What was chosen; a key text belongs to it where it is Elara's. */
export type Chosen =
  | Extract<ImportSource, { type: "file" }>
  | { readonly type: "elara"; readonly records: ElaraRecords };

export type Choose = (chosen: File | readonly File[] | null) => void;

/** Takes a file or a folder, and looks whether it holds Elara's records; the newest choice counts. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const newest = useRef(0);
  const choose: Choose = useCallback(async (given) => {
    newest.current += 1;
    const mine = newest.current;
    setChosen(null);
    const found = given === null ? null : await look(given);
    if (mine === newest.current) setChosen(found);
  }, []);
  return { chosen, choose };
}

async function look(given: File | readonly File[]): Promise<Chosen> {
  if (!(given instanceof File)) return { type: "elara", records: given };
  const isElara = await isElaraFile(given);
  return isElara ? { type: "elara", records: given } : { type: "file", file: given };
}
