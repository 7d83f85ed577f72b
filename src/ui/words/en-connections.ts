import type { ModelFile } from "../../domain/model-file";
import { countOf, formatNumber, formatTokens } from "./format";

/** What the options say of models and where they are. */
export const enConnections = {
  now: {
    title: "What answers",
    general: (name: string, place: string) => `${name}, ${place}`,
    generalWhere: "Everywhere, unless a context has a model of its own",
    why: "A message goes to exactly one of the places below: the one whose model answers it.",
  },

  places: {
    title: "Where answers come from",
    ollama: "Ollama on this machine",
    browser: "The browser's own model",
    files: "Model files",
    inBrowser: "in this browser",
    onMachine: "on this machine",
    toHost: (host: string) => `to ${host}`,
    keySealed: "key kept sealed",
    headers: (count: number) => countOf(count, "header", "headers"),
    filesCount: (count: number) => countOf(count, "file", "files"),
    toFiles: "Go to model files",
    test: "Test",
    testing: "Testing …",
    models: "Models",
    manage: "Manage",
    edit: "Edit",
    remove: "Remove",
    labelOf: (act: string, name: string) => `${act}: ${name}`,
    never: "not tested yet",
    listed: (models: number, ago: string) =>
      `${countOf(models, "model", "models")} when it was asked ${ago}`,
    answered: (ms: number, models: number) =>
      `Answers: ${countOf(models, "model", "models")}, after ${formatNumber(ms)} ms.`,
    found: (models: number) => `Answers: ${countOf(models, "model", "models")}.`,
    /** Instead of an alert, where something else answers. */
    ollamaAway: "Does not answer here now. What else is set up works without it.",
    keyUntried: "The key is tried with the first message.",
    foundNone: "Answers, and has no model yet. Fetch one below, under “Manage”.",
    openAddress: "Open the address in a tab",
    allow: "Allow this server",
    allowRefused: (host: string) =>
      `The browser still does not let Confidant reach ${host}. Nothing was sent. Try again, and allow it.`,
    accessRefused: (host: string) =>
      `The browser was not allowed to reach ${host}, so nothing was kept and nothing sent. Try again, and allow it.`,
    removeMeans: (name: string, contexts: number, isGeneral: boolean) =>
      [
        `This removes “${name}” with its key; nothing changes at the provider. You can undo this for 10 seconds.`,
        ...(contexts > 0
          ? [
              `${countOf(contexts, "context uses", "contexts use")} one of its models and will say so with the next message.`,
            ]
          : []),
        ...(isGeneral ? ["What answers in general is one of its models, too."] : []),
      ].join(" "),
    removeConfirm: "Remove this connection",
    changedElsewhere:
      "This connection was changed in another window. Nothing was kept here; this is how it is now.",
  },

  form: {
    title: "Add a connection",
    why: "A provider with a key of yours, or a server of your own. Confidant asks the browser for leave to reach that address and no other.",
    provider: "Provider",
    other: "Other (OpenAI-compatible)",
    address: "Address",
    addressHint: "As https://api.example.com/v1, or 127.0.0.1:8080",
    key: "Key",
    keyOptional: "Key (optional)",
    keyHint: "Kept sealed, opened only to ask this address, and never shown again.",
    keyStays: "A key is kept. Leave this empty to keep it; write another to replace it.",
    keyGoes: "Another address: the key and the headers kept for the one before are forgotten.",
    keyForget: "Forget the key",
    getKey: "Get a key",
    advanced: "Advanced",
    name: "Name",
    nameHint: "Without one it is called as its provider, or its address.",
    api: "API",
    apis: {
      auto: "Automatic",
      chat: "Chat completions",
      responses: "Responses",
    },
    apiHint:
      "Automatic takes what the server says of each model. Choose Chat completions for a server or a proxy that has no Responses API; choose Responses where a model is refused as unknown although it is listed, or where its reasoning summary is missing.",
    headers: "Headers",
    headersWhy:
      "Sent with every request to this address. Values are kept as the key is, and never shown again.",
    headersKept: (names: string) => `Kept: ${names}. Headers written here replace them all.`,
    headersForget: "Forget these headers",
    headerName: "Name of the header",
    headerValue: "Value",
    headerAdd: "Add a header",
    headerRemove: (number: number) => `Remove header ${formatNumber(number)}`,
    inClear:
      "This is plain http to another machine: whoever is on the way can read what you write and what is answered. No key and no header is sent like that.",
    add: "Add",
    adding: "Adding …",
    save: "Save",
    cancel: "Cancel",
  },

  fresh: {
    title: "Choose the model that answers",
    chosen: "It answers from now on. Open the side panel and write to it.",
    first:
      "Press “Use” at one of these. From then on the side panel sends what you write to it, and names it there.",
    another:
      "What answered before goes on doing so until you press “Use” at one of these, in general or for a context.",
  },

  models: {
    search: "Search models",
    none: "It has told of no model yet. Test it to ask.",
    noMatch: "No model has this in its name.",
    listOf: (name: string) => `Models of ${name}`,
    useIn: "Use a model",
    everywhere: "in general",
    inContext: (name: string) => `in “${name}”`,
    use: "Use",
    inUse: "In use",
    count: (shown: number, all: number) =>
      shown === all
        ? countOf(all, "model", "models")
        : `${formatNumber(shown)} of ${countOf(all, "model", "models")}`,
    window: (tokens: number) => `${formatTokens(tokens)} tokens`,
    price: (prompt: string, reply: string) => `${prompt} in, ${reply} out per million tokens`,
    free: "no charge",
    tools: "tools",
    sees: "images",
    thinks: "thinks",
    passedOn: (host: string) => `passed on to ${host}`,
  },

  ollama: {
    address: "Address",
    addressHint: "Of an Ollama server on this machine; usually 127.0.0.1:11434.",
    addressSave: "Use this address",
    installed: "Installed",
    none: "Nothing is installed there yet.",
    running: "Loaded now",
    runningNone: "Nothing is loaded at the moment.",
    until: (time: string) => `until ${time}`,
    show: "Show",
    showLabel: (name: string) => `Show ${name}`,
    template: "Template",
    system: "System text",
    license: "Licence",
    abilities: "Abilities",
    remove: "Delete",
    removeLabel: (name: string) => `Delete ${name}`,
    removeMeans: (name: string, size: string) =>
      `Deletes “${name}”${size === "" ? "" : ` (${size})`} from that server's disk. You can undo this for 10 seconds; after that it has to be downloaded again. Where Confidant is locked or the browser closed before, it stays.`,
    removeType: (name: string) => `Type “${name}” to go on`,
    removeConfirm: (name: string) => `Delete “${name}”`,
    wrongName: "The name does not match. Nothing was deleted.",
    pull: "Fetch a model",
    pullHint: "By its name at ollama.com, such as llama3.2 or qwen3:4b.",
    pullStart: "Fetch",
    pullStop: "Stop",
    pullProgress: "Model being fetched, how far it is",
    pulling: (name: string) => `Fetching ${name}. Keep this page open until it is done.`,
    pulled: (name: string) => `${name} is there.`,
    pullStopped: (name: string) =>
      `Stopped. What had arrived of ${name} is kept there; fetched again it goes on.`,
    sizes: (done: string, total: string) => `${done} of ${total}`,
    again: "Look again",
  },

  origin: {
    hide: "Hide Confidant's origin from this server: Ollama refuses extensions that it was not told of (403)",
    hideCors:
      "Hide Confidant's origin from this server: some organizations let no browser ask (CORS)",
    more: "What this means, and the other way",
    command: "The other way is to tell Ollama once, with this command, and to restart it:",
    setting:
      "The other way is to set this once on the machine that runs it, and to restart Ollama there:",
    hideMeans:
      "Takes the line that names this extension out of Confidant's own requests to this address, so that Ollama takes them like those of any program. Requests of websites and of other extensions stay as they are. For an Ollama on this machine that refuses, Confidant does so by itself unless this was switched off. It is gone when this is switched off, the connection is removed or Confidant is locked.",
  },

  files: {
    title: "Model files",
    why: "A model in a GGUF file runs inside this browser: no server, no key, and it works offline. The file is kept in this browser's profile; small models of up to about 2 GB do best, and more than 4 GB cannot be run.",
    oneThread: "Models run on one thread: this machine has few cores, and answers come slowly.",
    threads: (count: number) => `Models run on ${countOf(count, "thread", "threads")} here.`,
    room: (used: string, quota: string) => `${used} in use of ${quota} that the browser gives.`,
    drop: "Drop GGUF files here, or choose some",
    notGguf: (name: string) => `“${name}” is no GGUF file. Nothing was read of it.`,
    notTaken: (name: string, why: string) => `“${name}” was not taken: ${why}`,
    url: "Download from",
    urlHint:
      "The address of a GGUF file, https or of this machine. The browser may ask for leave to reach that host; only this file is fetched from there, and nothing of yours goes with the request. It may be passed on to where the file lies.",
    download: "Download",
    none: "There is no model file yet.",
    list: "Model files in this browser",
    states: {
      arriving: "arriving",
      paused: "paused",
      checking: "being checked",
      ready: "ready",
      failed: "failed",
    } satisfies Record<ModelFile["state"], string>,
    progress: (name: string) => `${name}, how much has arrived`,
    arrived: (received: string, total: string) => `${received} of ${total}`,
    own: "from a file of yours",
    from: (source: string) => `from ${source}`,
    window: (tokens: number) => `holds ${formatTokens(tokens)} tokens`,
    noTemplate: "without a chat template of its own: a plain one is used",
    digest: "SHA-256",
    pause: "Pause",
    resume: "Go on",
    remove: "Remove",
    removeMeans: (name: string, contexts: number, isGeneral: boolean) =>
      [
        `Deletes “${name}” from this browser. You can undo this for 10 seconds.`,
        ...(contexts > 0
          ? [
              `${countOf(contexts, "context uses", "contexts use")} it and will say so with the next message.`,
            ]
          : []),
        ...(isGeneral ? ["It is what answers in general, too."] : []),
      ].join(" "),
    removeConfirm: "Remove this file",
  },

  browserModel: {
    states: {
      available: "ready",
      downloadable: "can be downloaded by the browser",
      downloading: "being downloaded by the browser",
      unavailable: "not possible on this device",
    },
    why: "A model that the browser itself brings and runs; nothing leaves it.",
    download: "Have the browser download it",
    progress: "The browser's own model, how much has arrived",
    percent: (percent: number) => `${formatNumber(percent)} %`,
    failed: "The browser did not download it. Nothing was changed; try again later.",
  },
};
