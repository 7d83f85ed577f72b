import { describe, expect, it } from "vitest";
import { MAX_LISTED_MODELS } from "../domain/limits";
import type { Model } from "../domain/model";
import { cleanModels } from "./clean-models";

const CONNECTION = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "openai",
  url: "https://h.example/v1",
} as const;

const model = (name: string, over: Partial<Model> = {}): Model => ({
  provider: "openai",
  name,
  url: CONNECTION.url,
  window: null,
  thinks: false,
  connection: CONNECTION.id,
  ...over,
});

describe("cleanModels", () => {
  it("keeps the server's order, each name once, and no name that is none", () => {
    const listed = ["b", "a", "b", "", " ", "x\u0007", "x\u202Ey", "n".repeat(301)];
    const cleaned = cleanModels(
      listed.map((name) => model(name)),
      CONNECTION,
    );
    expect(cleaned.map(({ name }) => name)).toEqual(["b", "a"]);
  });

  it("takes no server's word for whose models they are", () => {
    const listed = [
      model("a", { url: "https://evil.example", provider: "gguf", connection: "x" as never }),
    ];
    expect(cleanModels(listed, CONNECTION)).toEqual([model("a")]);
  });

  it("cuts a label without breaking a character, and leaves out an empty one", () => {
    const [long, none] = cleanModels(
      [model("a", { label: "😀".repeat(300) }), model("b", { label: "  " })],
      CONNECTION,
    );
    expect(long?.label).toBe("😀".repeat(200));
    expect(none).toEqual(model("b"));
  });

  it("names a host also where it cannot be read", () => {
    const listed = [model("a", { remoteHost: " \u202E" }), model("b", { remoteHost: "x\ny" })];
    const hosts = cleanModels(listed, CONNECTION).map(({ remoteHost }) => remoteHost);
    expect(hosts).toEqual(["?", "x y"]);
  });

  it("cuts a list that is too long, with the names in order", () => {
    const count = MAX_LISTED_MODELS + 50;
    const names = Array.from({ length: count }, (_, index) => `m-${10_000 - index}`);
    const cleaned = cleanModels(
      names.map((name) => model(name)),
      CONNECTION,
    );
    expect(cleaned).toHaveLength(MAX_LISTED_MODELS);
    expect(cleaned[0]?.name).toBe("m-10000");
    expect(cleaned[1]?.name).toBe(`m-${10_001 - count}`);
  });
});
