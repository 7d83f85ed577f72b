import { AppError } from "../../../domain/app-error";
import type { AttachedImage } from "../../../domain/attachment";
import type { Origin } from "../../../domain/conversation";
import type { NoteKind } from "../../../foreign/note";
import type { FoundPicture } from "../../../foreign/picture-source";
import type { PicturesByMessage } from "../../../foreign/read-conversation";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import type { ImportCounter } from "./import-report";

/** Pictures, and characters of their base64, that one import attaches (3 GB as they are stored). */
const MAX_PICTURES = 10_000;
const MAX_CHARACTERS = 4_000_000_000;

/** Pictures in one question. */
const MAX_BATCH = 500;

/** A picture drawn anew; null where its bytes are no picture that can be shown. */
export type ReadPicture = (picture: Blob, name: string) => Promise<AttachedImage | null>;

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly counter: ImportCounter;
  readonly readPicture: ReadPicture;
  readonly onStored: () => void;
  readonly signal: AbortSignal;
};

/** A conversation that is stored, as it is called where it comes from. */
type Of = { readonly source: Origin["source"]; readonly conversation: string };

type PictureRequest = FoundPicture & { readonly message: string };

/**
 * Attaches the pictures of stored conversations that are not attached yet, one at a time: each is
 * read, drawn and handed over before the next. What does not come is noted; where the disk is full,
 * or as many came as one import takes, the rest is noted without being read.
 */
export function createPictureStoring({ client, counter, readPicture, onStored, signal }: Deps) {
  let pictures = 0;
  let characters = 0;
  let isFull = false;
  const leave = (kind: NoteKind) => counter.note(new Map([[kind, 1]]));

  const storeOne = async (one: PictureRequest, messageId: string) => {
    if (isFull || pictures >= MAX_PICTURES || characters >= MAX_CHARACTERS) return leave("room");
    const { id, mark, name } = one;
    const found = await one.read().catch(() => null);
    const attached = found === null ? null : await readPicture(found, name).catch(() => null);
    if (attached === null) return leave("image");
    try {
      // The same picture twice is attached once.
      const input = { messageId, picture: id, mark, attached };
      const { result } = await runTwice(() => client.call("import.picture", input));
      if (result === "refused") leave("image");
      if (result !== "added") return;
      pictures += 1;
      characters += attached.data.length;
      counter.picture();
      onStored();
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === "quota-exceeded") {
        isFull = true;
        return leave("room");
      }
      if (code !== "limit-exceeded" && code !== "bad-request") throw error;
      leave("image");
    }
  };
  return {
    store: async (of: Of, found: PicturesByMessage): Promise<void> => {
      const all = [...found].flatMap(([message, list]) => list.map((one) => ({ ...one, message })));
      for (let from = 0; from < all.length; from += MAX_BATCH) {
        if (signal.aborted) return;
        const batch = all.slice(from, from + MAX_BATCH);
        const names = batch.map(({ message, id }) => ({ message, id }));
        const input = { ...of, pictures: names };
        const { missing } = await runTwice(() => client.call("import.pictures", input));
        for (const { at, messageId } of missing) {
          const one = batch[at];
          if (one === undefined || signal.aborted) return;
          await storeOne(one, messageId);
        }
      }
    },
  };
}
