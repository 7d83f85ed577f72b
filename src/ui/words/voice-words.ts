import { catalogue } from "./catalogue";
import { countOf } from "./format";

/** What is said of reading aloud and of dictating. */
export const enVoice = {
  voiceless: "No voice on this device speaks the language of this reply.",
  /** What a voice says in place of code, a formula or a picture; `language` may be empty. */
  code: (language: string) => (language === "" ? "Code." : `Code: ${language}.`),
  formula: "formula",
  picture: (name: string) => (name === "" ? "Picture." : `Picture: ${name}.`),

  dictation: {
    start: "Dictate",
    stop: "Stop dictating",
    listening: "Listening …",
    failed: {
      microphone:
        "The browser does not let Confidant use the microphone yet. Options, Appearance, asks for it.",
      language: "This device cannot recognise the language now. Options, Appearance, tells why.",
      other: "Dictation ended: the browser could not continue. Your text is saved.",
    },
  },

  part: {
    title: "Voice",
    voices: (count: number) =>
      `${countOf(count, "voice", "voices")} on this device can read replies aloud: “Read aloud” is among the actions of a reply.`,
    noVoices:
      "There is no voice on this device that could read replies aloud. Voices that speak on a server are never used.",
    dictate: "Dictate messages",
    dictateNote:
      "What you say becomes text on this device: no sound leaves it, and nothing is sent before you send it. A button beside the message field starts it.",
    noDictation:
      "This browser cannot turn speech into text on this device, so nothing can be dictated. Recognition on a server is never used.",
    language: "Language you speak",
    checking: "Checking …",
    unavailable: "This device cannot recognise this language. Choose another one.",
    download: "Download this language",
    downloadNote:
      "The browser downloads what recognises this language from its maker, once. Nothing of yours is sent.",
    downloading: "Downloading …",
    downloadFailed: "The browser could not download the language. Try again later.",
    microphone: "Allow the microphone",
    microphoneNote: "The browser asks you here, because it cannot ask in the side panel.",
    blocked:
      "The microphone is blocked for Confidant. Allow it in the browser’s settings for this extension.",
    ready: "Ready.",
  },
};

/** The texts of reading aloud and dictating, apart from the others: few pages need them. */
export const voiceWords: typeof enVoice = catalogue("voice", enVoice);
