import { formatDuration, formatMilliseconds } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { charactersOf } from "./nouns";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) => {
    const calls = plural(names.length, {
      one: "# Werkzeugaufruf",
      other: "# Werkzeugaufrufe",
    });
    return `${calls}: ${[...new Set(names.map(toolLabel))].join(", ")}`;
  },
  requested: (names) =>
    `hat ${names.length === 1 ? "ein Werkzeug" : "Werkzeuge"} verlangt: ${names.join(", ")}; angeboten war keines, daher geschah nichts`,
  notTaken:
    "Dieses Modell nimmt keine Werkzeuge an und wurde ohne die hier eingeschalteten gefragt. Ein anderes Modell kann sie vielleicht benutzen.",
  unnamed: "ohne Namen",
  arguments: "Gefragt mit",
  result: "Ergebnis",
  failed: "Abgelehnt",
  waiting: "Keine Antwort",
  asks: (label, target) =>
    target === "" ? `Wartet auf dich: ${label}` : `Wartet auf dich: ${label} (${target})`,
  exact: "Der genaue Aufruf",
  called: "Werkzeug",
  tainted:
    "Das Modell hat importierten Text, eine Webseite oder die Ausgabe eines Werkzeugs gelesen, worin das verlangt worden sein kann.",
  before: "Jetzt",
  after: "Danach",
  nothing: "nichts",
  approve: "Genehmigen",
  decline: "Ablehnen",
  edit: "Bearbeiten",
  editLabel: (label) => `Womit „${label}“ gefragt wird`,
  always: "Hier immer genehmigen",
  size: (characters) => charactersOf(characters),
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) =>
    plural(characters, { one: "… und # weiteres Zeichen", other: "… und # weitere Zeichen" }),
} satisfies Texts<typeof enTools>;
