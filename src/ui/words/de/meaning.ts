import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { textsOf } from "./nouns";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "Suche nach Bedeutung",
  why: "Die Suche findet auch, was in anderen Worten dasselbe bedeutet. Dafür liest ein Modell jeden Text einmal, im Hintergrund, und jede Suche.",
  label: "Texte liest",
  packaged: "Das englische Modell in diesem Browser",
  none: "Nichts: nur nach Wörtern suchen",
  ollama: "Ein Modell von Ollama auf diesem Gerät",
  file: (name) => `Die Modelldatei ${name} in diesem Browser`,
  of: (connection) => `Ein Modell von ${connection}`,
  model: "Name eines Embedding-Modells",
  example: "Zum Beispiel nomic-embed-text, text-embedding-3-small oder gemini-embedding-001",
  leaves: (host) =>
    `Die Texte hier werden an ${host} gesendet: Nachrichten mit dem Text ihrer Dateien, Blöcke, Fakten, Notizen, Zusammenfassungen und Referenzen mit ihren Adressen. Ebenso jede Suche. Was bearbeitet wird, wird noch einmal gesendet, und alles nach einem Wechsel des Tresorschlüssels. Das kann Geld kosten.`,
  stays: "Texte bleiben auf diesem Gerät.",
  use: "Dieses Modell verwenden",
  trying: "Wird versucht …",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) => `${formatNumber(embedded)} von ${textsOf(of)} gelesen.`,
} satisfies Texts<typeof enMeaning>;
