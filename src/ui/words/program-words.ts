import type { CallOutcome, Scope } from "../../domain/program";
import { catalogue } from "./catalogue";
import { countOf, formatExactDate } from "./format";

/** The texts of programs of this machine. */
export const enPrograms = {
  intro:
    "Editors, assistants and command lines on this machine can work with your contexts, over the Model Context Protocol (MCP), each as far as you allow it. Nothing on the web can, and nothing listens on a network.",
  /** Whether anything may connect. */
  link: {
    off: "Off: no program is let in.",
    connected: "On. Programs with a token can connect.",
    "no-host":
      "The browser finds no confidant-mcp. In the folder of Confidant's source, run this command, then look again (Node 20 or newer is needed):",
    "not-ours":
      "The confidant-mcp that the browser finds is set up for another extension. In the folder of Confidant's source, run this command, then look again:",
    stopped: "confidant-mcp has stopped. It is started again by itself, or at once by Look again.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Let programs connect",
    end: "Let none connect",
    again: "Look again",
    reload:
      "The browser gives the leave only to a Confidant that starts anew. Temporary conversations are deleted then.",
    reloadNow: "Restart Confidant",
    awake: "While this is on, Confidant stays awake as long as the browser runs.",
  },
  list: {
    title: "Programs",
    none: "No program has a token yet.",
    calls: (name: string) => (name === "" ? "" : `calls itself ${name}`),
    waits: "Not yet allowed anything: its first call will ask you.",
    revoked: (time: number) => `Token taken back ${formatExactDate(time)}.`,
    forGood: "for good",
    until: (time: number) => `until ${formatExactDate(time)}`,
    over: "The time is over: it is let do nothing until you allow it again.",
    may: (scopes: readonly Scope[], time: string) =>
      scopes.length === 0 ? "May do nothing." : `May ${scopes.map(inShort).join(", ")}; ${time}.`,
    change: "Change what it may do",
    revoke: "Take the token back",
    remove: "Remove with its log",
    log: (count: number) => `Log: ${countOf(count, "call", "calls")}, the newest first`,
    at: formatExactDate,
  },
  add: {
    title: "Add a program",
    name: "Name, as you call it",
    make: "Make a token",
    once: (name: string) =>
      `The token of ${name} is shown this once. Put it into the program's settings; whoever has it can ask in its name.`,
    settings: "As most programs take it:",
    kept: "I have put it there",
  },
  scopes: {
    contexts: "Read contexts and presets",
    conversations: "Read conversations and memory, and search them",
    chat: "Have messages answered, by the model of the context; its answers may tell whatever that context remembers",
    write: "Create and change contexts and presets; you are asked each time",
    delete: "Delete; you are asked each time",
  } satisfies Record<Scope, string>,
  scopesLegend: (name: string) => `What ${name} may do`,
  until: {
    label: "For how long",
    one: "One day",
    thirty: "30 days",
    good: "For good",
  },
  save: "Allow",
  cancel: "Cancel",
  outcomes: {
    done: "done",
    failed: "failed",
    declined: "declined by you",
    "not-allowed": "not allowed",
    "not-decided": "you did not decide in time",
  } satisfies Record<CallOutcome, string>,
  /** What stands in the panel while a program waits. */
  cards: {
    region: "Programs that wait for you",
    consent: (name: string) => `${name} wants to connect`,
    client: (client: string) => `It calls itself ${client}.`,
    what: (what: string) => `Its first call: ${what}`,
    call: (name: string, what: string) => `${name} asks for ${what}`,
    deletes: "This deletes.",
    target: (target: string) => `It is about: ${target}`,
    arguments: "Asked with",
    approve: "Approve",
    decline: "Decline",
    takenBack: "Taken back by the program. Nothing was done.",
    refuse: "Decline, and take its token back",
  },
};

function inShort(scope: Scope): string {
  const words: Record<Scope, string> = {
    contexts: "read contexts",
    conversations: "read conversations",
    chat: "chat",
    write: "change",
    delete: "delete",
  };
  return words[scope];
}

/** The texts of programs of this machine, apart from the others: few pages ever show them. */
export const programWords: typeof enPrograms = catalogue("programs", enPrograms);
