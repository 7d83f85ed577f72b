import type { enUndo } from "../en-undo";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What was done just now, and the way back. */
export const undo = {
  undo: "Rückgängig",
  undoOf: (told) => `Rückgängig: ${told.replace(/\.$/, "")}`,
  close: "Schließen",
  undone: "Rückgängig gemacht.",
  late: "Das lässt sich nicht mehr rückgängig machen.",
  changed: "Das hat sich seitdem geändert, daher wurde nichts rückgängig gemacht.",
  failed: "Das ließ sich nicht rückgängig machen. Nichts wurde geändert.",
  messages: (count) =>
    plural(count, { one: "# Nachricht gelöscht.", other: "# Nachrichten gelöscht." }),
  someMessages: "Einige Nachrichten gelöscht.",
  attachmentRemoved: "Anhang entfernt.",
  archived: "Gespräch archiviert.",
  modelRemoved: "Modell gelöscht.",
  moved: "Gespräch verschoben.",
  removed: "Gespräch gelöscht.",
  contextArchived: "Kontext archiviert.",
  presetRemoved: "Vorlage gelöscht.",
  promptRemoved: "Prompt gelöscht.",
  redactionRemoved: "Der Text wird nicht mehr verborgen.",
  connectionRemoved: "Verbindung entfernt.",
  usageForgotten: "Nutzungsstatistik zurückgesetzt.",
  backupRemoved: "Sicherung gelöscht.",
  factKept: "Fakt gespeichert.",
  factApproved: "Fakt genehmigt.",
  factForgotten: "Fakt vergessen.",
  fileRemoved: "Modelldatei entfernt.",
  blockRemoved: "Block gelöscht.",
  referenceRemoved: "Referenz gelöscht.",
  referenceRenamed: "Referenz geändert.",
  blockChanged: "Block geändert.",
  blockLaidOut: "Aufbau geändert.",
  blockShared: "Block geteilt.",
  blockUnshared: "Teilen beendet.",
  noteRemoved: "Notiz gelöscht.",
  noteChanged: "Notiz geändert.",
  factChanged: "Fakt geändert.",
} satisfies Texts<typeof enUndo>;
