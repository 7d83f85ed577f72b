import { expect, it } from "vitest";
import { embedAnswerSchema } from "../domain/embed-ask";
import type { Embedder } from "../domain/embedder";
import { answerEmbeds } from "./answer-embeds";

const lengths: Embedder = {
  id: "lengths",
  embed: async (texts) => texts.map(({ length }) => new Float32Array([length, -0.5])),
};

it("answers with each text's vector, and loads the embedder once", async () => {
  let loads = 0;
  const answer = answerEmbeds(async () => {
    loads += 1;
    return lengths;
  });
  const pending = [["one", "three"], []].map((texts) => answer({ type: "embed", texts }));
  const [some, none] = (await Promise.all(pending)).map((response) =>
    embedAnswerSchema.parse(response),
  );
  const numbers = some?.vectors.map((vector) => [
    ...new Float32Array(Uint8Array.from(Buffer.from(vector, "base64")).buffer),
  ]);
  expect(numbers).toEqual([
    [3, -0.5],
    [5, -0.5],
  ]);
  expect(none?.vectors).toEqual([]);
  expect(loads).toBe(1);
});

it("loads it again where that failed", async () => {
  let loads = 0;
  const answer = answerEmbeds(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no such file");
    return lengths;
  });
  await expect(answer({ type: "embed", texts: ["a"] })).rejects.toThrow("no such file");
  expect((await answer({ type: "embed", texts: ["a"] })).vectors).toHaveLength(1);
});

it.each([[null], [{ type: "find" }], [{ type: "embed", texts: [1] }]])(
  "refuses %j",
  async (ask) => {
    await expect(answerEmbeds(async () => lengths)(ask)).rejects.toThrow();
  },
);
