import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "Gespräch",
    maxTurns: "Höchstzahl der Züge, die das Modell sieht",
    maxMessages: "Höchstzahl der Nachrichten je Anfrage",
    summaryPercent: "Prozent der Höchstzahl der Züge, ab denen die ältesten zusammengefasst werden",
    summaryPercentNote: "Eine kleinere Zahl fasst früher und öfter zusammen.",
    cacheSeconds: "Sekunden, die ein gelesenes Gespräch unverschlüsselt im Arbeitsspeicher bleibt",
    cacheSecondsNote:
      "Die nächste Nachricht wartet dann kürzer. Sperren entfernt es sofort; bei 0 bleibt keines.",
    compression: "Ältere Züge",
    compressions: {
      "recursive-summarization": "werden zusammengefasst",
      truncate: "werden weggelassen",
    },
    keepRecent: "Züge, die bleiben",
    summariser: "Modell für Zusammenfassungen",
    summariserNote: "Name eines Modells auf demselben Server. Leer: das Modell, das antwortet.",
    chunkSize: "Höchstzahl der Züge je Zusammenfassung",
    range: (min, max) => `Eine ganze Zahl von ${formatNumber(min)} bis ${formatNumber(max)}.`,
    memory: "Gedächtnis und letzte Aktivität",
    activityEntries: "Höchstzahl der Einträge letzter Aktivität, die das Modell sieht",
    activityNote: (most) =>
      `Von ${formatNumber(0)} bis ${formatNumber(most)}. Sie sagen, wann die anderen Gespräche eines Kontexts begannen und weitergingen; welche Kontexte sie zeigen, steht in den Einstellungen jedes Kontexts.`,
    includeDescriptions: "Beschreibungen der Gedächtnisblöcke mitsenden",
    includeSchemas: "Schemas der Gedächtnisblöcke mitsenden",
    blocksNote:
      "Ein Gedächtnisblock ist ein benannter Text in den Anweisungen, etwa der Ablauf, um den es in einer Nachricht geht. Seine Beschreibung sagt, wofür er ist, sein Schema, welche Form er hat.",
    background: "Im Hintergrund",
    backgroundWhy:
      "Titel, Zusammenfassungen und Fakten werden geschrieben, wenn sonst nichts läuft. Gefragt werden nur Server, die du gewählt hast.",
    backgroundLocal: "Mit einem Modell auf diesem Gerät",
    backgroundRemote: "Mit einem entfernten Modell",
    backgroundCost: "Das sendet das Gespräch noch einmal an den Server und kann Geld kosten.",
    idleMinutes: "Minuten ohne Aktivität, bis ein Gespräch als Ganzes zusammengefasst wird",
    modes: "Art der Antwort",
    modesLabel: "Dem Modell sagen, welche Art der Antwort gewünscht scheint",
    modesWhy:
      "Ein paar Sätze, nach den Worten der Nachricht: erstellen, nachschlagen, ändern, durchdenken oder einfach reden.",
    warning: "Warnung",
    warningPercent: "Prozent des Fensters, über denen sein Balken warnt",
    warningWhy: (share) =>
      `Über ${formatPercent(share)} des Fensters, oder des Anteils, den das Gespräch daran hat, warnt sein Balken in der Seitenleiste, durch Farbe und Form.`,
    window: "Fenster dieses Modells",
    windowField: (model) => `Token, die ${model} auf einmal fasst`,
    windowReported: (tokens) => `Der Server meldet ${tokensOf(tokens)}. Leer: dieser Wert.`,
    windowNotReported:
      "Der Server meldet es nicht. Leer: der bekannte Wert, oder eine vorsichtige Annahme.",
    moreLimits: "Mehr",
    limits: {
      reservedResponseTokens: "Token, die für die Antwort frei bleiben",
      historyTokens: "Token für das Gespräch",
      memoryTokens: "Token für Zusammenfassungen und Gedächtnis",
    },
    limitEmpty: "Leer: der Wert des Kontexts.",
    defaultLimits: "Grenzen für jedes Modell, das keine eigenen hat",
    defaultWindow: "Token, die es auf einmal fasst",
    defaultWindowEmpty: "Leer: was der Server meldet, oder eine vorsichtige Annahme.",
    windowGuide:
      "Die integrierte Hilfe hat kein Fenster. Zuerst in der Seitenleiste ein Modell wählen.",
    redactions: "Wörter verbergen",
    redactionsSent:
      "Jedes wird durch einen Platzhalter ersetzt. Vor dem Senden verborgen, erreicht es nie ein Modell, bleibt aber hier, wie es geschrieben wurde. Nur was Werkzeuge antworten, wird ohne es aufbewahrt, so wie es dem Modell gesagt wurde.",
    redactionsStored:
      "Vor dem Speichern verborgen, ist es für immer aus Nachrichten, Antworten, Titeln und Zusammenfassungen entfernt, die ab jetzt gespeichert werden. Gespeichertes ändert sich nicht. Was gerade eingegeben wird, oder eine laufende Antwort, wird bis zu ihrem Ende gespeichert, wie sie ist.",
    noRedactions: "Noch keine.",
    redactionText: "Wort oder Muster",
    redactionKind: "Art",
    redactionKinds: { word: "ein Wort oder Ausdruck", pattern: "ein Muster" },
    redactionWhen: "Verbergen",
    redactionWhens: { stored: "vor dem Speichern", sent: "vor dem Senden" },
    patternHint:
      "In einem Muster ist # eine Ziffer, ? ein Zeichen und * bis zu 64 Zeichen ohne Leerzeichen.",
    redactionLength: "2 bis 200 Zeichen, mit höchstens vier *.",
    add: "Hinzufügen",
    remove: "Entfernen",
    removeLabel: (text) => `„${text}“ entfernen`,
    turns: "Neueste Züge",
    noTurns: "Noch wurde kein Zug beantwortet.",
    turnsTable: "Neueste Züge, seitlich scrollbar",
    columns: {
      at: "Wann",
      model: "Modell",
      tokens: "Token",
      share: "Fenster",
      firstToken: "Erstes Wort",
      speed: "Token/s",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Seit Confidant aufgewacht ist, wurde kein Gespräch gelesen."
        : `Aus dem Arbeitsspeicher statt vom Datenträger: ${formatNumber(hits)} von ${formatNumber(fetches)} Mal (${formatPercent(rate)}).`,
    refresh: "Aktualisieren",
  },
} satisfies Texts<typeof enPromptPage>;
