import { formatNumber } from "./format";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const enHeld = {
  title: "From the backup, and off",
  why: "These would let more out, or keep Confidant open longer. Each does nothing until you take it over.",
  each: {
    "auto-lock": (minutes: number | null) =>
      minutes === null
        ? "Never lock by itself"
        : `Lock by itself only after ${formatNumber(minutes)} minutes without use`,
    "ollama-url": (url: string) => `Ask Ollama at ${url}`,
    "ollama-origin": "Hide the origin from Ollama on this machine",
    "background-remote":
      "Titles, summaries and facts by models beyond this machine, which may cost money",
    connection: (name: string) => `Connection ${name}`,
    keyed: (name: string) => `Connection ${name}, with a key from the backup`,
    origin: (name: string) => `Hide the origin from ${name}`,
  },
  take: "Take over",
  takeAll: "Take over all of them",
  leave: "Leave the settings off",
  stay: "Options, Backup, lists these as long as they wait; Options, Models, has the connections.",
  refused: (host: string) =>
    `The browser was not allowed to reach ${host}, so nothing was changed. Press the button again to be asked once more.`,
  connection: "This connection came with a backup. Nothing is sent to it until you allow it.",
  allow: "Allow this connection",
};
