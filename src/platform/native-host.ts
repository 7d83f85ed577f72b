/** Why a program that the browser starts for us is not there (any more). */
export type HostEnd = "no-host" | "not-ours" | "stopped";

/** What a program that the browser has started tells us. */
export type HostListener = {
  readonly onMessage: (message: unknown) => void;
  /** Called once, and last. */
  readonly onEnd: (why: HostEnd) => void;
};

export type NativeHost = {
  readonly send: (message: object) => void;
  readonly close: () => void;
};

/** Starts the program of that name; null where the person has not allowed that to the extension. */
export type ConnectNative = (name: string, listener: HostListener) => NativeHost | null;

/** By what the browser says where it starts none; it has no code for it. */
const ENDS: readonly (readonly [RegExp, HostEnd])[] = [
  [/not found|no such/i, "no-host"],
  [/forbidden/i, "not-ours"],
];

/** The browser's native messaging; while a port is open the browser does not stop the worker. */
export const connectNative: ConnectNative = (name, { onMessage, onEnd }) => {
  // There only with the permission.
  if (chrome.runtime.connectNative === undefined) return null;
  const port = chrome.runtime.connectNative(name);
  port.onMessage.addListener(onMessage);
  port.onDisconnect.addListener(() => {
    // Firefox tells it by the port.
    const { error = chrome.runtime.lastError } = port as { error?: { readonly message: string } };
    const said = error?.message ?? "";
    onEnd(ENDS.find(([pattern]) => pattern.test(said))?.[1] ?? "stopped");
  });
  return { send: (message) => port.postMessage(message), close: () => port.disconnect() };
};
