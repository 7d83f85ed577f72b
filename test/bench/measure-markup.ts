import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { withBrowser } from "./bench-worker";
import type { BenchBrowser } from "./browser/launch-browser";
import type { BenchPage } from "./browser/page";
import { longestOf } from "./browser/trace-tasks";
import { BARS, keeps } from "./figure";
import { newestReply, openProductPanel, typeMessage } from "./product-panel";

/** What a chunk holds while a text streams. */
const CHUNK = 8_000;
/** Browsers that measure side by side: a task is measured by its own work, which that makes longer. */
const BESIDE = 2;
/** Texts after which it is told how far it has come. */
const REPORT_EVERY = 25;

type Server = Awaited<ReturnType<typeof startOllamaServer>>;
type Session = {
  readonly browser: BenchBrowser;
  readonly panel: BenchPage;
  readonly server: Server;
};

/** One text, said at once or in chunks; then more of it is asked for once, where it goes on. */
type Run = { readonly name: string; readonly text: string; readonly chunk: number };

/** The longest task of a text: milliseconds that the panel's thread has worked. */
export type Task = { readonly name: string; readonly value: number };

export type Measuring = {
  /** Of a text that misses the bar the least of so many more: what is collected may fall anywhere. */
  readonly moreTries: number;
  readonly report: (line: string) => void;
};

/**
 * The longest task of each text, whole and streamed, each in a conversation of its own. Each is measured
 * once beside another; what misses the bar so is measured again alone, where there are more tries.
 */
export async function measureTasks(
  product: string,
  texts: readonly (readonly [string, string])[],
  { moreTries, report }: Measuring,
): Promise<readonly Task[]> {
  const runs = texts.flatMap(([name, text]) => [
    { name, text, chunk: text.length },
    { name: `${name}, streamed`, text, chunk: CHUNK },
  ]);
  const found = await measureBeside(product, runs, report);
  const misses = runs.filter(({ name }) => !isWithinBar(found.get(name)));
  report(
    `${misses.length} of ${runs.length} miss the bar beside others, and are tried alone ${moreTries} times.`,
  );
  if (misses.length === 0 || moreTries === 0) return tasksOf(found);
  await withSession(product, async (session) => {
    for (const run of misses) {
      let least = found.get(run.name) ?? Infinity;
      for (let tries = 0; tries < moreTries && !isWithinBar(least); tries += 1) {
        least = Math.min(least, await measureTask(session, run));
      }
      found.set(run.name, least);
      if (!isWithinBar(least)) report(`${Math.round(least)} ms: ${run.name}`);
    }
  });
  return tasksOf(found);
}

type Found = ReadonlyMap<string, number>;

const isWithinBar = (value = Infinity) => keeps(value, BARS["markup.task"] ?? {});
const tasksOf = (found: Found) => [...found].map(([name, value]) => ({ name, value }));

/** Each run once, by name: some browsers take one after the other. */
async function measureBeside(
  product: string,
  runs: readonly Run[],
  report: (line: string) => void,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const left = [...runs];
  const takeRuns = async (session: Session) => {
    for (let run = left.shift(); run !== undefined; run = left.shift()) {
      found.set(run.name, await measureTask(session, run));
      if (found.size % REPORT_EVERY === 0)
        report(`${found.size} of ${runs.length} texts are measured.`);
    }
  };
  const sessions = Array.from({ length: Math.min(BESIDE, runs.length) }, () =>
    withSession(product, takeRuns),
  );
  await Promise.all(sessions);
  return found;
}

/** Runs work with a panel in a browser of its own, and a server that says what is measured. */
async function withSession(
  product: string,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const server = await startOllamaServer();
  try {
    await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, server);
      await work({ browser, panel, server });
    });
  } finally {
    await server.close();
  }
}

/** The longest task of the panel from the question until all of the reply is shown, and more of it. */
async function measureTask(session: Session, { name, text, chunk }: Run): Promise<number> {
  const { browser, panel, server } = session;
  server.setScript(async (chat) => {
    for (let at = 0; at < text.length; at += chunk) {
      await chat.send(chat.line({ text: text.slice(at, at + chunk) }));
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  await typeMessage(panel, "/new");
  await panel.pressEnter();
  await panel.run(untilEmpty);
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Say it.");
  const events = await browser.traceTasks(panel, async () => {
    await panel.pressEnter();
    await panel.run(untilShown, earlier, name, chunk < text.length);
  });
  return longestOf(events);
}

/** Resolves once the conversation of before is shown no more. */
async function untilEmpty(): Promise<void> {
  for (const started = Date.now(); document.querySelector("[data-turn]") !== null; ) {
    if (Date.now() - started > 60_000) throw new Error("no new conversation was begun");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Resolves once a reply after `known` has ended and what is drawn of it unasked is there; where `more` is
 * wanted and it goes on, as much again, too.
 */
async function untilShown(known: string, name: string, more: boolean): Promise<void> {
  let isRequested = !more;
  for (const started = Date.now(); Date.now() - started < 300_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const newest = [...document.querySelectorAll<HTMLElement>("[data-turn]")].at(-1);
    if (newest === undefined || newest.dataset.turn === known) continue;
    if (/open|streaming/.test(newest.dataset.status ?? "open")) continue;
    if (newest.querySelector("[data-reading]") !== null) continue;
    // What the last step has changed is drawn in the frames after it.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const button = newest.querySelector<HTMLElement>("[data-show-more]");
    if (isRequested || button === null) return;
    isRequested = true;
    button.click();
  }
  throw new Error(`a reply was not shown in five minutes: ${name}`);
}
