import { afterEach, expect, it } from "vitest";
import { takeAskedEarly } from "./asked-early";

const input = { channel: "side-panel", newest: 30 };

function ask(answer: unknown): void {
  globalThis.askedEarly = { "conversation.open": { input, answer: Promise.resolve(answer) } };
}

afterEach(() => {
  globalThis.askedEarly = undefined;
});

it("gives what was answered once", async () => {
  ask({ res: { title: "One" } });
  expect(await takeAskedEarly("conversation.open", input)).toEqual({ title: "One" });
  expect(takeAskedEarly("conversation.open", input)).toBeNull();
});

it.each([
  ["another call", "vault.status", input],
  ["another input", "conversation.open", { channel: "side-panel" }],
])("has nothing for %s", (_, name, given) => {
  ask({ res: {} });
  expect(takeAskedEarly(name, given)).toBeNull();
});

it.each([
  ["an error", { err: { code: "locked" } }],
  ["no answer", undefined],
])("gives nothing where %s came, so that it is asked again", async (_, answer) => {
  ask(answer);
  expect(await takeAskedEarly("conversation.open", input)).toBeUndefined();
});

it("has nothing after a lock, and nothing where no script asked", () => {
  ask({ res: {} });
  globalThis.askedEarly = {};
  expect(takeAskedEarly("conversation.open", input)).toBeNull();
  globalThis.askedEarly = undefined;
  expect(takeAskedEarly("conversation.open", input)).toBeNull();
});
