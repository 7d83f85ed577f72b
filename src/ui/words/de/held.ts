import type { enHeld } from "../held-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "Nach dem Wiederherstellen ausgeschaltet",
  why: "Diese Einstellungen aus der Sicherung würden mehr Daten hinaussenden oder Confidant länger entsperrt lassen. Sie bleiben aus, bis du sie einschaltest.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "Nie automatisch sperren"
        : plural(minutes, {
            one: "Erst nach # Minute ohne Nutzung automatisch sperren",
            other: "Erst nach # Minuten ohne Nutzung automatisch sperren",
          }),
    "ollama-url": (url) => `Ollama unter ${url} fragen`,
    "ollama-origin": "Herkunft vor Ollama auf diesem Gerät verbergen",
    "background-remote":
      "Titel, Zusammenfassungen und Fakten durch Modelle jenseits dieses Geräts, was Geld kosten kann",
    connection: (name) => `Verbindung ${name}`,
    keyed: (name) => `Verbindung ${name}, mit einem Schlüssel aus der Sicherung`,
    origin: (name) => `Herkunft vor ${name} verbergen`,
  },
  take: "Einschalten",
  takeAll: "Alle einschalten",
  leave: "Ausgeschaltet lassen",
  stay: "Einstellungen, Sicherung, führt sie auf, solange sie warten; die Verbindungen stehen unter Einstellungen, Modelle, und Einstellungen, Werkzeuge.",
  refused: (host) =>
    `Dem Browser wurde nicht erlaubt, ${host} zu erreichen, daher wurde nichts geändert. Noch einmal auf die Schaltfläche drücken, um wieder gefragt zu werden.`,
  connection:
    "Diese Verbindung kam mit einer Sicherung. Es wird nichts dorthin gesendet, bis du sie erlaubst.",
  allow: "Diese Verbindung erlauben",
} satisfies Texts<typeof enHeld>;
