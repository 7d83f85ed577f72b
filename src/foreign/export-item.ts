import type { Origin } from "../domain/conversation";
import type { ImportedConversation } from "../domain/imported";
import type { Notes } from "./note";
import type { Card } from "./read-card";
import type { ElementProblem, PicturesByMessage } from "./read-conversation";
import type { PngProblem } from "./read-png-card";
import type { SplitProblem } from "./split-array";
import type { ZipProblem } from "./zip-problem";

/** What is wrong with the file as a whole. */
export type FileProblem =
  /** An archive without a file of conversations. */
  | "no-conversations"
  /** A character card in it: each becomes a context of its own, so it is imported by itself. */
  | "card-alone"
  /** It only lists where the export can be downloaded, as what Claude sends does. */
  | "download-list"
  | ZipProblem;

export type ExportProblem = SplitProblem | ElementProblem | FileProblem | PngProblem | ElaraProblem;

/** One conversation of an export, or a character, or why it could not be read; in the file's order. */
export type ExportItem =
  | {
      readonly type: "conversation";
      /** Which one of the file it is, from 1. */
      readonly position: number;
      readonly source: Origin["source"];
      readonly conversation: ImportedConversation;
      readonly pictures: PicturesByMessage;
      readonly notes: Notes;
    }
  | {
      /** A character: what the context is to be that the conversation after it goes into, if there is one. */
      readonly type: "card";
      readonly card: Card;
      readonly hasGreeting: boolean;
      readonly notes: Notes;
    }
  | {
      readonly type: "problem";
      /**
       * Which conversation of the file it is, from 1; of a file that is cut off, the last one before
       * that; null where it is the file.
       */
      readonly position: number | null;
      /** The file within an archive or a folder that it is about; cleaned, for showing. */
      readonly name?: string;
      readonly problem: ExportProblem;
      readonly notes: Notes;
    };

/** An item that has no place yet. */
export type UnplacedItem =
  | (Omit<Extract<ExportItem, { type: "conversation" }>, "conversation"> & {
      readonly conversation: Omit<ImportedConversation, "rank">;
    })
  | Exclude<ExportItem, { type: "conversation" }>;

/** Why a record of Elara's is not imported, or none is. */
export type ElaraProblem =
  /** No record in it opens with this key. */
  | "key-does-not-fit"
  /** There is no record in it. */
  | "no-records"
  /** Its name is not a record's. */
  | "record-name"
  /** A record of that name came before. */
  | "record-double"
  | "record-too-large"
  /** It is no envelope, or one of another kind. */
  | "record-envelope"
  /** It does not open with this key, or was changed. */
  | "record-key"
  /** What it holds is no message. */
  | "record-message"
  /** Its role is none that Elara has, or another than its name says. */
  | "record-role"
  /** Its time is a number, or tells no zone: it could be any of many. */
  | "record-time"
  | "record-empty"
  /** It cannot be read. */
  | "record-unreadable";
