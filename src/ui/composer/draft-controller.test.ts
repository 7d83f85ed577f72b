import { describe, expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import { createDraftController } from "./draft-controller";

type Save = Parameters<typeof createDraftController>[0]["save"];

function setUp(save?: Save) {
  const saved: string[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 0;
  const controller = createDraftController({
    save:
      save ??
      (async (text) => {
        saved.push(text);
        return "";
      }),
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
    await controller.hold();
    controller.release();
  };
  /** Types a letter every 100 ms; returns what was kept meanwhile. */
  const typeOn = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      controller.change(text.slice(0, length));
      pass(100);
      await Promise.resolve();
    }
    return [...saved];
  };
  return { controller, saved, pause, typeOn };
}

describe("createDraftController", () => {
  it("keeps only what stands there after a pause", async () => {
    const { controller, saved, pause } = setUp();
    controller.change("h");
    controller.change("he");
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
    const { controller, saved, typeOn, pause } = setUp();
    await typeOn("abcdefgh");
    await controller.hold();
    controller.release();
    for (let passed = 0; passed < 10; passed += 1) await pause();
    expect(saved).toEqual([]);
  });

  it("keeps at once when the panel is left, and not twice", async () => {
    const { controller, saved, pause } = setUp();
    controller.change("hello");
    controller.flush();
    controller.flush();
    await pause();
    expect(saved).toEqual(["hello"]);
  });

  it("drops what was to be kept when the text is sent", async () => {
    const { controller, saved, pause } = setUp();
    controller.change("hello");
    await controller.hold();
    controller.release();
    await pause();
    expect(saved).toEqual([]);
  });

  it("keeps what is typed during a send only after it", async () => {
    const { controller, saved } = setUp();
    await controller.hold();
    controller.change("next");
    controller.flush();
    await Promise.resolve();
    expect(saved).toEqual([]);
    controller.release();
    await controller.hold();
    expect(saved).toEqual(["next"]);
  });

  it("lets a save on its way finish before the text is sent", async () => {
    const order: string[] = [];
    let finish = () => {};
    const { controller } = setUp(() =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }).then(() => {
        order.push("saved");
        return "";
      }),
    );
    controller.change("hello");
    controller.flush();
    const held = controller.hold().then(() => order.push("sent"));
    await Promise.resolve();
    finish();
    await held;
    expect(order).toEqual(["saved", "sent"]);
  });
});

describe("a draft controller whose field was left", () => {
  it("keeps what was typed during a send once that is over", async () => {
    const { controller, saved } = setUp();
    await controller.hold();
    controller.change("next");
    const left = controller.leave();
    controller.close();
    controller.change("");
    await Promise.resolve();
    expect(saved).toEqual([]);
    controller.release();
    await left;
    expect(saved).toEqual(["next"]);
  });

  it("keeps a message that was not sent, before what was typed since", async () => {
    const { controller, saved } = setUp();
    await controller.hold();
    controller.change("next");
    const left = controller.leave();
    controller.close();
    expect(controller.takeBack("first")).toBe(true);
    controller.release();
    await left;
    expect(saved).toEqual(["first\nnext"]);
  });

  it("leaves a message that was not sent to its field while that is there", async () => {
    const { controller, saved } = setUp();
    await controller.hold();
    expect(controller.takeBack("first")).toBe(false);
    controller.release();
    await controller.kept();
    expect(saved).toEqual([]);
  });

  it("forgets at a lock what was typed during a send", async () => {
    const { controller, saved } = setUp();
    await controller.hold();
    controller.change("next");
    controller.close();
    controller.release();
    await controller.kept();
    expect(saved).toEqual([]);
  });
});

describe("a draft that another page has typed in, too", () => {
  /** Keeps a text over what is known; another page's stands there from `other` on. */
  function setUpTwo() {
    const saves: (readonly [string, string | null])[] = [];
    let other = "";
    const { controller } = setUp(async (text, known) => {
      saves.push([text, known]);
      const earlier = other;
      other = "";
      return earlier;
    });
    const keep = async (text: string) => {
      controller.change(text);
      await controller.kept();
    };
    const typeElsewhere = (text: string) => {
      other = text;
    };
    return { controller, saves, keep, typeElsewhere };
  }

  it("is kept over what was read, and over what was kept since", async () => {
    const { controller, saves, keep } = setUpTwo();
    controller.begin("half");
    await keep("half a");
    await keep("half a loaf");
    expect(saves).toEqual([
      ["half a", "half"],
      ["half a loaf", "half a"],
    ]);
    expect(controller.known()).toBe("half a loaf");
  });

  it("is kept over what is not known while nothing was read, which a late answer changes no more", async () => {
    const { controller, saves, keep } = setUpTwo();
    await keep("typed at once");
    controller.begin("read late");
    expect([saves, controller.known()]).toEqual([[["typed at once", null]], "typed at once"]);
  });

  it("tells the field what stands before its text, and knows both", async () => {
    const { controller, keep, typeElsewhere } = setUpTwo();
    const heard: string[] = [];
    const stop = controller.onEarlier((text) => heard.push(text));
    controller.begin("half");
    typeElsewhere("half, and the rest");
    await keep("half a");
    expect(heard).toEqual(["half, and the rest"]);
    expect(controller.known()).toBe("half, and the rest\nhalf a");
    stop();
  });

  it("is not known with the other's text where no field takes that in", async () => {
    const { controller, typeElsewhere } = setUpTwo();
    const heard: string[] = [];
    controller.onEarlier((text) => heard.push(text));
    controller.begin("half");
    controller.change("half a");
    typeElsewhere("half, and the rest");
    await controller.leave();
    expect([heard, controller.known()]).toEqual([[], "half"]);
  });

  it("that is shown of another page is known at once: what is typed on is not put behind it", async () => {
    const { controller, saves, keep } = setUpTwo();
    controller.begin("");
    controller.found("long");
    expect(controller.known()).toBe("long");
    await keep("lon");
    expect(saves.at(-1)).toEqual(["lon", "long"]);
    expect(controller.known()).toBe("lon");
  });

  it("that could not be kept is told, and not known", async () => {
    const failed: string[] = [];
    const controller = createDraftController({
      save: () => Promise.reject(new AppError("limit-exceeded")),
      onFailure: ({ code }) => failed.push(code),
      later: () => () => {},
    });
    controller.change("half");
    await controller.kept();
    expect([failed, controller.known()]).toEqual([["limit-exceeded"], null]);
  });
});
