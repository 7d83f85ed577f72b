import { describe, expect, it } from "vitest";
import { idOf } from "../../test/fakes/fake-client";
import type { Waiting } from "../contract/program";
import { createMovedGuard } from "./moved-guard";

const call = (nth: number, over: object = {}): Waiting => {
  const details = {
    name: "A program",
    what: "create",
    deletes: false,
    target: "",
    arguments: "{}",
  };
  return { kind: "call", id: idOf(nth), programId: idOf(1), takenBack: false, ...details, ...over };
};

const consent = (client: string): Waiting => {
  return { kind: "consent", programId: idOf(1), name: "A program", client, what: "create" };
};

function makeGuard() {
  const clock = { time: 1_000 };
  const guard = createMovedGuard(() => clock.time);
  return { clock, guard };
}

describe("what a program waits for", () => {
  it("takes no click before it can have been read, nor right after one has come", () => {
    const { clock, guard } = makeGuard();
    expect(guard.takes(1)).toBe(false);
    guard.stand([call(2)]);
    clock.time += 499;
    expect(guard.takes(1)).toBe(false);
    clock.time += 1;
    expect(guard.takes(1)).toBe(true);
    guard.stand([call(2), call(3)]);
    expect(guard.takes(1)).toBe(false);
    clock.time += 500;
    expect(guard.takes(2)).toBe(true);
  });

  // What is scrolled to its end moves as far as that gets shorter, whatever stands before it.
  it.each<[string, Waiting[], Waiting[]]>([
    ["the first is gone", [call(2), call(3)], [call(3)]],
    ["the last is gone", [call(2), call(3)], [call(2)]],
    ["one is taken back", [call(2), call(3)], [call(2), call(3, { takenBack: true })]],
    ["one is in another's place", [call(2), call(3)], [call(2), call(4)]],
    ["a program calls itself otherwise", [consent("a"), call(2)], [consent("a b"), call(2)]],
  ])("takes no click right after the list has changed anywhere: %s", (_, before, after) => {
    const { clock, guard } = makeGuard();
    guard.stand(before);
    clock.time += 500;
    guard.stand(after);
    expect(guard.takes(1)).toBe(false);
    clock.time += 500;
    expect(guard.takes(1)).toBe(true);
  });

  it("is not held back where it only stays, and takes a key at any time", () => {
    const { clock, guard } = makeGuard();
    guard.stand([call(2)]);
    expect(guard.takes(0)).toBe(true);
    clock.time += 500;
    guard.stand([call(2)]);
    expect(guard.takes(1)).toBe(true);
  });
});
