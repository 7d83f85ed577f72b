import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { limits, refusals } from "./limits";
import { serverErrors } from "./server-errors";

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request":
    "Diese Anfrage wurde nicht verstanden. Nichts wurde geändert; diese Seite neu laden.",
  "forbidden-sender":
    "Diese Anfrage kam nicht von den Seiten von Confidant und wurde abgelehnt. Diese Seite neu laden.",
  "not-found": "Das Gesuchte ist nicht mehr da. Diese Seite neu laden.",
  conflict:
    "Das Gespräch wurde in einem anderen Fenster geändert. Nichts ging verloren; es ansehen, dann noch einmal versuchen.",
  "conflict-model-changed":
    "Das Modell oder sein Ort hat sich geändert. Nichts wurde gesendet, der Text ist gespeichert. Den Ort neben dem Eingabefeld prüfen, dann noch einmal senden.",
  "conflict-card-changed":
    "Was hier gezeigt wurde, hat sich seitdem geändert. Nichts wurde getan; es lesen, wie es jetzt ist, dann entscheiden.",
  "limit-exceeded": "Das ist mehr, als Platz hat. Nichts wurde geändert.",
  "limit-exceeded-by": limits,
  "empty-message": "Noch gibt es nichts zu senden. Zuerst ein paar Worte schreiben.",
  "turn-running":
    "Diese Antwort wird noch geschrieben. Auf ihr Ende warten oder sie zuerst anhalten.",
  "is-command":
    "Das ist ein Befehl von Confidant und wird nie gesendet. Diese Seite neu laden, dann noch einmal schreiben.",
  "window-too-small":
    "Die Anweisungen allein passen nicht in das Fenster des Modells. Die Persönlichkeit kürzen, ein Modell mit größerem Fenster wählen, oder unter Einstellungen, Prompt, nachsehen, ob dort ein kleineres eingestellt ist.",
  "window-too-small-by": (part, system, window) =>
    `Die Anweisungen allein brauchen ${formatNumber(system)} Token; das Fenster des Modells fasst ${formatNumber(window)}. Kürzen (${part}), ein Modell mit größerem Fenster wählen, oder unter Einstellungen, Prompt, nachsehen, ob dort ein kleineres eingestellt ist.`,
  "window-parts": {
    base: "die Anweisungen",
    personality: "die Persönlichkeit",
    summary: "die Zusammenfassung dieses Gesprächs",
  },
  "no-summariser":
    "Es gibt kein Modell, das zusammenfassen könnte. Nichts wurde geändert; ein Modell wählen, dann noch einmal versuchen.",
  "summary-unusable":
    "Die Antwort des Modells taugt nicht als Zusammenfassung. Nichts wurde geändert; noch einmal versuchen oder ein anderes Modell wählen.",
  "not-set-up": "Noch ist nichts gespeichert. Zuerst wählen, wie Confidant gesperrt wird.",
  locked: "Confidant ist gesperrt. Zum Fortfahren entsperren; alles ist noch da.",
  "wrong-passphrase":
    "Damit lässt sich Confidant nicht entsperren. Nichts wurde geändert; prüfen und noch einmal versuchen.",
  "too-many-attempts":
    "Zu viele falsche Versuche. Nichts wurde geändert. Etwas warten, dann noch einmal versuchen.",
  "too-many-attempts-for": (seconds) =>
    `Zu viele falsche Versuche. Nichts wurde geändert. In ${formatDuration(seconds * 1000)} noch einmal versuchen.`,
  "reauthentication-required":
    "Nichts wurde geändert: zuerst mit einer Entsperrmethode bestätigen.",
  "weak-passphrase":
    "Diese Passphrase ist zu leicht zu erraten. Eine andere wählen, zum Beispiel vier Wörter ohne Zusammenhang.",
  "weak-control-character":
    "Diese Passphrase enthält ein Zeichen, das sich nicht überall eingeben lässt, etwa einen Tabulator oder Zeilenumbruch. Es weglassen.",
  get "weak-too-long"() {
    return `Diese Passphrase ist länger als ${formatNumber(1_024)} Zeichen. Eine kürzere wählen.`;
  },
  "weak-too-short": "Diese Passphrase hat weniger als 8 Zeichen. Eine längere wählen.",
  "weak-known":
    "Diese Passphrase oder eine sehr ähnliche ist ein häufiges Passwort. Eine andere wählen.",
  "last-method": "Das ist die einzige Entsperrmethode. Vor dem Entfernen eine andere hinzufügen.",
  "rotation-running":
    "Alles wird gerade mit einem neuen Schlüssel verschlüsselt. Warten, bis das fertig ist, dann noch einmal versuchen. Den Fortschritt zeigt Einstellungen, Sperre.",
  "undo-late":
    "Das lässt sich nicht mehr rückgängig machen: Es geht nur einige Sekunden lang und nur, solange Confidant entsperrt ist.",
  "wrong-name":
    "Der Name stimmt nicht überein. Nichts wurde entfernt; ihn genau so eingeben, wie er angezeigt wird.",
  "backup-failed":
    "Eine Sicherung ließ sich nicht erstellen, daher wurde auch sonst nichts geändert. Noch einmal versuchen; wenn es dabei bleibt, sucht Einstellungen, Zustand, nach dem, was beschädigt ist.",
  "backup-failed-by": {
    "quota-exceeded":
      "Eine Sicherung ließ sich nicht erstellen: Der Platz reicht nicht. Sonst wurde nichts geändert; Speicherplatz freigeben oder alte Sicherungen unter Einstellungen, Sicherung, löschen, dann noch einmal versuchen.",
    "backup-damaged":
      "Die Sicherung war beim Prüfen anders, als sie geschrieben wurde, und wurde verworfen. Sonst wurde nichts geändert; noch einmal versuchen, und den Datenträger prüfen, wenn es dabei bleibt.",
    locked:
      "Eine Sicherung ließ sich nicht erstellen: Confidant wurde inzwischen gesperrt. Entsperren, dann noch einmal versuchen.",
    "worker-gone":
      "Die Sicherung wurde nicht fertig: Der Browser hat die Erweiterung angehalten. Sonst wurde nichts geändert; noch einmal versuchen.",
  },
  "backup-damaged":
    "Diese Sicherung ist beschädigt: Sie wurde abgeschnitten oder nachträglich geändert. Nichts wurde geändert; eine andere nehmen.",
  "backup-wrong-key":
    "Damit öffnet sich diese Sicherung nicht. Nichts wurde geändert; einen anderen Schlüssel versuchen, oder die Schlüsseldatei, die daneben liegt.",
  "key-missing":
    "Der Schlüssel zum Entschlüsseln fehlt in diesem Profil. Das Gespeicherte bleibt verschlüsselt erhalten; um es zu lesen, die Dateien des Profils wiederherstellen.",
  "header-corrupt":
    "Jede Kopie des Schlüsseleintrags dieses Tresors ist beschädigt. Die Daten bleiben verschlüsselt erhalten. Den Browser neu starten; wenn es dabei bleibt, eine Kopie dieses Profils wiederherstellen.",
  "row-tampered":
    "Ein Eintrag wurde von außen geändert und lässt sich nicht öffnen. Er bleibt erhalten, wird aber nicht angezeigt; alles andere funktioniert.",
  "version-unknown":
    "Das wurde von einer neueren Version von Confidant gespeichert. Es bleibt erhalten; um es zu lesen, Confidant aktualisieren.",
  "store-unavailable":
    "Der Browser lässt Confidant seinen Speicher nicht benutzen. Nichts wurde geändert; andere Fenster dieses Profils schließen oder den Browser neu starten.",
  "store-gone":
    "Der Browser hat den Speicher von Confidant gelöscht, und keine Kopie hier öffnet sich. Einen neuen Tresor anlegen, dann unter Einstellungen, Sicherung, eine Sicherung wiederherstellen.",
  "quota-exceeded":
    "Der Datenträger oder der Speicher des Browsers ist voll. Das Gespeicherte bleibt erhalten; Speicherplatz freigeben und noch einmal versuchen.",
  "quota-exceeded-by": (megabytes) =>
    `Dafür fehlen auf dem Datenträger ${formatNumber(megabytes)} MB, daher wurde nicht begonnen. Das Gespeicherte bleibt erhalten; so viel freigeben, dann noch einmal versuchen.`,
  "invalid-field": "Eines der Felder braucht einen anderen Wert. Nichts wurde geändert.",
  archived: "Dieser Kontext ist archiviert. Ihn wiederherstellen, dann noch einmal versuchen.",
  "temporary-full":
    "Dieses temporäre Gespräch füllt den Arbeitsspeicher, den der Browser ihm gibt. Ein neues beginnen; gespeichert ist davon nichts.",
  "block-denied":
    "Dieser Block darf so nicht geändert werden. Nichts wurde geändert; ihm eine andere Berechtigung geben.",
  "approval-needed": "Diese Änderung muss erst genehmigt werden. Sie genehmigen oder ablehnen.",
  "list-full":
    "Diese Liste ist voll. Nichts wurde geändert; einen Punkt löschen oder mehr zulassen.",
  "schema-misfit":
    "Das passt nicht zum Aufbau des Blocks. Nichts wurde geändert; ihn zuerst ansehen.",
  ...serverErrors,
  "connection-gone":
    "Die Verbindung dieses Modells wurde entfernt oder führt jetzt woandershin, daher wurde nichts gesendet. Das Modell erneut oder ein anderes wählen, dann noch einmal versuchen.",
  "connection-held":
    "Diese Verbindung kam mit einer Sicherung, daher wurde nichts gesendet. Unter Einstellungen, Modelle, lässt sie sich erlauben.",
  "engine-failed":
    "Das Modell im Browser hat versagt. Das Gespeicherte bleibt erhalten; noch einmal versuchen oder ein anderes Modell wählen.",
  "engine-failed-by": {
    memory:
      "Das Modell passt nicht in den Arbeitsspeicher, den der Browser ihm gibt. Nichts Gespeichertes ging verloren; andere Tabs schließen oder ein kleineres Modell wählen.",
    file: "Diese Datei ist kein Modell, das hier laufen kann. Sie ist vielleicht beschädigt oder von unbekannter Art; sie entfernen und eine andere GGUF-Datei nehmen.",
    gone: "Das Modell im Browser ist stehen geblieben. Nichts Gespeichertes ging verloren; noch einmal versuchen, dann wird es neu geladen.",
    template:
      "Die Chat-Vorlage des Modells lässt sich nicht verwenden. Nichts wurde gesendet; eine andere Modelldatei wählen.",
  },
  "bad-request-by": refusals,
  "turn-too-long":
    "Die Antwort dauerte länger als 30 Minuten und wurde beendet. Was angekommen ist, ist gespeichert.",
  "too-many-steps":
    "Das Modell hat 16 Anfragen oder 5 Minuten lang Werkzeuge benutzt und wurde angehalten.",
  "worker-gone":
    "Der Browser hat die Erweiterung angehalten. Nichts ging verloren; noch einmal versuchen.",
  internal:
    "In Confidant ist etwas schiefgegangen. Die Daten sind unverändert; noch einmal versuchen.",
} satisfies Texts<typeof enErrors>;
