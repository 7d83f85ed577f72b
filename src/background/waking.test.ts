import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import { partialApp } from "../../test/builders/partial-app";
import { rawTable } from "../../test/builders/raw-table";
import { AppError } from "../domain/app-error";
import { isOwnPage } from "../messaging/own-page";
import { announceStarted, makeReadyFor } from "./waking";

const OWN = { id: "abc", origin: "chrome-extension://abc" };
const PAGE = { name: "wake", sender: { ...OWN, frameId: 0 } };

/** A worker over a real store, of which is told how often it was asked for. */
async function setup(fails?: AppError) {
  const { restart, database, keys } = await makeStore();
  const store = restart();
  const errors: unknown[] = [];
  const state = { calls: 0 };
  const ready = async () => {
    state.calls += 1;
    if (fails !== undefined) throw fails;
    return partialApp({ store });
  };
  const begin = (port: Parameters<typeof makeReadyFor>[0]) =>
    makeReadyFor(port, {
      lifecycle: { ready },
      isTrusted: (sender) => isOwnPage(sender, OWN),
      onError: (error) => errors.push(error),
    });
  /** Contexts that are in memory: the database has none any more. */
  const known = async () => {
    await rawTable(database, "contexts").clear();
    return (await store.contexts.list()).length;
  };
  return { begin, known, errors, state, keys };
}

describe("a page that begins", () => {
  it("finds the contexts read", async () => {
    const { begin, known, errors } = await setup();
    await begin(PAGE);
    expect(await known()).toBe(1);
    expect(errors).toEqual([]);
  });

  it.each([
    ["a stream's port", { ...PAGE, name: "panel.watch" }],
    ["a content script", { ...PAGE, sender: { ...OWN, origin: "https://example.com" } }],
    ["another extension", { ...PAGE, sender: { id: "xyz", origin: "chrome-extension://xyz" } }],
    ["an own page in a frame", { ...PAGE, sender: { ...OWN, frameId: 3 } }],
    ["nobody", { name: "wake", sender: undefined }],
  ])("is no page where %s connects: nothing is opened for it", async (_what, port) => {
    const { begin, known, state } = await setup();
    await begin(port);
    expect(state.calls).toBe(0);
    expect(await known()).toBe(0);
  });

  it.each(["locked", "not-set-up", "store-unavailable"] as const)(
    "is told nothing by its port where the vault is %s",
    async (code) => {
      const { begin, errors } = await setup(new AppError(code));
      await expect(begin(PAGE)).resolves.toBeUndefined();
      expect(errors).toEqual([]);
    },
  );

  it("lets a lock come while the contexts are read", async () => {
    const { begin, errors, keys } = await setup();
    const beginning = begin(PAGE);
    keys.drop();
    await beginning;
    expect(errors).toMatchObject([{ code: "locked" }]);
  });
});

describe("a worker that has started", () => {
  const sent: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sendMessage = async (message: unknown) => void sent.push(message);
    vi.stubGlobal("chrome", { runtime: { sendMessage } });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells pages half a second later, and not beside the call that has woken it", async () => {
    const announcing = announceStarted();
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await announcing;
    expect(sent).toEqual([{ type: "worker.started" }]);
  });
});
