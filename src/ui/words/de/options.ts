import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { lockPage } from "./lock-page";
import { conversationsOf, messagesOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,

  options: {
    title: "Einstellungen",
    sections: sections.names,
    leads: {
      lock: "Was Confidant entsperrt und wann es sich von selbst sperrt.",
      backup:
        "Verschlüsselte Kopien von allem, die von selbst entstehen und nur von dir geöffnet werden.",
      prompt: "Was ein Modell mit jeder Nachricht erfährt.",
      appearance: "Wie alle Seiten aussehen, welche Sprache sie sprechen, und Stimme.",
      data: "Importieren, exportieren und löschen, was in diesem Browser gespeichert ist.",
    },
    cancel: "Abbrechen",
    fieldFull: (max) =>
      plural(max, {
        one: "Höchstlänge erreicht: # Zeichen. Der Rest ist abgeschnitten.",
        other: "Höchstlänge erreicht: # Zeichen. Der Rest ist abgeschnitten.",
      }),
  },

  lockPage,

  dataPage: {
    contexts: "Einen Kontext löschen",
    holds: (conversations, messages, tokens) =>
      [
        conversationsOf(conversations),
        messagesOf(messages),
        ...(tokens === undefined ? [] : [`etwa ${tokensOf(tokens)}`]),
      ].join(", "),
    noContexts: "Noch ist nichts gespeichert.",
    purge: "Endgültig löschen …",
    purgeMeans: (conversations, messages) =>
      `Der Kontext wird endgültig gelöscht, mit ${conversationsIn(conversations)} und ${messagesIn(messages)}, ebenso sein Gedächtnis: Blöcke, Fakten, Notizen und Referenzen, auch dort, wo seine Blöcke mit anderen Kontexten geteilt sind. Das lässt sich nicht rückgängig machen. Vorher wird eine Sicherung erstellt. Kopien dieses Profils und, eine Zeit lang, die Dateien des Browsers können noch verschlüsselte Reste enthalten.`,
    purgeName: (name) => `Zum Fortfahren „${name}“ eingeben`,
    purgeConfirm: (name, messages) => `Endgültig löschen: „${name}“, ${messagesOf(messages)}`,
    purged: (messages) =>
      `Endgültig gelöscht, mit ${messagesIn(messages)}. Kopien dieses Profils und, eine Zeit lang, die Dateien des Browsers können noch verschlüsselte Reste enthalten.`,
    export: "Alles exportieren",
    backupFirst:
      "Zuerst wird eine Sicherung erstellt, wenn keine aktuelle da ist. Sicherungen behalten diese Daten, vier Wochen oder länger. Für eine Kopie, die sich ohne Confidant lesen lässt:",
    stores: "Tresore",
    storesWhy:
      "Jeder Tresor ist getrennt und hat eine eigene Sperre. Immer ist nur einer in Benutzung.",
    store: (number) => `Tresor ${formatNumber(number)}`,
    current: "in Benutzung",
    use: "Zu diesem Tresor wechseln",
  },

  healthPage,

  aboutPage: {
    version: (version) => `Version ${version}`,
    protects: "Was dich schützt",
    sealed:
      "Alles Geschriebene und jede Antwort wird verschlüsselt, bevor es in diesem Browser gespeichert wird.",
    stays:
      "Eine Nachricht geht nur an das gewählte Modell. Werkzeugserver, Programme und ein Server für die Suche nach Bedeutung erfahren nur etwas, wenn sie eingerichtet wurden.",
    lockOnly:
      "Mit einer Sperre ist der Schlüssel nur im Arbeitsspeicher, solange Confidant entsperrt ist. Ohne Sperre liegt er in diesem Profil.",
    limits:
      "Nicht geschützt: was auf dem Bildschirm steht, ein entsperrter Browser, der Arbeitsspeicher dieses Geräts, und ein ganzes Profil, das auf einen früheren Stand gebracht wurde.",
    private: "In privaten Fenstern läuft Confidant nicht: Dort ließe sich nichts speichern.",
    licences: "Lizenzen",
    ownLicence: "Die von Confidant (MIT)",
    notices: "Die der enthaltenen Pakete",
  },
} satisfies Texts<typeof enOptions>;

function conversationsIn(count: number): string {
  return plural(count, { one: "# Gespräch", other: "# Gesprächen" });
}

function messagesIn(count: number): string {
  return plural(count, { one: "# Nachricht", other: "# Nachrichten" });
}
