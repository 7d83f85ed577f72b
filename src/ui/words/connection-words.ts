import type { ModelFile } from "../../domain/model-file";
import { catalogue } from "./catalogue";
import { countOf, formatNumber, formatTokens } from "./format";

/** What the options say of models and where they are. */
export const enConnections = {
  now: {
    title: "Default model",
    general: (name: string, destination: string) => `${name}, ${destination}`,
    generalWhere: "Used everywhere, unless a context has its own model",
    why: "For its answer, each message goes to one place only: the one whose model answers it.",
  },

  providers: {
    title: "Model providers",
    ollama: "Ollama on this machine",
    browser: "Browser's built-in model",
    files: "Model files",
    inBrowser: "in this browser",
    onMachine: "on this machine",
    toHost: (host: string) => `to ${host}`,
    keySealed: "key stored encrypted",
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
      `Connected: ${countOf(models, "model", "models")}, after ${formatNumber(ms)} ms.`,
    found: (models: number) => `Connected: ${countOf(models, "model", "models")}.`,
    /** Instead of an alert, where something else answers. */
    ollamaAway: "Not running. Your other providers work without it.",
    keyUntried: "The key is checked with the first message.",
    foundNone: "Connected, but no model yet. Download one below, under “Manage”.",
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
        ...(isGeneral ? ["The default model is one of them."] : []),
      ].join(" "),
    removeConfirm: "Remove this connection",
    changedElsewhere:
      "This connection was changed in another window. Nothing was kept here; this is how it is now.",
  },

  form: {
    title: "Add a connection",
    why: "A provider with a key of yours, or a server of your own. Confidant asks the browser for permission to reach that address only.",
    provider: "Provider",
    other: "Other (OpenAI-compatible)",
    address: "Address",
    addressHint: "As https://api.example.com/v1, or 127.0.0.1:8080",
    key: "Key",
    keyOptional: "Key (optional)",
    keyHint: "Stored encrypted, used only for this address, and never shown again.",
    keyStays: "A key is saved. Leave this empty to keep it, or enter another to replace it.",
    keyGoes: "New address: the saved key and headers are deleted.",
    keyForget: "Delete the key",
    getKey: "Get a key",
    advanced: "Advanced",
    name: "Name",
    nameHint: "If empty, the provider's name or the address is used.",
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
    headersForget: "Delete these headers",
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
    title: "Choose a model",
    chosen: "Model selected. Open the side panel to start.",
    first: "Press “Use” next to a model. The side panel then sends your messages to it.",
    another:
      "The current model stays until you press “Use” next to one of these, as the default or for a context.",
  },

  models: {
    search: "Search models",
    none: "No models known yet. Test the connection to load them.",
    noMatch: "No model has this in its name.",
    listOf: (name: string) => `Models of ${name}`,
    useIn: "Use a model",
    everywhere: "as the default",
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
    removeType: (name: string) => `Type “${name}” to continue`,
    removeConfirm: (name: string) => `Delete “${name}”`,
    wrongName: "The name does not match. Nothing was deleted.",
    pull: "Download a model",
    pullHint: "By its name at ollama.com, such as llama3.2 or qwen3:4b.",
    pullStart: "Download",
    pullStop: "Stop",
    pullProgress: "Model download, progress",
    pulling: (name: string) => `Downloading ${name}. Keep this page open until it is done.`,
    pulled: (name: string) => `${name} is installed.`,
    pullStopped: (name: string) =>
      `Stopped. What had arrived of ${name} is kept there; downloading again resumes.`,
    sizes: (done: string, total: string) => `${done} of ${total}`,
    again: "Refresh",
  },

  origin: {
    hide: "Hide Confidant's origin from this server: Ollama refuses extensions that it was not told of (403)",
    hideCors:
      "Hide Confidant's origin from this server: some organisations let no browser ask (CORS)",
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
    noneHere:
      "Firefox lets no extension run model files. Use a server on this machine instead, such as Ollama.",
    notGguf: (name: string) => `“${name}” is no GGUF file. Nothing was read of it.`,
    notTaken: (name: string, why: string) => `“${name}” was not taken: ${why}`,
    url: "Download from",
    urlHint:
      "The address of a GGUF file, https or of this machine. The browser may ask for leave to reach that host; only this file is fetched from there, and nothing of yours goes with the request. It may be passed on to where the file lies.",
    download: "Download",
    none: "There is no model file yet.",
    list: "Model files in this browser",
    states: {
      arriving: "loading",
      paused: "paused",
      checking: "verifying",
      ready: "ready",
      failed: "failed",
    } satisfies Record<ModelFile["state"], string>,
    progress: (name: string) => `${name}, progress`,
    arrived: (received: string, total: string) => `${received} of ${total}`,
    own: "from a file of yours",
    from: (source: string) => `from ${source}`,
    window: (tokens: number) => `holds ${formatTokens(tokens)} tokens`,
    noTemplate: "without a chat template of its own: a plain one is used",
    digest: "SHA-256",
    pause: "Pause",
    resume: "Resume",
    remove: "Remove",
    removeMeans: (
      name: string,
      contexts: number,
      { isGeneral, canUndo }: { readonly isGeneral: boolean; readonly canUndo: boolean },
    ) =>
      [
        `Deletes “${name}” from this browser.`,
        ...(canUndo ? ["You can undo this for 10 seconds."] : []),
        ...(contexts > 0
          ? [
              `${countOf(contexts, "context uses", "contexts use")} it and will say so with the next message.`,
            ]
          : []),
        ...(isGeneral ? ["It is the default model."] : []),
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
    why: "A model built into the browser. Nothing leaves this machine.",
    download: "Download with the browser",
    progress: "Browser's built-in model, progress",
    failed: "The browser did not download it. Nothing was changed; try again later.",
  },
};

/** The texts of the models' options, apart from the others: only that page has to load them. */
export const connectionWords: typeof enConnections = catalogue("connections", enConnections);
