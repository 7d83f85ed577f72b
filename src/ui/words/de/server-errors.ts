import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable":
    "Der Server dieses Modells antwortet nicht. Ihn starten oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-unreachable-ollama":
    "Auf diesem Gerät antwortet kein Ollama-Server. Ollama starten oder installieren, dann noch einmal versuchen.",
  "provider-unreachable-at": (host) =>
    `Unter ${host} antwortet kein Ollama-Server. Ihn starten oder installieren, dann noch einmal versuchen.`,
  "provider-unreachable-near": (host) =>
    `Unter ${host} antwortet kein Server. Ihn starten, oder nachsehen, ob er an einem anderen Port lauscht, dann noch einmal versuchen.`,
  "provider-unreachable-far": (host) =>
    `Unter ${host} antwortet nichts. Vielleicht stimmt die Adresse nicht, der Server ist aus oder lässt keinen Browser anfragen, oder seinem Zertifikat wird bei https hier nicht vertraut: die Adresse zum Prüfen in einem Tab öffnen, dann noch einmal versuchen.`,
  "provider-forbidden":
    "Der Server hat das abgelehnt (403). Nachsehen, was er anderen erlaubt, oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-forbidden-ollama":
    "Ollama hat diese Erweiterung abgelehnt (403). Den Befehl unten einmal ausführen, Ollama neu starten und noch einmal versuchen; oder die Herkunft unter Einstellungen, Modelle, verbergen lassen.",
  "provider-forbidden-ollama-at": (host) =>
    `Ollama auf ${host} hat diese Erweiterung abgelehnt (403). Auf dem Gerät, auf dem Ollama läuft, die Einstellung unten setzen, Ollama neu starten und noch einmal versuchen; oder die Herkunft unter Einstellungen, Modelle, verbergen lassen.`,
  "provider-forbidden-near": (host) =>
    `${host} hat das abgelehnt (403). Vielleicht sind Anfragen von Browser-Erweiterungen dort nicht erlaubt: in den Einstellungen des Servers die Cross-Origin-Anfragen (CORS) prüfen, dann noch einmal versuchen.`,
  "provider-forbidden-at": (host) =>
    `${host} hat das abgelehnt (403). Vielleicht gilt der Schlüssel nicht für dieses Modell oder nicht von hier aus; das Konto dort ansehen oder ein anderes Modell wählen, dann noch einmal versuchen.`,
  "provider-auth":
    "Der Server verlangt einen Schlüssel oder hat den vorhandenen abgelehnt. Ihn prüfen, dann noch einmal versuchen.",
  "provider-auth-ollama":
    "Dieses Modell läuft bei ollama.com, und Ollama auf diesem Gerät ist dort nicht angemeldet. „ollama signin“ ausführen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-auth-at": (host) =>
    `${host} verlangt einen Schlüssel oder hat den vorhandenen abgelehnt. Unter Einstellungen, Modelle, einen anderen angeben, dann noch einmal versuchen.`,
  "provider-no-credit":
    "Der Anbieter meldet, dass das Konto kein Guthaben mehr hat. Das Konto dort ansehen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-plan":
    "Der Tarif dieses Kontos umfasst dieses Modell oder eine Anfrage dieser Größe nicht. Den Tarif dort ansehen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-usage-limit":
    "Eine Nutzungsgrenze dieses Kontos oder Schlüssels ist erreicht. Sie dort anheben, warten, bis sie neu beginnt, oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-unverified":
    "Der Anbieter verlangt, dass die Organisation dieses Kontos zuerst bestätigt wird. Das in den Kontoeinstellungen dort erledigen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-disabled":
    "Der Anbieter hat dieses Konto oder seine Organisation deaktiviert. Das Konto dort ansehen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-cors":
    "Der Anbieter lehnt für diese Organisation Anfragen aus einem Browser ab (CORS). Unter Einstellungen, Modelle, bei dieser Verbindung die Herkunft verbergen lassen, dann noch einmal versuchen.",
  "provider-region":
    "Der Anbieter antwortet an diesem Ort nicht. Ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-privacy":
    "Niemand, der dieses Modell betreibt, erfüllt die Datenschutzeinstellungen dieses Kontos. Sie dort ändern oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-filtered":
    "Ein Filter des Anbieters hat diese Nachricht oder etwas davor abgelehnt. Anders formulieren oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-no-chat":
    "Dieses Modell kann nicht chatten. Ein anderes wählen, dann noch einmal versuchen.",
  "provider-no-images":
    "Dieses Modell nimmt keine Bilder an. Eines wählen, das es kann, oder die Nachricht mit dem Bild löschen, dann noch einmal versuchen.",
  "provider-unsupported":
    "Der Server nimmt diese Art von Anfrage für dieses Modell nicht an. Ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-cannot-run":
    "Der Server kann dieses Modell nicht ausführen: Sein Arbeitsspeicher reicht nicht, die Grafikkarte hat versagt, oder er ist älter als das Modell. Dort anderes schließen, ihn aktualisieren oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-model-missing":
    "Der Server hat dieses Modell nicht. Ein anderes wählen, dann noch einmal versuchen.",
  "provider-model-missing-pull":
    "Ollama hat dieses Modell nicht. Mit dem Befehl unten herunterladen oder ein anderes wählen, dann noch einmal versuchen.",
  "provider-model-missing-ollama":
    "Ollama hat dieses Modell nicht. Unter Einstellungen, Modelle, herunterladen oder ein anderes wählen, dann noch einmal versuchen.",
  "provider-model-missing-ollama-at": (host) =>
    `Ollama auf ${host} hat dieses Modell nicht. Unter Einstellungen, Modelle, herunterladen lassen oder ein anderes wählen, dann noch einmal versuchen.`,
  "provider-model-missing-near": (host) =>
    `${host} hat dieses Modell nicht oder hat es nicht geladen. Es dort laden oder ein anderes wählen, dann noch einmal versuchen.`,
  "provider-model-missing-file":
    "Diese Modelldatei ist nicht mehr in diesem Browser oder noch nicht vollständig. Unter Einstellungen, Modelle, nachsehen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-model-missing-browser":
    "Das integrierte Modell des Browsers ist hier nicht bereit. Unter Einstellungen, Modelle, nachsehen oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-model-missing-at": (host) =>
    `${host} hat dieses Modell nicht oder nicht mehr. Ein anderes wählen, dann noch einmal versuchen.`,
  "provider-too-long":
    "Die Anfrage ist länger, als das Modell fasst. Die Nachricht kürzen, ein Modell mit größerem Fenster wählen oder ein neues Gespräch beginnen.",
  "provider-overloaded":
    "Der Anbieter ist zurzeit überlastet. Etwas warten oder ein anderes Modell wählen, dann noch einmal versuchen.",
  "provider-offline":
    "Dieser Browser ist offline, und das Modell ist auf einem anderen Gerät. Verbindung herstellen oder ein Modell auf diesem Gerät wählen, dann noch einmal versuchen.",
  "provider-permission":
    "Der Browser lässt Confidant diesen Server noch nicht erreichen, daher wurde nichts gesendet. Unter Einstellungen, Modelle, mit der Schaltfläche neben der Verbindung erlauben.",
  "provider-rate-limited":
    "Der Server bekommt zurzeit zu viele Anfragen. Etwas warten, dann noch einmal versuchen.",
  "provider-rate-limited-for": (seconds) =>
    `Der Server bekommt zu viele Anfragen und bittet um ${formatDuration(seconds * 1000)} Geduld. Warten, dann noch einmal versuchen.`,
  "provider-failed":
    "Der Server hat beim Antworten versagt. Noch einmal versuchen oder ein anderes Modell wählen.",
  "provider-failed-with": (status) =>
    `Der Server hat beim Antworten versagt (${status}). In sein Protokoll sehen, dann noch einmal versuchen.`,
  "provider-failed-far": (host, status) =>
    `${host} hat beim Antworten versagt${status === null ? "" : ` (${status})`}. Etwas warten oder ein anderes Modell wählen, dann noch einmal versuchen.`,
  "provider-refused-far": (host, status) =>
    `${host} hat diese Anfrage nicht angenommen (${status}). Ein anderes Modell wählen oder die Verbindung unter Einstellungen, Modelle, ansehen, dann noch einmal versuchen.`,
  "provider-failed-call":
    "Das Modell hat ein Werkzeug in einer Form aufgerufen, die sich nicht lesen lässt; dort endete seine Antwort. Noch einmal versuchen oder ein anderes Modell wählen.",
  "provider-malformed":
    "Die Antwort des Servers ließ sich nicht lesen. Prüfen, ob unter dieser Adresse der Server selbst antwortet, dann noch einmal versuchen.",
  "provider-cut-off": "Die Verbindung endete vor der Antwort.",
  "provider-silent":
    "Der Server blieb zu lange still. Vielleicht fehlt ihm Arbeitsspeicher; dort nachsehen, dann noch einmal versuchen.",
  "provider-silent-far": (host) =>
    `${host} blieb zu lange still. Etwas warten oder ein anderes Modell wählen, dann noch einmal versuchen.`,
  "provider-failed-address": (host, status) =>
    `Unter dieser Adresse von ${host} ist nichts (${status}). Die Adresse unter Einstellungen, Modelle, ansehen: Vielleicht fehlt ein Teil des Pfads, etwa /v1. Dann noch einmal versuchen.`,
  "tool-server-auth": (host) =>
    `${host} verlangt eine Anmeldung oder ein Zugriffstoken oder hat das vorhandene abgelehnt. Unter Einstellungen, Werkzeuge, anmelden oder eines angeben, dann noch einmal versuchen.`,
  "tool-server-forbidden": (host) =>
    `${host} hat das abgelehnt (403). Vielleicht erlaubt es das Zugriffstoken nicht, oder der Server lehnt Browser ab: unter Einstellungen, Werkzeuge, nachsehen, dann noch einmal versuchen.`,
  "tool-server-not-allowed": (host) =>
    `Confidant darf ${host} noch nicht erreichen, daher wurde nichts gesendet. Unter Einstellungen, Werkzeuge, erlauben, dann noch einmal versuchen.`,
  "tool-server-offline": (host) =>
    `Dieser Browser ist offline, und ${host} ist auf einem anderen Gerät, daher wurde nichts gesendet. Verbindung herstellen, dann noch einmal versuchen.`,
  "tool-server-gone": (host) =>
    `Die Verbindung zu ${host} wurde entfernt oder führt jetzt woandershin, daher wurde nichts gesendet. Unter Einstellungen, Werkzeuge, nachsehen, dann noch einmal versuchen.`,
  "tool-server-failed": (host, status) =>
    `${host} hat nicht getan, was verlangt war${status === null ? "" : ` (${status})`}. Etwas warten oder die Adresse unter Einstellungen, Werkzeuge, ansehen, dann noch einmal versuchen.`,
} satisfies Texts<typeof enServerErrors>;
