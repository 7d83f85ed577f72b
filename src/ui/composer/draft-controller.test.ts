import { describe, expect, it } from "vitest";
import { createDraftKeeper } from "./draft-keeper";
import { draftPrefix } from "./draft-prefix";

function setUp(save?: (text: string) => Promise<void>) {
  const saved: string[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 0;
  const keeper = createDraftKeeper({
    save: save ?? (async (text) => void saved.push(text)),
    later: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = (ms: number) => {
    now += ms;
    for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.run();
  };
  const pause = async () => {
    pass(300);
    await keeper.hold();
    keeper.release();
  };
  /** Types a letter every 100 ms; returns what was kept meanwhile. */
  const typeOn = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      keeper.change(text.slice(0, length));
      pass(100);
      await Promise.resolve();
    }
    return [...saved];
  };
  return { keeper, saved, pause, typeOn };
}

describe("createDraftKeeper", () => {
  it("keeps only what stands there after a pause", async () => {
    const { keeper, saved, pause } = setUp();
    keeper.change("h");
    keeper.change("he");
    expect(saved).toEqual([]);
    await pause();
    expect(saved).toEqual(["he"]);
  });

  it("keeps what is typed without a pause every two seconds", async () => {
    const { typeOn, pause, saved } = setUp();
    const text = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    expect((await typeOn(text)).map(({ length }) => length)).toEqual([20, 40]);
    await pause();
    expect(saved.at(-1)).toBe(text);
  });

  it("sends without keeping what a longer while of typing was about to keep", async () => {
    const { keeper, saved, typeOn, pause } = setUp();
    await typeOn("abcdefgh");
    await keeper.hold();
    keeper.release();
    for (let passed = 0; passed < 10; passed += 1) await pause();
    expect(saved).toEqual([]);
  });

  it("keeps at once when the panel is left, and not twice", async () => {
    const { keeper, saved, pause } = setUp();
    keeper.change("hello");
    keeper.flush();
    keeper.flush();
    await pause();
    expect(saved).toEqual(["hello"]);
  });

  it("drops what was to be kept when the text is sent", async () => {
    const { keeper, saved, pause } = setUp();
    keeper.change("hello");
    await keeper.hold();
    keeper.release();
    await pause();
    expect(saved).toEqual([]);
  });

  it("keeps what is typed during a send only after it", async () => {
    const { keeper, saved } = setUp();
    await keeper.hold();
    keeper.change("next");
    keeper.flush();
    await Promise.resolve();
    expect(saved).toEqual([]);
    keeper.release();
    await keeper.hold();
    expect(saved).toEqual(["next"]);
  });

  it("lets a save on its way finish before the text is sent", async () => {
    const order: string[] = [];
    let finish = () => {};
    const { keeper } = setUp(() =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }).then(() => void order.push("saved")),
    );
    keeper.change("hello");
    keeper.flush();
    const held = keeper.hold().then(() => order.push("sent"));
    await Promise.resolve();
    finish();
    await held;
    expect(order).toEqual(["saved", "sent"]);
  });
});

describe("a draft keeper whose field was left", () => {
  it("keeps what was typed during a send once that is over", async () => {
    const { keeper, saved } = setUp();
    await keeper.hold();
    keeper.change("next");
    const left = keeper.leave();
    keeper.close();
    keeper.change("");
    await Promise.resolve();
    expect(saved).toEqual([]);
    keeper.release();
    await left;
    expect(saved).toEqual(["next"]);
  });

  it("keeps a message that was not sent, before what was typed since", async () => {
    const { keeper, saved } = setUp();
    await keeper.hold();
    keeper.change("next");
    const left = keeper.leave();
    keeper.close();
    expect(keeper.takeBack("first")).toBe(true);
    keeper.release();
    await left;
    expect(saved).toEqual(["first\nnext"]);
  });

  it("leaves a message that was not sent to its field while that is there", async () => {
    const { keeper, saved } = setUp();
    await keeper.hold();
    expect(keeper.takeBack("first")).toBe(false);
    keeper.release();
    await keeper.kept();
    expect(saved).toEqual([]);
  });

  it("forgets at a lock what was typed during a send", async () => {
    const { keeper, saved } = setUp();
    await keeper.hold();
    keeper.change("next");
    keeper.close();
    keeper.release();
    await keeper.kept();
    expect(saved).toEqual([]);
  });
});

describe("draftPrefix", () => {
  it.each([
    ["", "typed", "typed"],
    ["stored", "", "stored"],
    ["same", "same", "same"],
    ["stored", "typed", "stored\ntyped"],
  ])("makes of %j before %j a field of %j", (earlier, present, joined) => {
    expect(draftPrefix(earlier, present) + present).toBe(joined);
  });
});
