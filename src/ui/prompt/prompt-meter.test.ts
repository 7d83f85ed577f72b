import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  makeTotals,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createPromptMeter } from "./prompt-meter";

function setUp(measure: (input: { text: string }) => unknown = () => makeTotals()) {
  const fake = createFakeClient({ "prompt.measure": measure as (input: never) => unknown });
  let timers: { readonly run: () => void; readonly ms: number }[] = [];
  const meter = createPromptMeter({
    client: fake.client,
    ready: async () => OPENED,
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = async () => {
    const due = timers;
    timers = [];
    for (const { run } of due) run();
    await settle();
  };
  return { ...fake, meter, pass, timers: () => timers };
}

describe("createPromptMeter", () => {
  it("measures once after a pause of 300 ms, with what is typed by then", async () => {
    const { meter, pass, named, timers } = setUp();
    meter.type("a");
    meter.type("ab");
    expect(timers().map(({ ms }) => ms)).toEqual([300]);
    expect(named("prompt.measure")).toEqual([]);
    await pass();
    expect(named("prompt.measure").map(({ input }) => input)).toEqual([
      { conversationId: CONVERSATION, text: "ab" },
    ]);
    expect(meter.get()).toEqual({ totals: makeTotals(), failure: null });
  });

  it("takes no answer to an older text than the one that is typed", async () => {
    const answers: ((totals: unknown) => void)[] = [];
    const { meter, pass } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    meter.type("old");
    await pass();
    meter.type("new");
    answers[0]?.(makeTotals({ mode: "search" }));
    await settle();
    expect(meter.get().totals).toBeNull();
    await pass();
    answers[1]?.(makeTotals({ mode: "analysis" }));
    await settle();
    expect(meter.get().totals?.mode).toBe("analysis");
  });

  it("keeps what was known while it measures anew, and tells why it could not", async () => {
    let fails = false;
    const { meter, pass } = setUp(() => {
      if (fails) throw new AppError("window-too-small");
      return makeTotals();
    });
    meter.touch();
    await pass();
    fails = true;
    meter.touch();
    expect(meter.get().totals).not.toBeNull();
    await pass();
    expect(meter.get()).toMatchObject({ totals: null, failure: { code: "window-too-small" } });
  });

  it("forgets the text when it is closed, and takes no answer any more", async () => {
    const answers: ((totals: unknown) => void)[] = [];
    const { meter, pass, timers } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    meter.type("canary");
    await pass();
    meter.type("canary again");
    meter.close();
    expect(meter.text()).toBe("");
    expect(timers()).toEqual([]);
    answers[0]?.(makeTotals());
    await settle();
    expect(meter.get().totals).toBeNull();
  });
});
