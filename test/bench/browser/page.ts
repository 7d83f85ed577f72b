import { setTimeout as sleep } from "node:timers/promises";
import type { CdpPipe } from "./cdp-pipe";

/** A page under the bench's hand. */
export type BenchPage = {
  /** What a function returns in the page, called with JSON values; fails as it fails. */
  readonly run: <A extends readonly unknown[], R>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Puts a text where the focus is, as one edit. */
  readonly type: (text: string) => Promise<void>;
  /** A real press of a key that writes a letter; resolves when it has been delivered, as the next two. */
  readonly pressLetter: (letter: string) => Promise<void>;
  readonly pressEnter: () => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Bytes that its script holds, after what nothing refers to was taken away. */
  readonly heapBytes: () => Promise<number>;
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const ESCAPE = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 };
/** The longest that a page may work on something: a gigabyte restored. */
const RUN_MS = 15 * 60_000;
const LOAD_MS = 60_000;
const LOAD_POLL_MS = 10;
const MEMORY_POLL_MS = 50;

const ENTER = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };

/** Attaches to a page's target and waits until it has loaded. */
export async function openBenchPage(
  cdp: CdpPipe,
  targetId: string,
  protocol = "chrome-extension:",
): Promise<BenchPage> {
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params = {}) => cdp.send(method, params, sessionId);
  const evaluate = async (expression: string) => {
    const options = { awaitPromise: true, returnByValue: true, userGesture: true };
    const answer = await send("Runtime.evaluate", { expression, ...options });
    const { exceptionDetails, result } = answer;
    if (exceptionDetails === undefined) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  };
  const loaded = async () => {
    const look = () => evaluate("[document.readyState, location.protocol].join(' ')");
    for (const started = Date.now(); (await look()) !== `complete ${protocol}`; ) {
      if (Date.now() - started > LOAD_MS) throw new Error("a page did not load in a minute");
      await sleep(LOAD_POLL_MS);
    }
  };
  await loaded();
  return {
    run: (work, ...args) => {
      const given = args.map((arg) => JSON.stringify(arg)).join(", ");
      return inTime(evaluate(`(${work})(${given})`), {
        ms: RUN_MS,
        what: `the page's ${work.name || "answer"} to ${given.slice(0, 80)}`,
      });
    },
    type: (text) => send("Input.insertText", { text }),
    pressLetter: async (letter) => {
      const key = { key: letter, code: `Key${letter.toUpperCase()}` };
      await send("Input.dispatchKeyEvent", { type: "keyDown", ...key, text: letter });
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    },
    pressEnter: async () => {
      await send("Input.dispatchKeyEvent", { type: "keyDown", ...ENTER });
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...ENTER });
    },
    pressEscape: async () => {
      await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...ESCAPE });
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...ESCAPE });
    },
    heapBytes: () => heapBytes(send),
    reload: async () => {
      await evaluate("document.documentElement.remove()");
      await send("Page.reload");
      await loaded();
    },
    close: () => cdp.send("Target.closeTarget", { targetId }),
  };
}

/** What a promise resolves with, unless it takes longer; then it fails with what it waited for. */
function inTime<T>(promise: Promise<T>, { ms, what }: { ms: number; what: string }): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not come in ${ms} ms`)), ms);
    const end = () => clearTimeout(timer);
    promise.then(end, end);
  });
  return Promise.race([promise, late]);
}

type Send = (method: string, params?: Record<string, unknown>) => ReturnType<CdpPipe["send"]>;

/** Twice: what the first look has freed may have held more. */
async function heapBytes(send: Send): Promise<number> {
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  return (await send("Runtime.getHeapUsage")).usedSize;
}

/** Bytes that a target's script holds, such as a worker's; a debugger is attached meanwhile. */
export async function targetHeapBytes(cdp: CdpPipe, targetId: string): Promise<number> {
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true });
  try {
    return await heapBytes((method, params = {}) => cdp.send(method, params, sessionId));
  } finally {
    await cdp.send("Target.detachFromTarget", { sessionId });
  }
}

/** Bytes that a page's worker of that script holds, with those of its buffers. */
export async function workerBytes(cdp: CdpPipe, pageId: string, script: string): Promise<number> {
  const page = await cdp.send("Target.attachToTarget", { targetId: pageId, flatten: true });
  let end = () => {};
  const found = new Promise<string>((resolve) => {
    end = cdp.listen("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      const { url } = targetInfo as { readonly url: string };
      if (url.endsWith(script)) resolve(String(sessionId));
    });
  });
  try {
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await cdp.send("Target.setAutoAttach", attach, page.sessionId);
    const session: string = await inTime(found, { ms: 30_000, what: script });
    const send: Send = (method, params = {}) => cdp.send(method, params, session);
    await heapBytes(send);
    const usage = await send("Runtime.getHeapUsage");
    return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
  } finally {
    end();
    await cdp.send("Target.detachFromTarget", { sessionId: page.sessionId });
  }
}

export type MemoryWatch = {
  /** Ends the looking; bytes that it held at its highest above what it held before. */
  readonly stop: () => Promise<number>;
};

/**
 * Looks at a target's memory every 50 ms from now on: what its script has with the bytes of its
 * buffers. `taken` is what the browser sees, with what nothing refers to any more but was not taken
 * away yet; for `held` that is taken away before each look.
 */
export async function watchTargetMemory(
  cdp: CdpPipe,
  targetId: string,
  what: "taken" | "held",
): Promise<MemoryWatch> {
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string) => cdp.send(method, {}, sessionId);
  const bytes = async (): Promise<number> => {
    if (what === "held") await send("HeapProfiler.collectGarbage");
    const usage = await send("Runtime.getHeapUsage");
    return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
  };
  await heapBytes(send);
  const before = await bytes();
  let highest = before;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      highest = Math.max(highest, await bytes());
      await sleep(MEMORY_POLL_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await looking;
      await cdp.send("Target.detachFromTarget", { sessionId });
      return highest - before;
    },
  };
}
