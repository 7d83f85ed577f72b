import { expect } from "vitest";
import { AppError } from "../../src/domain/app-error";
import { attachDisk, createDisk, type Disk, type Stop } from "./disk";
import { apply, FIRST_MODEL, type Model, type Operation, recover } from "./model";
import { type ModelWorker, type Seen, startModelWorker } from "./model-worker";

/** One thing that happens: an operation, or two at once from two windows, and where it stops. */
export type Step = {
  readonly operation: Operation;
  /** From a second window, at the same moment. */
  readonly other: Operation | null;
  readonly stop: Stop | null;
  /** What comes after it. */
  readonly next: "nothing" | "new worker" | "new browser";
};

/**
 * Plays the steps against a store on a disk and against the plain model; fails where, after any of
 * them, something is stored that no order of what was done explains.
 */
export async function play(steps: readonly Step[]): Promise<void> {
  const disk = createDisk();
  let models: readonly Model[] = [FIRST_MODEL];
  let session = await begin(disk, models);
  for (const { operation, other, stop, next } of steps) {
    session.disk.arm(stop);
    const operations = other === null ? [operation] : [operation, other];
    const results = await Promise.allSettled(operations.map((one) => session.worker.run(one)));
    session.disk.arm(null);
    const isStopped = session.disk.isStopped();
    if (!isStopped) for (const result of results) expectFair(result);
    const done = results.map((result) => (isStopped ? null : wasDone(result)));
    models = models.flatMap((model) => outcomes(model, operations, done));
    const isOver =
      isStopped || next !== "nothing" || operations.some(({ type }) => type === "lock");
    if (isOver) {
      session.disk.close();
      if (next === "new browser") disk.session.stored.clear();
      models = models.map(recover);
      session = await begin(disk, models);
    }
    models = await explain(session.worker, models);
  }
  session.disk.close();
  session = await begin(disk, models);
  models = await explain(session.worker, models.map(recover));
  await expectWhole(session.worker, models);
  session.disk.close();
}

type Session = {
  readonly disk: Awaited<ReturnType<typeof attachDisk>>;
  readonly worker: ModelWorker;
};

async function begin(disk: Disk, models: readonly Model[]): Promise<Session> {
  const attached = await attachDisk(disk);
  const passphrases = models.flatMap((model) => model.passphrases);
  return { disk: attached, worker: await startModelWorker(attached, [...new Set(passphrases)]) };
}

/**
 * What one of two windows may be told: that the other was first (a purge asks by the name, which the
 * other may just have changed), or has locked.
 */
const FAIR = [
  "conflict",
  "last-method",
  "not-found",
  "turn-running",
  "rotation-running",
  "wrong-name",
  "locked",
];

function expectFair(result: PromiseSettledResult<void>): void {
  if (result.status === "fulfilled") return;
  expect(result.reason).toBeInstanceOf(AppError);
  expect(FAIR).toContain(result.reason.code);
}

/** Whether it was done; null where nobody can know: a lock may come between the deed and the word. */
function wasDone(result: PromiseSettledResult<void>): boolean | null {
  if (result.status === "fulfilled") return true;
  return result.reason.code === "locked" ? null : false;
}

/** Every state that the operations, done in any order, can have led to. */
function outcomes(
  model: Model,
  operations: readonly Operation[],
  done: readonly (boolean | null)[],
): Model[] {
  const [first, second] = operations;
  const after = (start: Model, operation: Operation | undefined, at: number) => {
    if (operation === undefined || done[at] === false) return [start];
    const next = apply(start, operation);
    return done[at] === true ? [next] : [start, next];
  };
  return [
    ...after(model, first, 0).flatMap((next) => after(next, second, 1)),
    ...after(model, second, 1).flatMap((next) => after(next, first, 0)),
  ];
}

/** The models that fit what is stored; at least one must. */
async function explain(worker: ModelWorker, models: readonly Model[]): Promise<readonly Model[]> {
  const seen = JSON.stringify(await worker.read());
  const fitting = models.filter((model) => JSON.stringify(toSeen(model)) === seen);
  if (fitting.length === 0) expect(JSON.parse(seen)).toEqual(models.slice(0, 1).map(toSeen)[0]);
  return [...new Map(fitting.map((model) => [JSON.stringify(model), model])).values()];
}

function toSeen({ turns, draft, names, minutes, passphrases, summaries, isJobLeft }: Model): Seen {
  const summary = summaries.at(-1) ?? null;
  const shown = turns.map(({ question, answer }) => ({ question, answer }));
  return { turns: shown, draft, names, minutes, summary, isJobLeft, methods: passphrases.length };
}

async function expectWhole(worker: ModelWorker, models: readonly Model[]): Promise<void> {
  const check = await worker.check();
  expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  const known = new Set(models.flatMap(({ passphrases }) => passphrases));
  const opening: string[] = [];
  for (const passphrase of known) if (await worker.opens(passphrase)) opening.push(passphrase);
  const sets = models.map(({ passphrases }) => JSON.stringify([...passphrases].sort()));
  expect(sets).toContain(JSON.stringify(opening.sort()));
}
