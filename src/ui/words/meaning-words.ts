import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** What the options say of searching by meaning. */
export const enMeaning = {
  title: "Search by meaning",
  why: "Search also finds what means the same in other words. For that a model reads every text once, in the background, and each search.",
  label: "Texts are read by",
  packaged: "The English model in this browser",
  none: "Nothing: search by words only",
  ollama: "A model of Ollama on this machine",
  file: (name: string) => `The model file ${name} in this browser`,
  of: (connection: string) => `A model of ${connection}`,
  model: "Name of an embedding model",
  example: "For example nomic-embed-text, text-embedding-3-small or gemini-embedding-001",
  leaves: (host: string) =>
    `The texts kept here are sent to ${host}: messages with the text of their files, blocks, facts, notes, summaries, and references with their addresses. So is each search. What is edited is sent again, and all of it after a change of the vault key. That may cost money.`,
  stays: "Texts stay on this machine.",
  use: "Use this model",
  trying: "Trying …",
  now: (name: string, destination: string) => `${name}, ${destination}`,
  progress: (embedded: number, of: number) =>
    `${formatNumber(embedded)} of ${countOf(of, "text", "texts")} were read.`,
} as const;

/** The texts of choosing what search by meaning goes by; only the models' options load them. */
export const meaningWords: typeof enMeaning = catalogue("meaning", enMeaning);
