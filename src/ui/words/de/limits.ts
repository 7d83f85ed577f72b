import type { enErrors } from "../en-errors";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What is full, by how much it holds, and what makes room. */
export const limits = {
  "message-bytes": (max) =>
    `Das ist mehr, als eine Nachricht fasst (höchstens ${formatNumber(max)} Bytes). Kürzen oder in Teilen senden.`,
  "block-bytes": (max) =>
    `Das ist mehr, als ein Block fasst (höchstens ${formatNumber(max)} Bytes). Nichts wurde geändert; kürzen.`,
  "conversation-messages": (max) =>
    `Dieses Gespräch ist voll (höchstens ${formatNumber(max)} Nachrichten). Alles darin bleibt erhalten; der eingegebene Text bleibt im Feld. In einem neuen Gespräch weitermachen.`,
  contexts: (max) =>
    `Es gibt ${formatNumber(max)} Kontexte, archivierte eingerechnet; mehr haben nicht Platz. Nichts wurde geändert; einen unter Einstellungen, Daten, endgültig löschen, dann noch einmal versuchen.`,
  presets: (max) =>
    `Es gibt ${formatNumber(max)} eigene Vorlagen, entfernte eingerechnet; mehr haben nicht Platz. Nichts wurde geändert; eine unter Einstellungen, Kontexte, endgültig löschen, dann noch einmal versuchen.`,
  "saved-prompts": (max) =>
    `Es gibt ${formatNumber(max)} Prompts in der Bibliothek; mehr haben nicht Platz. Nichts wurde geändert; einen unter Einstellungen, Prompt-Bibliothek, löschen, dann noch einmal versuchen.`,
  "prompt-characters": (max) =>
    `Das ist mehr, als ein Prompt fasst (höchstens ${formatNumber(max)} Zeichen). Nichts wurde geändert; kürzen.`,
  "context-conversations": (max) =>
    `Dieser Kontext hat ${formatNumber(max)} Gespräche, archivierte eingerechnet; mehr haben nicht Platz. Einen anderen Kontext wählen oder eines davon löschen, dann noch einmal versuchen.`,
  "pinned-conversations": (max) =>
    `Es gibt ${formatNumber(max)} angeheftete Gespräche; mehr haben nicht Platz. Nichts wurde geändert; eines lösen, dann noch einmal versuchen.`,
  redactions: (max) =>
    `Es gibt ${formatNumber(max)} Wörter, die verborgen werden; mehr haben nicht Platz. Zuerst eines entfernen; nichts wurde geändert.`,
  "unlock-methods": (max) =>
    `Es gibt ${formatNumber(max)} Entsperrmethoden; mehr haben nicht Platz. Nichts wurde geändert; eine unter Einstellungen, Sperre, entfernen, dann diese hinzufügen.`,
  connections: (max) =>
    `Es gibt ${formatNumber(max)} Verbindungen; mehr haben nicht Platz. Nichts wurde geändert; zuerst eine entfernen, dann diese hinzufügen.`,
  blocks: (max) =>
    `Das Gedächtnis dieses Kontexts hat ${formatNumber(max)} Blöcke; mehr haben nicht Platz. Nichts wurde geändert; einen entfernen, dann noch einmal versuchen.`,
  "archival-entries": (max) =>
    `Dieser Kontext hat ${formatNumber(max)} Notizen; mehr haben nicht Platz. Nichts wurde geändert; zuerst eine entfernen, dann noch einmal versuchen.`,
  attachments: (max) =>
    plural(max, {
      one: "Eine Nachricht nimmt höchstens # Anhang mit. Dieser wurde nicht hinzugefügt; einen entfernen oder ihn mit der nächsten Nachricht senden.",
      other:
        "Eine Nachricht nimmt höchstens # Anhänge mit. Dieser wurde nicht hinzugefügt; einen entfernen oder ihn mit der nächsten Nachricht senden.",
    }),
  "attachment-bytes": (max) =>
    `Das ist mehr, als ein Anhang fasst (höchstens ${formatNumber(max)} Bytes). Er wurde nicht hinzugefügt; kürzen oder nur einen Teil anhängen.`,
  "image-pixels": (max) =>
    `Dieses Bild hat mehr Pixel, als hier geöffnet werden (höchstens ${formatNumber(max)}). Es wurde nicht hinzugefügt; ein anderes wählen oder nur einen Teil anhängen.`,
  "model-files": (max) =>
    `Es gibt ${formatNumber(max)} Modelldateien; mehr haben nicht Platz. Nichts wurde geändert; zuerst eine entfernen.`,
  programs: (max) => `Es gibt ${formatNumber(max)} Programme. Zuerst eines entfernen.`,
  facts: (max) =>
    `In diesem Kontext gibt es ${formatNumber(max)} Fakten; mehr haben nicht Platz. Nichts wurde geändert; einen vergessen lassen (/facts listet sie auf), dann weitermachen.`,
  "model-file-bytes": (max) =>
    `Diese Datei ist größer als der Arbeitsspeicher, den Modelle im Browser haben (höchstens ${formatNumber(max)} Bytes). Sie wurde nicht übernommen; eine andere wählen, mit weniger oder kürzeren Gewichten.`,
} satisfies Texts<(typeof enErrors)["limit-exceeded-by"]>;

/** Why what was asked for is refused, by the reason that comes with `bad-request`. */
export const refusals = {
  "not-a-url":
    "Das ist keine Adresse eines Servers. Nichts wurde gesendet; sie sieht aus wie https://api.example.com/v1 oder 127.0.0.1:8080.",
  credentials:
    "Diese Adresse enthält einen Namen oder ein Passwort. Nichts wurde gesendet; beides weglassen und stattdessen einen Schlüssel angeben.",
  extra:
    "Diese Adresse geht nach einem ? oder # weiter. Nichts wurde gesendet; nur den Teil davor angeben, und einen Schlüssel im Feld dafür.",
  "not-loopback":
    "Dieser Server ist nicht auf diesem Gerät. Nichts wurde gesendet; ihn stattdessen als Verbindung hinzufügen.",
  "key-in-clear":
    "Diese Adresse ist unverschlüsseltes http zu einem anderen Gerät: Alle auf dem Weg könnten den Schlüssel lesen. Nichts wurde gespeichert oder gesendet; https verwenden oder Schlüssel und Header weglassen.",
  key: "Dieser Schlüssel enthält etwas, das kein Schlüssel enthält, etwa einen Zeilenumbruch. Nichts wurde gespeichert oder gesendet; ihn noch einmal kopieren.",
  header:
    "Einer der Header hat einen Namen oder Wert, der sich nicht senden lässt. Nichts wurde geändert; sie prüfen, dann noch einmal versuchen.",
  "in-clear":
    "Diese Adresse ist unverschlüsseltes http zu einem anderen Gerät; die Datei könnte unterwegs geändert werden. Nichts wurde geholt; eine angeben, die mit https beginnt.",
  "not-ollama":
    "Dieser Server ist kein Ollama; nur Ollama kann das. Nichts wurde geändert; einen Ollama-Server wählen.",
  "passed-on":
    "Dieses Modell läuft nicht auf diesem Gerät: Sein Server gibt weiter, was er bekommt. Nichts wurde geändert; ein anderes Modell wählen.",
} satisfies Texts<(typeof enErrors)["bad-request-by"]>;
