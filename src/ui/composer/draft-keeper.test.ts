import { describe, expect, it } from "vitest";
import { createDraftKeeper } from "./draft-keeper";
import { draftPrefix } from "./draft-prefix";

function setUp(save?: (text: string) => Promise<void>) {
  const saved: string[] = [];
  let timer: (() => void) | null = null;
  const keeper = createDraftKeeper({
    save: save ?? (async (text) => void saved.push(text)),
    later: (run) => {
      timer = run;
      return () => {
        timer = null;
      };
    },
  });
  const pause = async () => {
    timer?.();
    await keeper.hold();
    keeper.release();
  };
  return { keeper, saved, pause };
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
