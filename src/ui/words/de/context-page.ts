import type { ContextProviderName } from "../../../domain/context";
import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { fieldNames, hint, problem } from "./context-hints";
import { tokensOf } from "./nouns";
import { plural } from "./plural";
import { toolNames, toolRule } from "./tool-rules";

const providers: Record<ContextProviderName, string> = {
  facts: "Was über dich bekannt ist: Fakten",
  blocks: "Was in seinem Gedächtnis steht: Blöcke",
  "recent-summaries": "Worüber sonst gesprochen wurde: Zusammenfassungen seiner anderen Gespräche",
  references: "Worum es im Gespräch ging: Abläufe, Seiten, Dokumente, Kontexte",
  activity: "Wann seine anderen Gespräche begannen und weitergingen, mit ihren Titeln",
  "last-n": "Die Nachrichten davor, aus demselben Gespräch",
  quotes: "Was früher gesagt wurde und zur Nachricht gehört: Zitate aus allen seinen Gesprächen",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "werden zusammengefasst",
  truncate: "werden weggelassen",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "Kontexte",
    why: "Ein Kontext ist ein Assistent mit eigenen Anweisungen, eigenem Modell, Gedächtnis und eigenen Gesprächen. Einer für jeden Bereich des Lebens.",
    none: "Noch keine Kontexte. Den ersten aus einer Vorlage erstellen.",
    noMatch: "Nichts hat diesen Namen oder dieses Schlagwort.",
    search: "Nach Name oder Schlagwort suchen",
    tags: "Nur mit Schlagwort",
    more: (count) => `${formatNumber(count)} weitere anzeigen`,
    back: "Alle Kontexte",
    never: "noch kein Chat",
    lastChat: (ms) => `letzter Chat ${formatAgo(ms)}`,
    pin: "Anheften",
    unpin: "Lösen",
    pinName: (name) => `${name} anheften`,
    unpinName: (name) => `${name} lösen`,
    archivedMark: "archiviert",
    neverExpires: "läuft nie ab",
    keep: "Wiederherstellen und anheften",
    keepMeans: "Ein angehefteter Kontext läuft nie ab.",
    archivedBy: {
      person: (at) =>
        `Von dir archiviert (${formatDate(at)}). Antwortet nicht, bis er wiederhergestellt wird; alle Gespräche sind noch da.`,
      expiry: (at) =>
        `Archiviert (${formatDate(at)}), nach einer Zeit ohne Chat. Antwortet nicht, bis er wiederhergestellt wird; alle Gespräche sind noch da.`,
    },

    create: "Neuer Kontext",
    createPreset: "Neue Vorlage",
    from: "Beginnen mit",
    blank: "Leer",
    fromPresets: "Vorlagen",
    createNow: "Erstellen",
    use: "Verwenden",
    useName: (name) => `${name} für einen neuen Kontext verwenden`,
    template: "Als Grundlage verwenden",
    templateName: (name) => `Als Grundlage verwenden: ${name}`,

    who: "Assistent",
    name: "Name",
    description: "Beschreibung",
    systemPrompt: fieldNames.systemPrompt,
    systemPromptNote: "Stehen im Prompt an erster Stelle, in jeder Anfrage. Werden nie gekürzt.",
    personality: fieldNames.personality,
    personalityNote: "Wie er spricht und sich verhält, in ein paar Sätzen.",
    steady: "In der Rolle bleiben",
    steadyNote:
      "Die Persönlichkeit und der Hinweis, in der Rolle zu bleiben, stehen in jeder Anfrage. Ausgeschaltet fehlt beides.",
    tagsField: "Schlagwörter",
    tagsNote: "Durch Kommas getrennt.",

    how: "Wie er antwortet",
    temperature: "Temperatur",
    temperatureNote: "Von 0 (am vorhersehbarsten) bis 1 (abwechslungsreicher).",
    maxTokens: "Token einer Antwort",
    maxHistoryTokens: "Token des Gesprächs in einer Anfrage",
    limitBeforeAll: (tokens) =>
      `Einstellungen, Prompt, setzt ${tokensOf(tokens)} für alle Modelle. Das geht dem vor, was hier eingestellt ist.`,
    limitBefore: (model, tokens) =>
      `Einstellungen, Prompt, setzt ${tokensOf(tokens)} für ${model}. Das geht dem vor, was hier eingestellt ist.`,
    historyHint: (window, tokens) =>
      `Ein Fenster von ${formatNumber(window)} Token lässt Platz für ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `${formatNumber(tokens)} übernehmen`,
    model: "Modell",
    general: "Standardmodell",
    generalModel: (name) => `wie allgemein gewählt: ${name}`,
    compression: "Ältere Züge",
    compressions: { general: "Standard", ...compressions },
    generalCompression: (type) => `Standard: ${compressions[type]}`,
    keepRecent: "Züge, die bleiben",

    remembering: "Was er weiß und behält",
    providers: "Jede Anfrage enthält auch",
    providerNames: providers,
    quotesPosition: "Zitate stehen",
    quotesPositions: { note: "direkt vor der Nachricht", system: "vor dem Gespräch" },
    quotesNote:
      "Jede Nachricht wird in dem gesucht, was in diesem Kontext früher gesagt wurde; was passt, wird zitiert, höchstens ein paar Hundert Token. Das Modell sieht alte Worte wieder, bei einem entfernten Modell also auch dessen Anbieter. Stehen sie vor dem Gespräch, muss ein Server alles davon neu lesen.",
    remembers:
      "Aus Gesprächen hier lernen: Zusammenfassungen und Fakten für die anderen Gespräche des Kontexts",
    remembersNote:
      "Ohne das entsteht keine Zusammenfassung eines ganzen Gesprächs, und nichts davon erscheint in einem anderen.",
    expiryDays: "Tage ohne Nutzung, bis er archiviert wird",
    expiryNote:
      "Er wird nur archiviert, mit allem darin, und bleibt in jeder Liste. „Wiederherstellen“ holt ihn zurück. Der erste Kontext und angeheftete laufen nie ab.",

    tools: "Werkzeuge",
    toolsWhy:
      "Was das Modell beim Antworten von sich aus tun darf. Jedes eingeschaltete Werkzeug belegt einen Teil jeder Anfrage. Modelle, die keine Werkzeuge unterstützen, bekommen sie nicht.",
    takesNoTools: "Das Modell dieses Kontexts unterstützt keine Werkzeuge.",
    readingTools: "Es darf nachsehen",
    writingTools: "Es darf ändern",
    writingToolsNote:
      "Änderungen, die genehmigt werden müssen, warten im Gespräch. Das gilt für jede Änderung, wenn das Gespräch importierten Text, eine Webseite oder die Ausgabe eines Werkzeugs enthält.",
    withoutAsking: "Ohne Genehmigung",
    toolNames,
    toolRules: "Regeln für seine Werkzeuge",
    toolRule,
    ruleType: "Regel",
    ruleTypes: {
      StartConstraint: "wird zuerst aufgerufen",
      MaxCalls: "wird höchstens so oft aufgerufen",
      RequiresPrior: "wird nach einem anderen aufgerufen",
      ExitLoop: "beendet die Antwort",
      ContinueLoop: "lässt die Antwort weitergehen",
    },
    ruleTool: "Werkzeug",
    rulePrior: "Nach",
    ruleMax: "Mal",
    addRule: "Hinzufügen",
    removeRule: "Entfernen",
    removeRuleName: (rule) => `Entfernen: ${rule}`,

    preview: "Prompt-Vorschau",
    previewWhy: "Vor der ersten Nachricht eines Gesprächs, mit den Einstellungen hier.",
    previewGuide:
      "Hier antwortet die integrierte Hilfe und sieht nur die Frage und was hier gesagt oder gemerkt wurde. Mit einem Modell wird hier der ganze Prompt angezeigt.",
    previewWaits: "Wartet, bis die Felder oben in Ordnung sind.",
    loading: "Wird gelesen …",

    saved: "Alle Änderungen gespeichert.",
    unsaved: "Ungespeicherte Änderungen",
    saving: "Wird gespeichert …",
    held: "Zum Speichern die markierten Felder korrigieren.",
    undo: "Rückgängig",
    conflict:
      "Das wurde in einem anderen Fenster geändert. Beide Versionen sind noch da: Das Eingegebene steht hier und ist noch nicht gespeichert.",
    takeTheirs: "Die andere Version nehmen",
    keepMine: "Eigene behalten",

    actions: "Dieser Kontext",
    duplicate: "Duplizieren",
    duplicateEmpty: "Ohne Gedächtnis duplizieren",
    archive: "Archivieren",
    restore: "Wiederherstellen",

    presets: "Vorlagen",
    presetsWhy:
      "Fertige Assistenten. Ein Kontext, der aus einer Vorlage entsteht, ist von ihr unabhängig.",
    builtIn: "mitgeliefert",
    edit: "Bearbeiten",
    editName: (name) => `${name} bearbeiten`,
    remove: "Entfernen",
    removed: "entfernt",
    removeMeans:
      "Sie verschwindet aus der Liste und lässt sich wiederherstellen; Kontexte daraus bleiben, wie sie sind.",
    showRemoved: "Auch entfernte anzeigen",
    noPresets: "Noch keine eigenen. „Als Grundlage verwenden“ beginnt mit einer von diesen.",
    presetActions: "Diese Vorlage",
    presetPurgeMeans:
      "Die Vorlage wird gelöscht. Kontexte daraus bleiben, wie sie sind. Rückgängig machen geht 10 Sekunden lang. Kopien dieses Profils und, eine Zeit lang, die Dateien des Browsers können noch verschlüsselte Reste enthalten.",
    presetPurgeConfirm: (name) => `Endgültig löschen: „${name}“`,
    settings: (temperature, maxTokens, days) =>
      plural(days, {
        one: `Temperatur ${formatNumber(temperature)}, ${formatTokens(maxTokens)} Token je Antwort, # Tag`,
        other: `Temperatur ${formatNumber(temperature)}, ${formatTokens(maxTokens)} Token je Antwort, # Tage`,
      }),

    hints: "Vorschläge",
    hint,

    problem,

    older: "Ältere Nachrichten löschen",
    olderWhy:
      "Die Texte der Nachrichten werden gelöscht, samt den Zusammenfassungen daraus. Die Gespräche bleiben.",
    olderContext: "Im Kontext",
    olderBefore: "Geschrieben vor",
    olderAsk: "Löschen …",
    olderMeans: (name, date) =>
      `In „${name}“ wird der Text jeder Nachricht gelöscht, die vor diesem Tag geschrieben wurde: ${formatDate(date)}. Das betrifft alle Gespräche darin. Rückgängig machen geht 10 Sekunden lang, außer bei sehr vielen.`,
    olderConfirm: (name) => `Aus „${name}“ löschen`,
    olderDone: (messages) =>
      messages === 0
        ? "Keine Nachricht war so alt."
        : plural(messages, {
            one: "# Nachricht wurde gelöscht.",
            other: "# Nachrichten wurden gelöscht.",
          }),
    contentsAsk: "Inhalt",
    contentsName: (name) => `Inhalt: ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
