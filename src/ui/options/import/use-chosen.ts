import { useCallback, useRef, useState } from "react";
import { readElaraName } from "../../../foreign/elara-name";
import { isPng } from "../../../foreign/read-png-card";
import type { ImportSource } from "./importer";
import { type ElaraRecords, isElaraFile } from "./open-records";

/** What was chosen; a key text belongs to it where it is Elara's. */
export type Chosen =
  | (Extract<ImportSource, { type: "file" }> & {
      /** Whether it looks like a character card, as far as its beginning tells. */
      readonly isCard: boolean;
    })
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
  if (!(given instanceof File)) {
    const isElara = given.some(({ name }) => readElaraName(name) !== null);
    if (isElara) return { type: "elara", records: given };
    return { type: "file", file: given, isCard: false };
  }
  if (await isElaraFile(given)) return { type: "elara", records: given };
  return { type: "file", file: given, isCard: await isCardFile(given) };
}

/** Bytes in which a card in JSON says that it is one, as a rule. */
const CARD_HEAD = 4_096;

async function isCardFile(file: File): Promise<boolean> {
  try {
    if (await isPng(file)) return true;
    const head = await file.slice(0, CARD_HEAD).text();
    return head.trimStart().startsWith("{") && /"spec"\s*:\s*"chara_card_v/.test(head);
  } catch {
    // What is wrong with it is said when it is imported.
    return false;
  }
}
