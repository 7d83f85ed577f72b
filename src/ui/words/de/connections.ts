import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { browserModel, modelFiles } from "./model-files";
import { modelsOf } from "./nouns";
import { plural } from "./plural";

const contextsUse = (contexts: number) =>
  plural(contexts, {
    one: "# Kontext benutzt eines ihrer Modelle und meldet das mit der nächsten Nachricht.",
    other: "# Kontexte benutzen eines ihrer Modelle und melden das mit der nächsten Nachricht.",
  });

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "Standardmodell",
    general: (name, destination) => `${name}, ${destination}`,
    generalWhere: "Gilt überall, wo ein Kontext kein eigenes Modell hat",
    why: "Jede Nachricht geht für ihre Antwort nur an einen Ort: den, dessen Modell sie beantwortet.",
  },

  providers: {
    title: "Modellanbieter",
    ollama: "Ollama auf diesem Gerät",
    browser: "Integriertes Modell des Browsers",
    files: "Modelldateien",
    inBrowser: "in diesem Browser",
    onMachine: "auf diesem Gerät",
    toHost: (host) => `an ${host}`,
    keySealed: "Schlüssel verschlüsselt gespeichert",
    headers: (count) => plural(count, { one: "# Header", other: "# Header" }),
    filesCount: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
    toFiles: "Zu den Modelldateien",
    test: "Testen",
    testing: "Wird getestet …",
    models: "Modelle",
    manage: "Verwalten",
    edit: "Bearbeiten",
    remove: "Entfernen",
    labelOf: (act, name) => `${act}: ${name}`,
    never: "noch nicht getestet",
    listed: (models, ago) => `${modelsOf(models)}, zuletzt gefragt ${ago}`,
    answered: (ms, models) => `Verbunden: ${modelsOf(models)}, nach ${formatNumber(ms)} ms.`,
    found: (models) => `Verbunden: ${modelsOf(models)}.`,
    ollamaAway: "Läuft nicht. Die anderen Anbieter funktionieren auch ohne.",
    keyUntried: "Der Schlüssel wird mit der ersten Nachricht geprüft.",
    foundNone: "Verbunden, aber noch ohne Modell. Unten unter „Verwalten“ eines herunterladen.",
    openAddress: "Adresse in einem Tab öffnen",
    allow: "Diesen Server erlauben",
    allowRefused: (host) =>
      `Der Browser lässt Confidant ${host} noch immer nicht erreichen. Nichts wurde gesendet. Noch einmal versuchen und erlauben.`,
    accessRefused: (host) =>
      `Dem Browser wurde nicht erlaubt, ${host} zu erreichen, daher wurde nichts gespeichert und nichts gesendet. Noch einmal versuchen und erlauben.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `„${name}“ wird mit dem Schlüssel entfernt; beim Anbieter ändert sich nichts. Rückgängig machen geht 10 Sekunden lang.`,
        ...(contexts > 0 ? [contextsUse(contexts)] : []),
        ...(isGeneral ? ["Das Standardmodell ist eines davon."] : []),
      ].join(" "),
    removeConfirm: "Diese Verbindung entfernen",
    changedElsewhere:
      "Diese Verbindung wurde in einem anderen Fenster geändert. Hier wurde nichts gespeichert; so sieht sie jetzt aus.",
  },

  form: {
    title: "Verbindung hinzufügen",
    why: "Ein Anbieter mit eigenem Schlüssel, oder ein eigener Server. Confidant bittet den Browser nur um die Erlaubnis, diese eine Adresse zu erreichen.",
    provider: "Anbieter",
    other: "Anderer (OpenAI-kompatibel)",
    address: "Adresse",
    addressHint: "Etwa https://api.example.com/v1 oder 127.0.0.1:8080",
    key: "Schlüssel",
    keyOptional: "Schlüssel (optional)",
    keyHint:
      "Wird verschlüsselt gespeichert, nur für diese Adresse benutzt und nie wieder angezeigt.",
    keyStays:
      "Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten, oder einen anderen eingeben, der ihn ersetzt.",
    keyGoes: "Neue Adresse: Der gespeicherte Schlüssel und die Header werden gelöscht.",
    keyForget: "Schlüssel löschen",
    getKey: "Schlüssel besorgen",
    advanced: "Erweitert",
    name: "Name",
    nameHint: "Wenn leer, gilt der Name des Anbieters oder die Adresse.",
    api: "API",
    apis: {
      auto: "Automatisch",
      chat: "Chat Completions",
      responses: "Responses-API",
    },
    apiHint:
      "„Automatisch“ richtet sich nach dem, was der Server zu jedem Modell angibt. Chat Completions für Server oder Proxys ohne Responses-API; Responses-API, wenn ein gelistetes Modell als unbekannt abgelehnt wird oder seine Zusammenfassung der Überlegungen fehlt.",
    headers: "Header",
    headersWhy:
      "Werden mit jeder Anfrage an diese Adresse gesendet. Die Werte werden wie der Schlüssel gespeichert und nie wieder angezeigt.",
    headersKept: (names) => `Gespeichert: ${names}. Hier eingegebene Header ersetzen alle.`,
    headersForget: "Diese Header löschen",
    headerName: "Name des Headers",
    headerValue: "Wert",
    headerAdd: "Header hinzufügen",
    headerRemove: (number) => `Header ${formatNumber(number)} entfernen`,
    inClear:
      "Das ist unverschlüsseltes http zu einem anderen Gerät: Wer auf dem Weg ist, kann Fragen und Antworten mitlesen. So wird weder Schlüssel noch Header gesendet.",
    add: "Hinzufügen",
    adding: "Wird hinzugefügt …",
    save: "Speichern",
    cancel: "Abbrechen",
  },

  fresh: {
    title: "Modell wählen",
    chosen: "Modell gewählt. In der Seitenleiste kann es losgehen.",
    first:
      "Neben einem Modell auf „Verwenden“ drücken. Die Seitenleiste sendet die Nachrichten dann dorthin.",
    another:
      "Das jetzige Modell bleibt, bis neben einem dieser Modelle „Verwenden“ gedrückt wird, als Standard oder für einen Kontext.",
  },

  models: {
    search: "Modelle suchen",
    none: "Noch keine Modelle bekannt. Die Verbindung testen, um sie zu laden.",
    noMatch: "Kein Modell hat das im Namen.",
    listOf: (name) => `Modelle von ${name}`,
    useIn: "Modell verwenden",
    everywhere: "als Standard",
    inContext: (name) => `in „${name}“`,
    use: "Verwenden",
    inUse: "Im Einsatz",
    count: (shown, all) =>
      shown === all ? modelsOf(all) : `${formatNumber(shown)} von ${modelsOf(all)}`,
    window: (tokens) => `${formatTokens(tokens)} Token`,
    price: (prompt, reply) => `${prompt} hinein, ${reply} heraus je Million Token`,
    free: "kostenlos",
    tools: "Werkzeuge",
    sees: "Bilder",
    thinks: "denkt nach",
    passedOn: (host) => `weitergeleitet an ${host}`,
  },

  ollama: {
    address: "Adresse",
    addressHint: "Eines Ollama-Servers auf diesem Gerät; meist 127.0.0.1:11434.",
    addressSave: "Diese Adresse verwenden",
    installed: "Installiert",
    none: "Dort ist noch nichts installiert.",
    running: "Jetzt geladen",
    runningNone: "Zurzeit ist nichts geladen.",
    until: (time) => `bis ${time}`,
    show: "Anzeigen",
    showLabel: (name) => `${name} anzeigen`,
    template: "Chat-Vorlage",
    system: "Systemtext",
    license: "Lizenz",
    abilities: "Fähigkeiten",
    remove: "Löschen",
    removeLabel: (name) => `${name} löschen`,
    removeMeans: (name, size) =>
      `Löscht „${name}“${size === "" ? "" : ` (${size})`} vom Datenträger dieses Servers. Rückgängig machen geht 10 Sekunden lang; danach muss es neu heruntergeladen werden. Wird Confidant vorher gesperrt oder der Browser geschlossen, bleibt es.`,
    removeType: (name) => `Zum Fortfahren „${name}“ eingeben`,
    removeConfirm: (name) => `„${name}“ löschen`,
    wrongName: "Der Name stimmt nicht überein. Nichts wurde gelöscht.",
    pull: "Modell herunterladen",
    pullHint: "Mit seinem Namen auf ollama.com, etwa llama3.2 oder qwen3:4b.",
    pullStart: "Herunterladen",
    pullStop: "Anhalten",
    pullProgress: "Modell herunterladen, Fortschritt",
    pulling: (name) =>
      `${name} wird heruntergeladen. Diese Seite offen lassen, bis das fertig ist.`,
    pulled: (name) => `${name} ist installiert.`,
    pullStopped: (name) =>
      `Angehalten. Was von ${name} angekommen ist, bleibt dort; erneutes Herunterladen macht da weiter.`,
    sizes: (done, total) => `${done} von ${total}`,
    again: "Aktualisieren",
  },

  origin: {
    hide: "Herkunft von Confidant vor diesem Server verbergen: Ollama lehnt Erweiterungen ab, die ihm nicht genannt wurden (403)",
    hideCors:
      "Herkunft von Confidant vor diesem Server verbergen: Manche Organisationen lassen keinen Browser anfragen (CORS)",
    more: "Was das bedeutet, und der andere Weg",
    command: "Der andere Weg: Ollama einmal mit diesem Befehl Bescheid geben und neu starten:",
    setting:
      "Der andere Weg: dies einmal auf dem Gerät einstellen, auf dem es läuft, und Ollama dort neu starten:",
    hideMeans:
      "Nimmt aus den Anfragen von Confidant an diese Adresse die Zeile heraus, die diese Erweiterung nennt, sodass Ollama sie wie die jedes Programms annimmt. Anfragen von Websites und anderen Erweiterungen bleiben, wie sie sind. Bei einem Ollama auf diesem Gerät, das ablehnt, tut Confidant das von selbst, solange es nicht ausgeschaltet wurde. Es endet, wenn dies ausgeschaltet, die Verbindung entfernt oder Confidant gesperrt wird.",
  },

  files: modelFiles,
  browserModel,
} satisfies Texts<typeof enConnections>;
