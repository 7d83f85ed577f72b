import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../domain/model";
import { currentModel } from "./current-model";

const general: Model = { ...GUIDE_MODEL, provider: "ollama", name: "llama3.2" };
const own: Model = { ...general, name: "qwen3" };

describe("currentModel", () => {
  it("is the context's own, then the one chosen in general, then the guide", () => {
    expect(currentModel({ model: general }, { model: own })).toBe(own);
    expect(currentModel({ model: null }, { model: own })).toBe(own);
    expect(currentModel({ model: general }, { model: null })).toBe(general);
    expect(currentModel({ model: general }, null)).toBe(general);
    expect(currentModel({ model: null }, { model: null })).toBe(GUIDE_MODEL);
  });
});
