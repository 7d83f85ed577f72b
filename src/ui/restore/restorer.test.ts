import { describe, expect, it } from "vitest";
import { makePreview } from "../../../test/builders/make-preview";
import { createFakeClient, idOf, settle } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import type { Incoming } from "./incoming-file";
import { createRestorer, failureBeside } from "./restorer";

const FILE = new File(["sealed"], "b.age");
const SECRET = { kind: "recovery", key: "k" } as const;
const OUTCOME = { conversations: 2, copies: 1, messages: 9, leftOut: 0, beyond: 0, withoutKey: 0 };
const NAME = "confidant-20260102T030405006Z.age";

type Answers = Record<string, (input: never) => unknown>;

function setUp(answers: Answers = {}, put: Incoming["put"] = async () => {}) {
  const fake = createFakeClient({
    "restore.preview": () => makePreview(),
    "restore.run": () => OUTCOME,
    ...answers,
  });
  let done = 0;
  const removed: string[] = [];
  const restorer = createRestorer({
    client: fake.client,
    incoming: {
      put,
      remove: async (id) => {
        removed.push(id);
      },
    },
    newId: () => idOf(7),
    onDone: () => {
      done += 1;
    },
  });
  return { ...fake, restorer, removed, done: () => done };
}

const fail = (code: ConstructorParameters<typeof AppError>[0]) => () => {
  throw new AppError(code);
};

describe("looking into a backup", () => {
  it("puts the file where the worker reads it, then asks for it by its id", async () => {
    const put: string[] = [];
    const { restorer, named } = setUp({}, async ({ file, id }) => {
      put.push(`${id} ${file.size}`);
    });
    await restorer.open({ file: FILE }, SECRET);
    expect(put).toEqual([`${idOf(7)} 6`]);
    expect(named("restore.preview")[0]?.input).toEqual({
      source: { from: "file", id: idOf(7) },
      secret: SECRET,
    });
    expect(restorer.state.get()).toMatchObject({ at: "previewed", failure: null });
  });

  it("copies nothing of a backup that is kept here", async () => {
    const { restorer, named } = setUp({}, async () => {
      throw new Error("copied");
    });
    await restorer.open({ name: NAME }, { kind: "vault" });
    expect(named("restore.preview")[0]?.input).toMatchObject({
      source: { from: "kept", name: NAME },
    });
  });

  it("tells how far it is, while the file is taken in and while it is read", async () => {
    let finishCopying = () => {};
    const { restorer, watched } = setUp(
      { "restore.preview": () => new Promise(() => {}) },
      ({ onProgress }) =>
        new Promise((resolve) => {
          onProgress(3);
          finishCopying = resolve;
        }),
    );
    restorer.open({ file: FILE }, SECRET);
    expect(restorer.state.get()).toMatchObject({ step: { stage: "copying", done: 3, total: 6 } });
    finishCopying();
    await settle();
    watched("restore.watch")[0]?.event({ progress: { stage: "reading", done: 1, total: 2 } });
    expect(restorer.state.get()).toMatchObject({ at: "reading", step: { stage: "reading" } });
  });

  it("tells why it failed and of which kept backup, and lets go of what was taken in", async () => {
    const { restorer, named, watched } = setUp({ "restore.preview": fail("backup-wrong-key") });
    await restorer.open({ name: NAME }, { kind: "vault" });
    expect(restorer.state.get()).toMatchObject({
      at: "ready",
      failure: { code: "backup-wrong-key" },
      of: NAME,
    });
    expect(named("restore.cancel")).toHaveLength(1);
    expect(watched("restore.watch").every((watch) => watch.stopped())).toBe(true);
  });

  it("is told beside the kept backup that it is about; of a file, or after a look, beside any", async () => {
    const { restorer } = setUp({ "restore.preview": fail("backup-wrong-key") });
    await restorer.open({ name: NAME }, { kind: "vault" });
    const codeBeside = (name: string | null) => failureBeside(restorer.state.get(), name)?.code;
    const other = "confidant-20250102T030405006Z.age";
    expect([NAME, other, null].map(codeBeside)).toEqual(["backup-wrong-key", undefined, undefined]);
    await restorer.open({ file: FILE }, SECRET);
    expect([NAME, null].map(codeBeside)).toEqual(["backup-wrong-key", "backup-wrong-key"]);
  });

  it("leaves no file behind that it could not look into", async () => {
    const { restorer, removed } = setUp({ "restore.preview": fail("wrong-passphrase") });
    await restorer.open({ file: FILE }, SECRET);
    expect(removed).toEqual([idOf(7)]);
  });

  it("that is left shows nothing of what comes after", async () => {
    let answer: (preview: unknown) => void = () => {};
    const { restorer, named } = setUp({
      "restore.preview": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const opening = restorer.open({ file: FILE }, SECRET);
    await settle();
    restorer.cancel();
    expect(named("restore.cancel")).toHaveLength(1);
    answer(makePreview());
    await opening;
    expect(restorer.state.get()).toMatchObject({ at: "ready", failure: null });
  });

  it("shows no title any more once the vault is locked", async () => {
    const { restorer } = setUp();
    await restorer.open({ file: FILE }, SECRET);
    restorer.forget();
    expect(restorer.state.get()).toEqual({ at: "ready", failure: null, of: null });
  });
});

describe("restoring what was looked into", () => {
  it("ends with what came of it, and says so to the page", async () => {
    const { restorer, named, done } = setUp();
    await restorer.open({ file: FILE }, SECRET);
    await restorer.run("replace");
    expect(named("restore.run")[0]?.input).toEqual({ mode: "replace" });
    expect(restorer.state.get()).toMatchObject({ at: "done", mode: "replace", outcome: OUTCOME });
    expect(done()).toBe(1);
  });

  it("keeps its end at a lock, but nothing of what came and is off, also of what is told after it", async () => {
    const item = { kind: "ollama-url", url: "http://10.0.0.9:11434" } as const;
    let answer: (response: unknown) => void = () => {};
    const { restorer } = setUp({
      "restore.run": () => ({ ...OUTCOME, held: [item] }),
      "restore.takeOver": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await restorer.open({ file: FILE }, SECRET);
    await restorer.run("merge");
    const taking = restorer.takeOver([item]);
    restorer.forget();
    const end = { at: "done", outcome: { ...OUTCOME, held: [] } };
    expect(restorer.state.get()).toMatchObject(end);
    answer({ held: [item] });
    await taking;
    expect(restorer.state.get()).toMatchObject(end);
  });

  it("can be asked for again without a backup where that could not be made", async () => {
    let tries = 0;
    const { restorer, named } = setUp({
      "restore.run": () => {
        tries += 1;
        if (tries === 1) throw new AppError("backup-failed", { data: { reason: "locked" } });
        return OUTCOME;
      },
    });
    await restorer.open({ file: FILE }, SECRET);
    await restorer.run("merge");
    expect(restorer.state.get()).toMatchObject({
      at: "previewed",
      failure: { code: "backup-failed" },
    });
    await restorer.run("merge", { withoutBackup: true });
    expect(named("restore.run").map(({ input }) => input)).toEqual([
      { mode: "merge" },
      { mode: "merge", withoutBackup: true },
    ]);
    expect(restorer.state.get().at).toBe("done");
  });

  it("goes back to the choice where what is here was changed meanwhile", async () => {
    const { restorer } = setUp({ "restore.run": fail("conflict") });
    await restorer.open({ file: FILE }, SECRET);
    await restorer.run("merge");
    expect(restorer.state.get()).toMatchObject({ at: "ready", failure: { code: "conflict" } });
  });

  it("that is stopped in time leaves everything; one that was over by then is done", async () => {
    for (const [end, at] of [
      ["reject", "ready"],
      ["resolve", "done"],
    ] as const) {
      let settleRun = () => {};
      const { restorer, named } = setUp({
        "restore.run": () =>
          new Promise((resolve, reject) => {
            const stopped = new AppError("conflict");
            settleRun = () => (end === "resolve" ? resolve(OUTCOME) : reject(stopped));
          }),
      });
      await restorer.open({ file: FILE }, SECRET);
      const running = restorer.run("merge");
      restorer.cancel();
      expect(restorer.state.get()).toMatchObject({ at: "restoring", isStopping: true });
      expect(named("restore.cancel")).toHaveLength(1);
      settleRun();
      await running;
      expect(restorer.state.get()).toMatchObject(at === "ready" ? { at, failure: null } : { at });
    }
  });

  it("shows no title any more where a lock ends it, however late that is told", async () => {
    let refuse: (error: AppError) => void = () => {};
    const { restorer } = setUp({
      "restore.run": () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    });
    await restorer.open({ file: FILE }, SECRET);
    const running = restorer.run("merge");
    restorer.forget();
    refuse(new AppError("locked"));
    await running;
    expect(restorer.state.get()).toMatchObject({ at: "ready", failure: { code: "locked" } });
  });

  it("can be looked into anew after its end", async () => {
    const { restorer } = setUp();
    await restorer.open({ file: FILE }, SECRET);
    await restorer.run("merge");
    restorer.cancel();
    await restorer.open({ name: NAME }, { kind: "vault" });
    expect(restorer.state.get().at).toBe("previewed");
  });
});
