import { describe, expect, it } from "vitest";
import { createReplyPrinter } from "./reply-printer.mjs";

function makeState(text: string, status = "streaming") {
  return { status, text, failure: null, finish: null };
}

function makePrinter() {
  const printed: string[] = [];
  const handle = createReplyPrinter((text) => printed.push(text));
  return { handle, text: () => printed.join("") };
}

describe("createReplyPrinter", () => {
  it("prints a snapshot, then deltas, and nothing twice at the end", () => {
    const { handle, text } = makePrinter();
    handle({ type: "snapshot", state: makeState("One ") });
    handle({ type: "delta", text: "two" });
    expect(handle({ type: "end", state: makeState("One two", "complete") })?.status).toBe(
      "complete",
    );
    expect(text()).toBe("One two");
  });

  it("goes on where it was when a second watch begins with a snapshot", () => {
    const { handle, text } = makePrinter();
    handle({ type: "snapshot", state: makeState("") });
    handle({ type: "delta", text: "One " });
    handle({ type: "snapshot", state: makeState("One two ") });
    handle({ type: "delta", text: "three" });
    expect(text()).toBe("One two three");
  });

  it("prints what only the end holds", () => {
    const { handle, text } = makePrinter();
    handle({ type: "end", state: makeState("All at once", "complete") });
    expect(text()).toBe("All at once");
  });
});
