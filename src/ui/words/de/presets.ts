import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Ruhige Beratung",
      description: "Bleibt ruhig und sachlich, wenn es aufwühlend wird",
    },
    "preset-rational-advisor": {
      name: "Sachlicher Rat",
      description: "Rat nach Logik und Fakten",
    },
    "preset-supportive-guide": {
      name: "Stärkende Begleitung",
      description: "Ausgewogenes Mitgefühl mit Blick nach vorn",
    },
    "preset-professional-assistant": {
      name: "Beruflicher Assistent",
      description: "Gelassen, geordnet und praktisch wie im Beruf",
    },
    "preset-decision-making-supporter": {
      name: "Entscheidungshilfe",
      description: "Führt Schritt für Schritt durch schwierige Entscheidungen",
    },
    "preset-search-key-advisor": {
      name: "Suchberatung",
      description: "Die beste Suchstrategie und passende Stichwörter für Recherchen",
    },
  },
  starters: {
    persona: "Der Assistent hier: seine Art und was er versprochen hat.",
    human: "Der Mensch, mit dem er spricht: was der Assistent über ihn wissen soll.",
    scratchpad: "Woran die beiden gerade arbeiten.",
  },
  starterNames: { persona: "Rolle", human: "Du", scratchpad: "Notizzettel" },
} satisfies Texts<typeof enPresets>;
