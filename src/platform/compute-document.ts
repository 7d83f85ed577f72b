import { COMPUTE_PAGE, COMPUTE_PORT, type Connect } from "../domain/compute-protocol";
import { type ComputePlace, createComputeFrame } from "./compute-frame";

/** The slice of a runtime port that the compute host is spoken to by. */
export type ComputePort = {
  readonly postMessage: (message: unknown) => void;
  readonly disconnect: () => void;
  readonly onMessage: { readonly addListener: (listener: (message: unknown) => void) => void };
  readonly onDisconnect: { readonly addListener: (listener: () => void) => void };
};

/** The page that computes; as an offscreen document it outlives the worker. */
export type ComputeDocument = ComputePlace & {
  /** A port to it; null where none came within five seconds. */
  readonly connect: () => Promise<ComputePort | null>;
};

const JUSTIFICATION =
  "Runs a language model and a search index inside the browser, and keeps model files.";

/** The compute host of this extension: an offscreen document where the browser has such. */
export const computeDocument: ComputeDocument = {
  isOpen: () => place().isOpen(),
  open: () => place().open(),
  close: () => place().close(),
  connect: askForPort,
};

function place(): ComputePlace {
  return chrome.offscreen === undefined ? createComputeFrame(() => document) : offscreen;
}

const offscreen: ComputePlace = {
  isOpen,
  open: async () => {
    if (await isOpen()) return;
    const reasons = [chrome.offscreen.Reason.WORKERS];
    await chrome.offscreen
      .createDocument({ url: COMPUTE_PAGE, reasons, justification: JUSTIFICATION })
      .catch(async (error: unknown) => {
        // Another caller may have been first, an earlier worker among them.
        if (!(await isOpen())) throw error;
      });
  },
  close: async () => {
    if (!(await isOpen())) return;
    await chrome.offscreen.closeDocument().catch(async (error: unknown) => {
      if (await isOpen()) throw error;
    });
  },
};

async function isOpen(): Promise<boolean> {
  const contextTypes = [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT];
  return (await chrome.runtime.getContexts({ contextTypes })).length > 0;
}

/** A page that an earlier worker has just made may still be loading. */
const TRIES = 50;
const TRY_AGAIN_MS = 100;

async function askForPort(): Promise<ComputePort | null> {
  const page = chrome.runtime.getURL(COMPUTE_PAGE);
  const message: Connect = { type: "compute.connect", line: crypto.randomUUID() };
  let found: ComputePort | null = null;
  let wake = () => {};
  const hear = (port: chrome.runtime.Port) => {
    if (port.name !== COMPUTE_PORT || port.sender?.url !== page) return;
    found = port;
    wake();
  };
  chrome.runtime.onConnect.addListener(hear);
  try {
    for (let tries = 0; tries < TRIES && found === null; tries += 1) {
      // Rejects where nobody listens yet, and resolves where nobody answers.
      chrome.runtime.sendMessage(message).catch(() => undefined);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, TRY_AGAIN_MS);
      });
    }
    return found;
  } finally {
    chrome.runtime.onConnect.removeListener(hear);
  }
}
