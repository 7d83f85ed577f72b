import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { groupModels } from "./group-models";

const model = (name: string, over: Partial<Model> = {}): Model => ({
  ...GUIDE_MODEL,
  provider: "ollama",
  url: "http://127.0.0.1:11434",
  name,
  ...over,
});
const far = (name: string) =>
  model(name, { provider: "openai", url: "https://api.example.com/v1", connection: "c" });
const connections = [{ id: "c", name: "Example" }];
const models = [GUIDE_MODEL, model("a"), model("b-cloud"), far("a"), far("z")];

const group = (over: { query?: string; chosen?: Model; limit?: number } = {}) => {
  const modelQuery = { query: "", chosen: null, limit: 100, ...over };
  const { groups, more } = groupModels({ models, connections }, modelQuery);
  return { titles: groups.map(({ title }) => title), groups, more };
};

describe("groupModels", () => {
  it("tells by each group where its models answer, what a server passes on apart", () => {
    expect(group().titles).toEqual([
      "In this browser",
      "Ollama · on this machine",
      "Ollama · to ollama.com",
      "Example · to api.example.com",
    ]);
  });

  it("finds by name, and by what they are reached by", () => {
    const found = (query: string) =>
      group({ query }).groups.flatMap((one) => one.models.map(({ name }) => name));
    expect(found("example z")).toEqual(["z"]);
    expect(found("EXAMPLE")).toEqual(["a", "z"]);
    expect(found("nothing")).toEqual([]);
  });

  it("has first what it finds by a name, for Enter takes that: a place may have it in its port", () => {
    const here = { provider: "openai", url: "http://127.0.0.1:41733/v1", connection: "d" } as const;
    const many = Array.from({ length: 30 }, (_, index) => model(`model-${index + 10}`, here));
    const modelQuery = { query: "17", chosen: null, limit: 100 };
    const known = [{ id: "d", name: "127.0.0.1:41733" }];
    const [first] = groupModels({ models: many, connections: known }, modelQuery).groups;
    expect(first?.models).toHaveLength(30);
    expect(first?.models[0]?.name).toBe("model-17");
  });

  it("cuts a long list, but never the one that is chosen, and tells how many are left", () => {
    const { groups, more } = group({ limit: 2, chosen: far("z") });
    expect(groups.map((one) => one.models.map(({ name }) => name))).toEqual([[""], ["a"], ["z"]]);
    expect(more).toBe(2);
  });
});
