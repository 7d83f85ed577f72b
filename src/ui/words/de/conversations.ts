import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first. */
export const conversations = {
  conversations: {
    open: "Gespräche",
    openWaiting: "Gespräche (eine Antwort wartet)",
  },

  conversationMenu: {
    open: "Dieses Gespräch",
    archivedNote:
      "Dieses Gespräch ist archiviert. Es lässt sich lesen und fortsetzen wie jedes andere.",
    archivedThere:
      "Dieses Gespräch ist archiviert, ebenso sein Kontext. Es lässt sich lesen, und fortsetzen, sobald der Kontext wiederhergestellt ist.",
  },

  temporary: {
    mark: "Temporär",
    means:
      "Nicht gespeichert: wird gelöscht, wenn Confidant gesperrt, neu gestartet oder aktualisiert oder der Browser geschlossen wird.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `Version ${formatNumber(position)} von ${formatNumber(of)}`,
    before: "Vorherige Version",
    after: "Nächste Version",
    shown: (position, of) =>
      `Angezeigt wird jetzt Version ${formatNumber(position)} von ${formatNumber(of)}.`,
  },

  message: {
    edit: "Bearbeiten",
    editLabel: "Nachricht bearbeiten",
    editHint: (send) => `${send} sendet, Esc bricht ab. Die vorherige Version bleibt erhalten.`,
    send: "Senden",
    cancel: "Abbrechen",
    again: "Neu generieren",
    otherModel: "Mit anderem Modell neu generieren",
    branch: "Ab hier verzweigen …",
    more: "Weitere Aktionen für diese Nachricht",
    remember: "Merken …",
    savePrompt: "Als Prompt speichern …",
    feedback: "Rückmeldung …",
    remove: "Löschen …",
    readAloud: "Vorlesen",
    stopReading: "Vorlesen beenden",
    imported: "importiert",
    importedFrom: (model) => `importiert · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
