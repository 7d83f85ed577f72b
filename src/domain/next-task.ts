/** What Chromium has beside the types of the standard library. */
type Scheduler = {
  readonly postTask: (
    task: () => void,
    options: { readonly priority: "background" },
  ) => Promise<void>;
};

/**
 * Resolves in a task of its own, after all that waits by then: whoever does much asks for it every few
 * milliseconds, or each step of a message that is sent meanwhile waits for as long.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler !== undefined)
    return scheduler.postTask(() => undefined, { priority: "background" });
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
