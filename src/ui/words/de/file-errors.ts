import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "Der Server",
  by: {
    locked: (host, status) =>
      `${host} verlangt für diese Datei eine Erlaubnis${statusSuffix(status)}: Vielleicht braucht es dort eine Anmeldung oder die Zustimmung zu einer Lizenz. Sie in einem Tab des Browsers herunterladen, dann hierher ziehen.`,
    lockedHere: (host, status) =>
      `${host} gibt diese Datei nicht heraus${statusSuffix(status)}. Nachsehen, ob Browser-Erweiterungen dort Dateien lesen dürfen, oder die Datei hierher ziehen.`,
    missing: (host) =>
      `${host} hat unter dieser Adresse keine Datei (404). Die Adresse prüfen, diese Datei entfernen, dann noch einmal herunterladen.`,
    busy: (host) =>
      `${host} ist überlastet oder bekommt zu viele Anfragen. Was angekommen ist, ist gespeichert. Etwas warten, dann fortsetzen.`,
    failed: (host, status) =>
      `${host} hat beim Senden der Datei versagt${statusSuffix(status)}. Was angekommen ist, ist gespeichert. Später fortsetzen.`,
    malformed: (host) =>
      `${host} hat den falschen Teil der Datei gesendet. Noch einmal fortsetzen. Hilft das nicht, die Datei entfernen und noch einmal herunterladen.`,
    cutOff:
      "Die Verbindung endete, bevor die ganze Datei da war. Was angekommen ist, ist gespeichert. Den Download fortsetzen.",
    silent: (host) =>
      `${host} hat zu lange nichts gesendet. Was angekommen ist, ist gespeichert. Später fortsetzen.`,
    unreachable: (host) =>
      `${host} ist nicht erreichbar. Was angekommen ist, ist gespeichert. Die Adresse und die Netzwerkverbindung prüfen, dann fortsetzen.`,
  },
  refused: {
    "not-a-url":
      "Das ist keine Adresse einer Datei. Nichts wurde geholt; sie sieht aus wie https://example.com/model.gguf.",
    credentials:
      "Diese Adresse enthält einen Namen oder ein Passwort. Nichts wurde geholt; die Datei in einem Tab des Browsers herunterladen, dann hierher ziehen.",
  },
} satisfies Texts<typeof enFileErrors>;
