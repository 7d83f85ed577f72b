import {
  COMPUTE_PAGE,
  COMPUTE_PORT,
  COMPUTE_READY,
  type Connect,
  lineChannel,
} from "../domain/compute-protocol";
import { type ComputeContainer, createComputeFrame } from "./compute-frame";

/** The slice of a runtime port that the compute host is spoken to by. */
export type ComputePort = {
  readonly postMessage: (message: unknown) => void;
  readonly disconnect: () => void;
  readonly onMessage: { readonly addListener: (listener: (message: unknown) => void) => void };
  readonly onDisconnect: { readonly addListener: (listener: () => void) => void };
};

/** The page that computes; as an offscreen document it outlives the worker. */
export type ComputeDocument = ComputeContainer & {
  /** A port to it; null where none came within five seconds. */
  readonly connect: () => Promise<ComputePort | null>;
};

const JUSTIFICATION =
  "Runs a language model and a search index inside the browser, and keeps model files.";

/** The compute host of this extension: an offscreen document where the browser has such. */
export const computeDocument: ComputeDocument = {
  isOpen: () => container().isOpen(),
  open: () => container().open(),
  close: () => container().close(),
  connect: askForPort,
};

function container(): ComputeContainer {
  return chrome.offscreen === undefined ? createComputeFrame(() => document) : offscreen;
}

const offscreen: ComputeContainer = {
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
  const message: Connect = { type: "compute.connect", line: crypto.randomUUID() };
  const channel = new BroadcastChannel(lineChannel(message.line));
  const { heard, wait, stop } = listenFor(channel);
  try {
    for (let tries = 0; tries < TRIES && !(heard.port !== null && heard.isReady); tries += 1) {
      // Rejects where nobody listens yet, and resolves where nobody answers.
      chrome.runtime.sendMessage(message).catch(() => undefined);
      await wait();
    }
  } finally {
    stop();
  }
  if (heard.port !== null && heard.isReady) return overChannel(heard.port, channel);
  heard.port?.disconnect();
  channel.close();
  return null;
}

/** Hears the host's port, and that it hears the channel. */
function listenFor(channel: BroadcastChannel) {
  const page = chrome.runtime.getURL(COMPUTE_PAGE);
  const heard = { port: null as chrome.runtime.Port | null, isReady: false };
  let wake = () => {};
  const hearPort = (port: chrome.runtime.Port) => {
    if (port.name !== COMPUTE_PORT || port.sender?.url !== page) return;
    heard.port = port;
    wake();
  };
  const hearReady = ({ data }: MessageEvent<unknown>) => {
    heard.isReady ||= data === COMPUTE_READY;
    wake();
  };
  chrome.runtime.onConnect.addListener(hearPort);
  channel.addEventListener("message", hearReady);
  const wait = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, TRY_AGAIN_MS);
    });
  const stop = () => {
    chrome.runtime.onConnect.removeListener(hearPort);
    channel.removeEventListener("message", hearReady);
  };
  return { heard, wait, stop };
}

/** Speaks over the channel, for as long as the port is open. */
function overChannel(port: chrome.runtime.Port, channel: BroadcastChannel): ComputePort {
  port.onDisconnect.addListener(() => channel.close());
  return {
    postMessage: (message) => channel.postMessage(message),
    disconnect: () => {
      channel.close();
      port.disconnect();
    },
    onMessage: {
      addListener: (listener) => channel.addEventListener("message", ({ data }) => listener(data)),
    },
    onDisconnect: port.onDisconnect,
  };
}
