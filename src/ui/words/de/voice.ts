import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";
import { plural } from "./plural";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "Keine Stimme auf diesem Gerät spricht die Sprache dieser Antwort.",
  code: (language) => (language === "" ? "Programmcode." : `Programmcode: ${language}.`),
  formula: "Formel",
  picture: (name) => (name === "" ? "Bild." : `Bild: ${name}.`),

  dictation: {
    start: "Diktieren",
    stop: "Diktat beenden",
    listening: "Hört zu …",
    failed: {
      microphone:
        "Der Browser lässt Confidant das Mikrofon noch nicht benutzen. Einstellungen, Darstellung, fragt danach.",
      language:
        "Dieses Gerät kann die Sprache gerade nicht erkennen. Einstellungen, Darstellung, zeigt den Grund.",
      other:
        "Das Diktat ist beendet: Der Browser konnte nicht weitermachen. Dein Text ist gespeichert.",
    },
  },

  part: {
    title: "Stimme",
    voices: (count) =>
      plural(count, {
        one: "# Stimme auf diesem Gerät kann Antworten vorlesen: „Vorlesen“ steht bei den Aktionen einer Antwort.",
        other:
          "# Stimmen auf diesem Gerät können Antworten vorlesen: „Vorlesen“ steht bei den Aktionen einer Antwort.",
      }),
    noVoices:
      "Auf diesem Gerät ist keine Stimme, die Antworten vorlesen könnte. Stimmen, die auf einem Server sprechen, werden nie benutzt.",
    dictate: "Nachrichten diktieren",
    dictateNote:
      "Was du sagst, wird auf diesem Gerät zu Text: Kein Ton verlässt es, und nichts wird gesendet, bevor du es sendest. Ein Knopf neben dem Nachrichtenfeld beginnt damit.",
    noDictation:
      "Dieser Browser kann auf diesem Gerät nicht aus Sprache Text machen, deshalb lässt sich nichts diktieren. Eine Erkennung auf einem Server wird nie benutzt.",
    language: "Sprache, die du sprichst",
    checking: "Wird geprüft …",
    unavailable: "Dieses Gerät kann diese Sprache nicht erkennen. Bitte eine andere wählen.",
    download: "Diese Sprache herunterladen",
    downloadNote:
      "Der Browser lädt einmal von seinem Hersteller herunter, was diese Sprache erkennt. Von dir wird nichts gesendet.",
    downloading: "Wird heruntergeladen …",
    downloadFailed:
      "Der Browser konnte die Sprache nicht herunterladen. Später noch einmal versuchen.",
    microphone: "Mikrofon erlauben",
    microphoneNote: "Der Browser fragt hier, weil er in der Seitenleiste nicht fragen kann.",
    blocked:
      "Das Mikrofon ist für Confidant blockiert. In den Einstellungen des Browsers für diese Erweiterung lässt es sich erlauben.",
    ready: "Bereit.",
  },
} satisfies Texts<typeof enVoice>;
