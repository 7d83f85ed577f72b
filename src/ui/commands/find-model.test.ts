import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { findModel } from "./find-model";

const named = (name: string): Model => ({ ...GUIDE_MODEL, provider: "ollama", name });
const models = [GUIDE_MODEL, ...["llama3.2:latest", "llama3.2:1b", "qwen3:8b"].map(named)];

describe("findModel", () => {
  it.each([
    ["qwen3:8b", "qwen3:8b"],
    ["QWEN", "qwen3:8b"],
    ["llama3.2", "llama3.2:latest"],
    ["built-in guide", ""],
  ])("finds by %s", (typed, name) => {
    expect(findModel(models, typed)?.name).toBe(name);
  });

  it.each(["llama", "mistral", "3:8b"])(
    "takes none where none or several are meant: %s",
    (typed) => {
      expect(findModel(models, typed)).toBeNull();
    },
  );

  it("finds over all connections, by the name and by what it is called there", () => {
    const far = { ...named("vendor/big-1"), label: "Big One", connection: "c" };
    expect(findModel([...models, far], "big one")).toBe(far);
    expect(findModel([...models, far], "vendor/")).toBe(far);
  });

  it("takes none where two places have a model of that name", () => {
    const far = { ...named("qwen3:8b"), connection: "c" };
    expect(findModel([...models, far], "qwen3:8b")).toBeNull();
  });
});
