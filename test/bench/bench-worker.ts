import { type BenchBrowser, launchBrowser } from "./browser/launch-browser";
import type { TaskInput, TaskName, TaskResult } from "./extension/tasks";

export type BenchWorker = {
  /** What a task of the bench extension resolves with; fails as it fails. */
  readonly ask: <N extends TaskName>(task: N, input: TaskInput<N>) => Promise<TaskResult<N>>;
  /** Ends the worker; the next task runs in one that has just started. */
  readonly stop: () => Promise<void>;
};

/** Runs work with a browser of its own, which is closed however the work ends. */
export async function withBrowser<T>(work: (browser: BenchBrowser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs work with the bench extension's worker in a browser of its own. */
export function withBenchWorker<T>(
  extensionDir: string,
  work: (worker: BenchWorker) => Promise<T>,
): Promise<T> {
  return withBrowser(async (browser) => {
    const id = await browser.load(extensionDir);
    const page = await browser.openPage(id, "page.html");
    return work({
      ask: async (task, input) => {
        const answer = await page.run(
          (name, data) => chrome.runtime.sendMessage({ task: name, input: data }),
          task,
          input ?? null,
        );
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.result;
      },
      stop: () => browser.stopWorker(id),
    });
  });
}
