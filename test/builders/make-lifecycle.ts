import { readLastUse } from "../../src/background/idle-watch";
import { createLeftUse } from "../../src/background/left-use";
import { createLifecycle } from "../../src/background/lifecycle";
import { AppError } from "../../src/domain/app-error";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { partialApp } from "./partial-app";

type Kind = "device" | "passphrase";

/** A lifecycle over a vault that opens by a session's key, or by its device method. */
export function makeLifecycle({
  kind = "passphrase",
  inSession = true,
}: {
  kind?: Kind;
  inSession?: boolean;
} = {}) {
  const log: string[] = [];
  const state = {
    inSession,
    due: false,
    broken: false,
    appFails: false,
    time: Date.UTC(2026, 0, 1),
    /** When the worker is woken next. */
    wakesAt: null as number | null,
    marks: 0,
    temporaries: 0,
    /** How often they were forgotten by when an app was made. */
    forgottenBefore: [] as number[],
    opening: Promise.resolve(),
    /** What the database waits for as it opens. */
    database: Promise.resolve(),
    closers: [] as (() => void)[],
  };
  const session = createFakeKeyValueArea();
  const wakeAt = (_name: string, time: number) => {
    state.wakesAt = time;
  };
  const world = { clock: { now: () => state.time }, alarms: { at: wakeAt } };
  const header = { ways: [{ kind }] };
  const open = async () => {
    await state.opening;
    if (!state.inSession && kind !== "device") throw new AppError("locked");
    return { header } as never;
  };
  const vault = {
    open,
    describe: async () => header as never,
    lock: async () => {
      state.inSession = false;
      log.push("session key gone");
    },
  };
  const lifecycle = createLifecycle({
    openProfile: async (onClosed) => {
      if (state.broken) throw new AppError("store-unavailable");
      await state.database;
      log.push("profile");
      state.closers.push(onClosed);
      return { vault, database: { close: () => log.push("database closed") } } as never;
    },
    createApp: async ({ opened, isFresh }) => {
      if (state.appFails) throw new AppError("internal");
      log.push(isFresh ? "fresh app" : "app");
      state.forgottenBefore.push(state.temporaries);
      const ending = new AbortController();
      return partialApp({
        vault: { opened: () => opened },
        store: {},
        idle: {
          isDue: () => state.due && kind !== "device",
          lookAgain: () => log.push("look again"),
          touch: () => {
            state.due = false;
          },
        },
        signal: ending.signal,
        end: async () => {
          ending.abort(new AppError("locked"));
          log.push("ended");
        },
      });
    },
    createReader: () => {
      const ending = new AbortController();
      const end = () => {
        ending.abort(new AppError("locked"));
        log.push("reader ended");
      };
      return { store: {} as never, signal: ending.signal, end };
    },
    readLastUse: () => readLastUse(session),
    leftUse: () => createLeftUse(session, world),
    forgetLastUse: async () => void log.push("last use forgotten"),
    markLock: async () => {
      state.marks += 1;
    },
    closeLeft: async () => {
      log.push("left over closed");
    },
    dropTemporary: async () => {
      state.temporaries += 1;
    },
    dropSessionKey: async () => {
      state.inSession = false;
      log.push("session key dropped");
    },
    onChange: () => log.push("told"),
  });
  return {
    lifecycle,
    log,
    state,
    session,
    unlock: () => lifecycle.become(async () => ({ header }) as never),
  };
}
