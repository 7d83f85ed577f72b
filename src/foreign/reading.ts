import type { ChatParameters } from "../domain/chat-parameters";
import type { ImportedReference } from "../domain/imported";
import type { FoundNodes } from "./order-messages";
import type { FindPicture } from "./picture-source";

/** What was there in place of text, as far as an import tells it apart. */
export type Thing = "image" | "sound" | "file";

/** What reading a file needs to know beside it. */
export type ReadOptions = {
  /** Milliseconds since 1970: what is later cannot be. */
  readonly now: number;
  /** Stands where a text over 1 MiB was cut. */
  readonly clipMark: string;
  /** Stands where something was that is no text; its name may be empty. */
  readonly markOf: (thing: Thing, name: string) => string;
  /** Finds pictures that lie beside the conversations; left out where there are none. */
  readonly findPicture?: FindPicture;
};

/** A conversation as a product tells it, before its messages are put in order. */
export type Reading = {
  /** Null where the file does not say. */
  readonly id: string | null;
  readonly title: string;
  readonly tags?: readonly string[];
  readonly parameters?: Omit<ChatParameters, "note">;
  readonly references?: readonly ImportedReference[];
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  /** The end of the branch that was shown; null where the file does not say. */
  readonly leaf: string | null;
  /** By what they are called there, in the file's order. */
  readonly nodes: FoundNodes;
};
