import { describe, expect, it } from "vitest";
import { createLinker, type Linker } from "./linker";

const ENTRY = 0;
const NEAR = 1;
const FAR = 2;

/** A linker whose second script holds one module; `reads` counts how often that is read. */
function setup({ fails = 0 } = {}) {
  const world = { reads: 0, evaluated: [] as string[] };
  const linker: Linker = createLinker({
    read: () => {
      world.reads += 1;
      if (world.reads <= fails) throw new Error("not there yet");
      linker.add({
        [FAR]: (exports) => {
          world.evaluated.push("far");
          exports.answer = (one: number, other: number) => one + other;
          exports.constant = 42;
        },
      });
    },
  });
  linker.add(
    {
      [NEAR]: (exports) => {
        world.evaluated.push("near");
        exports.constant = 1;
      },
      [ENTRY]: (exports, find) => {
        const near = find(NEAR);
        const far = find(FAR);
        exports.handOn = () => far.answer;
        exports.near = () => near.constant;
        exports.far = () => far.constant;
      },
    },
    { [FAR]: "answer other" },
  );
  const call = (name: string) => (linker.find(ENTRY)[name] as () => unknown)();
  return { linker, world, call };
}

describe("a module of the worker", () => {
  it("is evaluated when something of it is first used, and once", () => {
    const { linker, world, call } = setup();
    expect(linker.used()).toEqual([]);
    expect(call("near")).toBe(1);
    expect(call("near")).toBe(1);
    expect(world.evaluated).toEqual(["near"]);
    expect(linker.used()).toEqual([ENTRY, NEAR]);
    expect(world.reads).toBe(0);
  });

  it("that lies in the second script is read from there at its first use", () => {
    const { world, call } = setup();
    expect(call("far")).toBe(42);
    expect(call("far")).toBe(42);
    expect(world).toEqual({ reads: 1, evaluated: ["far"] });
  });

  it("is not read for a function of it that is only handed on, but when that is called", () => {
    const { world, call } = setup();
    const answer = call("handOn") as (one: number, other: number) => number;
    expect(world.reads).toBe(0);
    expect(answer(2, 3)).toBe(5);
    expect(answer(2, 4)).toBe(6);
    expect(world.reads).toBe(1);
  });

  it("that could not be read is read at the next use", () => {
    const { call } = setup({ fails: 1 });
    expect(() => call("far")).toThrow("not there yet");
    expect(call("far")).toBe(42);
  });

  it("has nothing under a name that it does not export", () => {
    const { linker } = setup();
    expect(linker.find(FAR).none).toBeUndefined();
    expect(linker.find(NEAR).toString).toBeUndefined();
  });
});
