import { expect, it } from "vitest";
import { makeConnection } from "../../../../test/builders/make-connection";
import type { EmbedderChoice } from "../../../domain/embedder-choice";
import { toOptions } from "./meaning-part";

const SERVER = makeConnection(1, { name: "Mine" });
const CHOSEN: EmbedderChoice = {
  type: "model",
  model: { provider: "openai", name: "small-embed", url: SERVER.url, connection: SERVER.id },
};

it("what texts are read by is among the choices, also where its server is gone", () => {
  expect(toOptions(CHOSEN, [SERVER], [])).toHaveProperty(SERVER.id, "A model of Mine");
  expect(toOptions(CHOSEN, [], [])).toHaveProperty(SERVER.id, "small-embed");
  const file = { id: "f", name: "own.gguf" };
  expect(toOptions({ type: "file", file }, [], [])).toHaveProperty("f");
  expect(Object.keys(toOptions({ type: "none" }, [], []))).toEqual(["packaged", "none", "ollama"]);
});
