import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import { GUIDE_MODEL } from "../../domain/model";
import { createOtherModel } from "./other-model";

const WREN = { ...GUIDE_MODEL, provider: "ollama", name: "wren:1b" } as const;

function setUp() {
  const retried: unknown[] = [];
  const other = createOtherModel({
    retry: async (turnId, model) => void retried.push([turnId, model]),
  });
  return { other, retried };
}

describe("a reply that another model is to write anew", () => {
  it("is written anew by the model that is chosen, and once only", () => {
    const { other, retried } = setUp();
    other.ask(idOf(10));
    expect(retried).toEqual([]);
    other.choose(WREN);
    other.choose(WREN);
    expect(retried).toEqual([[idOf(10), WREN]]);
    expect(other.get()).toBeNull();
  });

  it.each(["leave", "close"] as const)("stays as it is after %s", (method) => {
    const { other, retried } = setUp();
    other.ask(idOf(10));
    other[method]();
    other.choose(WREN);
    expect(retried).toEqual([]);
  });
});
