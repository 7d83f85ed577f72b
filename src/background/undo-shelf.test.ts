import { describe, expect, it } from "vitest";
import { createUndoRecord } from "../store/rows/undo-record";
import { createUndoShelf } from "./undo-shelf";

const ID = "11111111-1111-4111-8111-111111111111";

function setup() {
  const clock = { time: 0, now: () => clock.time };
  const timers = new Map<object, { at: number; run: () => void }>();
  const later = (run: () => void, ms: number) => {
    const key = {};
    timers.set(key, { at: clock.time + ms, run });
    return () => timers.delete(key);
  };
  const pass = (ms: number) => {
    clock.time += ms;
    for (const [key, { at, run }] of timers) {
      if (at > clock.time) continue;
      timers.delete(key);
      run();
    }
  };
  const record = createUndoRecord(0);
  record.steps.set("uses a", { table: "uses", id: "a", before: null, after: null });
  let ended = 0;
  const onEnd = () => {
    ended += 1;
  };
  const undone: unknown[] = [];
  const undo = async (one: unknown) => {
    undone.push(one);
  };
  const shelf = createUndoShelf({ clock, later });
  return { shelf, pass, record, undone, undo, onEnd, ended: () => ended };
}

describe("what can be taken back", () => {
  it("is held for fifteen seconds, then forgotten", async () => {
    const { shelf, pass, record, undo, onEnd, ended } = setup();
    expect(shelf.offer(ID, { record, onEnd })).toBe(true);
    pass(14_999);
    expect([shelf.has(ID), ended()]).toEqual([true, 0]);
    pass(1);
    expect([shelf.has(ID), ended()]).toEqual([false, 1]);
    await expect(shelf.take(ID, undo)).rejects.toMatchObject({ code: "undo-late" });
  });

  it("is taken back once, however often that is asked for", async () => {
    const { shelf, record, undo, undone } = setup();
    shelf.offer(ID, { record });
    await Promise.all([shelf.take(ID, undo), shelf.take(ID, undo)]);
    await shelf.take(ID, undo);
    expect(undone).toEqual([record]);
  });

  it("is taken back no more once it is ended, and what waited for that begins", async () => {
    const { shelf, record, undo, undone, onEnd, ended } = setup();
    shelf.offer(ID, { record, onEnd });
    shelf.end();
    expect([shelf.has(ID), ended()]).toEqual([false, 1]);
    await expect(shelf.take(ID, undo)).rejects.toMatchObject({ code: "undo-late" });
    expect(undone).toEqual([]);
  });

  it("stays where others end: acts on other rows, and what is no matter of rows", async () => {
    const { shelf, record, onEnd, ended } = setup();
    const [other, file] = [ID.replace("1", "2"), ID.replace("1", "3")];
    const ofUsage = createUndoRecord(0);
    ofUsage.steps.set("usage usage", { table: "usage", id: "usage", before: null, after: null });
    shelf.offer(ID, { record, onEnd });
    shelf.offer(other, { record: ofUsage, onEnd });
    shelf.offer(file, { undo: async () => {}, onEnd });
    shelf.endRows((one) => one === ofUsage);
    expect([shelf.has(ID), shelf.has(other), shelf.has(file), ended()]).toEqual([
      ...[true, false, true],
      1,
    ]);
    shelf.endRows(() => true);
    expect([shelf.has(ID), shelf.has(file), ended()]).toEqual([false, true, 2]);
  });

  it("lets what waited for the end begin after what is being taken back as the time runs out", async () => {
    const { shelf, pass, record, onEnd, ended } = setup();
    shelf.offer(ID, { record, onEnd });
    let finish = () => {};
    const taking = shelf.take(ID, () => new Promise<void>((done) => (finish = done)));
    pass(15_000);
    expect([shelf.has(ID), ended()]).toEqual([false, 0]);
    finish();
    await taking;
    await Promise.resolve();
    expect(ended()).toBe(1);
  });

  it("can be tried again where it failed", async () => {
    const { shelf, record, undo, undone } = setup();
    shelf.offer(ID, { record });
    const fails = async () => Promise.reject(new Error("disk"));
    await expect(shelf.take(ID, fails)).rejects.toThrow("disk");
    await shelf.take(ID, undo);
    expect(undone).toHaveLength(1);
  });

  it("is held longer while somebody decides, five minutes at most", () => {
    const { shelf, pass, record } = setup();
    shelf.offer(ID, { record });
    for (let at = 0; at < 299_000; at += 5_000) {
      pass(5_000);
      shelf.keep(ID);
    }
    expect(shelf.has(ID)).toBe(true);
    for (let at = 0; at < 20_000; at += 5_000) {
      pass(5_000);
      shelf.keep(ID);
    }
    expect(shelf.has(ID)).toBe(false);
  });

  it("is gone with the lock, and begins nothing then", () => {
    const { shelf, pass, record, onEnd, ended } = setup();
    shelf.offer(ID, { record, onEnd });
    shelf.drop();
    pass(60_000);
    expect([shelf.has(ID), ended()]).toEqual([false, 0]);
  });

  it("is nothing where nothing was changed, or too much", () => {
    const { shelf, record } = setup();
    expect(shelf.offer(ID, { record: createUndoRecord(0) })).toBe(false);
    expect(shelf.offer(ID, { record: { ...record, isTooLarge: true } })).toBe(false);
  });
});
