import { catalogue } from "./catalogue";
import { formatNumber } from "./format";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const enHeld = {
  title: "Turned off after restoring",
  why: "These settings from the backup would send more data out or keep Confidant unlocked longer. They stay off until you turn them on.",
  each: {
    "auto-lock": (minutes: number | null) =>
      minutes === null
        ? "Never lock automatically"
        : `Lock automatically only after ${formatNumber(minutes)} minutes without use`,
    "ollama-url": (url: string) => `Ask Ollama at ${url}`,
    "ollama-origin": "Hide the origin from Ollama on this machine",
    "background-remote":
      "Titles, summaries and facts by models beyond this machine, which may cost money",
    connection: (name: string) => `Connection ${name}`,
    keyed: (name: string) => `Connection ${name}, with a key from the backup`,
    origin: (name: string) => `Hide the origin from ${name}`,
  },
  take: "Turn on",
  takeAll: "Turn all on",
  leave: "Keep the settings off",
  stay: "Options, Backup, lists these as long as they wait; Options, Models, and Options, Tools, have the connections.",
  refused: (host: string) =>
    `The browser was not allowed to reach ${host}, so nothing was changed. Press the button again to be asked once more.`,
  connection: "This connection came with a backup. Nothing is sent to it until you allow it.",
  allow: "Allow this connection",
};

/** The texts of what backups have brought, apart from the others: few pages load them. */
export const heldWords: typeof enHeld = catalogue("held", enHeld);
