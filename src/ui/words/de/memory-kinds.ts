import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";

type Memory = Texts<typeof enMemory>;

/** What a block can be laid out as. */
export const layouts: Memory["layouts"] = {
  text: "Freier Text",
  list: "Liste",
  checklist: "Checkliste",
  map: "Tabelle",
  log: "Protokoll",
  composite: "Abschnitte",
};

/** What each layout is. */
export const layoutMeans: Memory["layoutMeans"] = {
  text: "Worte, wie sie geschrieben werden.",
  list: "Nummerierte Punkte untereinander.",
  checklist: "Punkte zum Abhaken.",
  map: "Benannte Felder, jedes mit einem Wert.",
  log: "Einträge mit ihrer Zeit, die neuesten zuerst. Frühere bleiben, wie sie sind.",
  composite: "Mehrere Teile unter Überschriften, jeder mit eigenem Aufbau.",
};

/** What a field of a table holds. */
export const fieldTypes: Memory["fieldTypes"] = {
  text: "Textfeld",
  number: "Zahl",
  boolean: "Ja oder Nein",
  list: "Liste",
  counter: "Zähler",
};

/** The kinds of blocks. */
export const types: Memory["types"] = {
  core: "Kern",
  working: "Arbeit",
  archival: "Archiv",
  log: "Protokoll",
};

/** When the model sees each kind. */
export const typeMeans: Memory["typeMeans"] = {
  core: "Das Modell sieht ihn bei jeder Nachricht, soweit der Anteil des Gedächtnisses am Fenster reicht.",
  working:
    "Für das, was gerade läuft: Das Modell sieht ihn, solange er angeheftet ist oder eine Nachricht davon spricht.",
  archival: "Für selten Gebrauchtes: steht in keinem Prompt. Zu finden ist er hier.",
  log: "Für Geschehenes: steht in keinem Prompt. Zu finden ist er hier.",
};

/** What a model may do with a block. */
export const permissions: Memory["permissions"] = {
  ReadOnly: "Nur lesen",
  Human: "Jemanden fragen",
  Partner: "Mich fragen",
  Append: "Nur anfügen",
  ReadWrite: "Lesen und schreiben",
  Admin: "Alles",
};

/** The same in a sentence. */
export const permissionMeans: Memory["permissionMeans"] = {
  ReadOnly: "Das Modell liest ihn und ändert ihn nie.",
  Human: "Wer gerade hier sitzt, wird gefragt, bevor das Modell ihn ändert.",
  Partner: "Du wirst gefragt, bevor das Modell ihn ändert.",
  Append: "Das Modell darf etwas anfügen und ändert nichts, was schon da steht.",
  ReadWrite: "Das Modell darf ändern, was darin steht.",
  Admin: "Das Modell darf ihn ändern und löschen.",
};

/** Who changed a block. */
export const who: Memory["history"]["who"] = {
  person: "Du",
  model: "Modell",
  system: "Confidant",
};

/** What was done to a block. */
export const what: Readonly<Record<string, string>> = {
  "set-text": "Text neu geschrieben",
  "append-text": "Text angefügt",
  "replace-text": "Text ersetzt",
  "splice-text": "Text geändert",
  "set-field": "Feld geändert",
  "append-to-field": "an ein Feld angefügt",
  increment: "Zähler geändert",
  "push-item": "Punkt hinzugefügt",
  "insert-item": "Punkt hinzugefügt",
  "set-item": "Punkt geändert",
  "delete-item": "Punkt gelöscht",
  "append-entry": "Eintrag hinzugefügt",
  restore: "Version wiederhergestellt",
  layout: "Aufbau geändert",
  merge: "Änderungen einer Sicherung zusammengeführt",
};
