import { describe, expect, it } from "vitest";
import { lockByItself } from "./lock-by-itself";

function makeSignal<T>() {
  const listeners: ((value: T) => void)[] = [];
  return {
    addListener: (listener: (value: T) => void) => void listeners.push(listener),
    emit: (value: T) => {
      for (const listener of listeners) listener(value);
    },
  };
}

function setup({ fails = false } = {}) {
  const log: string[] = [];
  const did = (what: string) => async () => {
    log.push(what);
    if (fails) throw new Error(what);
  };
  const onCommand = makeSignal<string>();
  const onStateChanged = makeSignal<string>();
  const onAlarm = makeSignal<{ readonly name: string }>();
  const errors: unknown[] = [];
  lockByItself(
    {
      lifecycle: {
        lock: did("lock"),
        lockIfIdle: did("lock if idle"),
        ready: async () => {
          if (fails) throw new Error("locked");
          const sweep = { start: () => log.push("sweep") };
          const jobs = { wake: () => log.push("jobs") };
          const backups = { begin: () => log.push("backups") };
          return { sweep, jobs, backups, expiry: { wake: () => log.push("expiry") } } as never;
        },
      },
      onError: (error) => errors.push(error),
    },
    {
      commands: { onCommand },
      idle: { onStateChanged },
      alarms: { onAlarm, clear: (name) => log.push(`clear ${name}`) },
    },
  );
  return { log, errors, onCommand, onStateChanged, onAlarm };
}

describe("what makes the vault lock by itself", () => {
  it("is the shortcut, and no other command", () => {
    const { log, onCommand } = setup();
    onCommand.emit("something-else");
    expect(log).toEqual([]);
    onCommand.emit("lock");
    expect(log).toEqual(["lock"]);
  });

  it("is the system's own lock, at once; a machine that is only idle is a reason to look", () => {
    const { log, onStateChanged } = setup();
    onStateChanged.emit("idle");
    onStateChanged.emit("locked");
    expect(log).toEqual(["lock if idle", "lock"]);
  });

  it("is its alarm, while the others go on with what is theirs, and unknown ones with nothing", async () => {
    const { log, onAlarm } = setup();
    onAlarm.emit({ name: "auto-lock" });
    onAlarm.emit({ name: "sealing-sweep" });
    onAlarm.emit({ name: "jobs" });
    onAlarm.emit({ name: "expiry" });
    onAlarm.emit({ name: "backup" });
    onAlarm.emit({ name: "toString" });
    await expect.poll(() => log).toEqual(["lock if idle", "sweep", "jobs", "expiry", "backups"]);
  });

  it.each(["sealing-sweep", "jobs", "expiry", "backup"])(
    "does not wake the worker for %s again and again where the vault does not open",
    async (name) => {
      const { log, onAlarm } = setup({ fails: true });
      onAlarm.emit({ name });
      await expect.poll(() => log).toEqual([`clear ${name}`]);
    },
  );

  it("tells where locking fails", async () => {
    const { errors, onCommand } = setup({ fails: true });
    onCommand.emit("lock");
    await expect.poll(() => errors).toHaveLength(1);
  });
});
