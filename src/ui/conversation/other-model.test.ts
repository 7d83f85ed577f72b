import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import { createOtherModel } from "./other-model";

function setUp() {
  const retried: string[] = [];
  const other = createOtherModel({ retry: async (turnId) => void retried.push(turnId) });
  return { other, retried };
}

describe("a reply that another model is to write anew", () => {
  it("is written anew once a model is chosen, and once only", () => {
    const { other, retried } = setUp();
    other.ask(idOf(10));
    expect(retried).toEqual([]);
    other.chosen();
    other.chosen();
    expect(retried).toEqual([idOf(10)]);
    expect(other.get()).toBeNull();
  });

  it("stays as it is where the list is left, even if a choice comes through after that", () => {
    const { other, retried } = setUp();
    other.ask(idOf(10));
    other.leave();
    other.chosen();
    expect(retried).toEqual([]);
  });

  it("stays as it is where a model is chosen that nobody asked for it", () => {
    const { other, retried } = setUp();
    other.chosen();
    expect(retried).toEqual([]);
  });

  it("stays as it is where its conversation was left while a choice was under way", () => {
    const { other, retried } = setUp();
    other.ask(idOf(10));
    other.close();
    other.chosen();
    expect(retried).toEqual([]);
  });
});
