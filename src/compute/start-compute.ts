import * as z from "zod/mini";
import {
  COMPUTE_PORT,
  COMPUTE_READY,
  connectSchema,
  type FileLocation,
  fileRemovedSchema,
  lineChannel,
  MODEL_FILES_CHANNEL,
  MODELS_FOLDER,
} from "../domain/compute-protocol";
import { readEmbedAsk } from "../domain/embed-ask";
import { type BrowserLanguageModel, chatWithBrowser, emitBrowserState } from "./browser-model";
import { createFileEmbedder } from "./file-embedder";
import { createFileTransfers } from "./file-transfers";
import { createGgufEngine } from "./gguf-engine";
import { engineError, type LoadFile, type LoadLocalModel, type LocalEmbedder } from "./local-model";
import { createPdfReader } from "./read-tab-pdf";
import { createSearchHost } from "./search-host";
import { type ComputeHandlers, serveCompute } from "./serve-compute";
import { takeFile } from "./take-file";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

/** Who may ask: the background, by its script, or as the page that Firefox makes of it. */
const BACKGROUNDS = ["background.js", "_generated_background_page.html"];
const FILE_WORKER_SCRIPT = "file-worker.js";
const SEARCH_WORKER_SCRIPT = "search-worker.js";
const EMBED_WORKER_SCRIPT = "embed-worker.js";
const PDF_WORKER_SCRIPT = "pdf-worker.js";
const ENGINE_WASM = "wllama.wasm";

/** Registers what answers the worker, in the page's first turn; nothing is loaded yet. */
export function startCompute(): void {
  const handlers = createHandlers();
  const backgrounds = BACKGROUNDS.map((path) => chrome.runtime.getURL(path));
  let line: Line | null = null;
  chrome.runtime.onMessage.addListener((message: unknown, sender) => {
    const parsed = connectSchema.safeParse(message);
    if (!parsed.success || !backgrounds.includes(sender.url ?? "")) return;
    if (parsed.data.line !== line?.name) line = openLine(parsed.data.line, handlers);
    line.greet();
  });
}

type Line = { readonly name: string; readonly greet: () => void };

/** A line of that name to the background: what is said goes over its channel, and the port tells its end. */
function openLine(name: string, handlers: ComputeHandlers): Line {
  const channel = new BroadcastChannel(lineChannel(name));
  const { onDisconnect } = chrome.runtime.connect({ name: COMPUTE_PORT });
  onDisconnect.addListener(() => channel.close());
  const onMessage = {
    addListener: (listener: (message: unknown) => void) =>
      channel.addEventListener("message", ({ data }) => listener(data)),
  };
  const postMessage = (message: unknown) => channel.postMessage(message);
  serveCompute({ postMessage, onMessage, onDisconnect }, handlers);
  return { name, greet: () => postMessage(COMPUTE_READY) };
}

function createHandlers(): ComputeHandlers {
  const channel = new BroadcastChannel(MODEL_FILES_CHANNEL);
  const transfers = createFileTransfers({
    createWorker: () => new Worker(chrome.runtime.getURL(FILE_WORKER_SCRIPT)),
    takeFile: (expected, signal) => takeFile(channel, expected, signal),
  });
  const engine = createGgufEngine({ readFile: readModelFile, load: loadEngine });
  const embedder = createFileEmbedder({ readFile: readModelFile, load: loadEmbedder });
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const parsed = fileRemovedSchema.safeParse(data);
    if (!parsed.success) return;
    void engine.drop(parsed.data.id);
    void embedder.drop(parsed.data.id);
  });
  const search = createSearchHost(() => new Worker(chrome.runtime.getURL(SEARCH_WORKER_SCRIPT)));
  // In a worker of its own: nobody who searches waits for texts that are being read.
  const embed = createSearchHost(() => new Worker(chrome.runtime.getURL(EMBED_WORKER_SCRIPT)));
  return {
    "file.receive": transfers.receive,
    "file.download": transfers.download,
    "gguf.chat": engine.chat,
    "browser.state": (_request, emit, signal) => emitBrowserState(languageModel(), emit, signal),
    "browser.chat": ({ request }, emit, signal) =>
      chatWithBrowser(languageModel(), { request, emit, signal }),
    "pdf.read": createPdfReader(() => new Worker(chrome.runtime.getURL(PDF_WORKER_SCRIPT))),
    search: (request, emit, signal) => {
      const embedAsk = readEmbedAsk(request.ask);
      if (embedAsk === null) return search(request, emit, signal);
      const { file, texts } = embedAsk;
      return file === undefined
        ? embed(request, emit, signal)
        : embedder.embed({ file, texts }, emit, signal);
    },
  };
}

/** The engine is a third of a megabyte of script: read when a model is first asked for. */
const loadEngine: LoadLocalModel = async (file, options) => {
  const { createWllamaLoader } = await import("./load-wllama");
  return createWllamaLoader({ wasmUrl: chrome.runtime.getURL(ENGINE_WASM) })(file, options);
};

const loadEmbedder: LoadFile<LocalEmbedder> = async (file, options) => {
  const { createWllamaEmbedderLoader } = await import("./load-wllama");
  return createWllamaEmbedderLoader({ wasmUrl: chrome.runtime.getURL(ENGINE_WASM) })(file, options);
};

function languageModel(): BrowserLanguageModel | undefined {
  return (globalThis as { LanguageModel?: BrowserLanguageModel }).LanguageModel;
}

/** A model file as it lies on the disk; `engine-failed` (reason `gone`) where there is none. */
async function readModelFile({ folder, id }: FileLocation): Promise<Blob> {
  try {
    const root = await navigator.storage.getDirectory();
    const models = await root.getDirectoryHandle(MODELS_FOLDER);
    const own = await models.getDirectoryHandle(folder);
    return await (await own.getFileHandle(id)).getFile();
  } catch (cause) {
    throw engineError("gone", cause);
  }
}
