import { expect, it } from "vitest";
import { answerEmbeds } from "../../compute/answer-embeds";
import type { ComputeStream } from "../../domain/compute-protocol";
import type { Embedder } from "../../domain/embedder";
import { createPackagedEmbedder } from "./packaged-embedder";

const { signal } = new AbortController();

/** A compute host whose embedder tells how long a text is. */
function hostOf(embed: Embedder["embed"]): ComputeStream {
  const answer = answerEmbeds(async () => ({ id: "lengths", embed }));
  return async function* (request) {
    if (request.type === "search") yield { type: "found", answer: await answer(request.ask) };
  };
}

it("gives the vectors that the compute host makes, number for number", async () => {
  const embedder = createPackagedEmbedder(
    hostOf(async (texts) => texts.map(({ length }) => new Float32Array([1 / length, -0.3]))),
  );
  expect(await embedder.embed(["abc", "abcdefg"], signal)).toEqual([
    new Float32Array([1 / 3, -0.3]),
    new Float32Array([1 / 7, -0.3]),
  ]);
});

it("fails where the host ends without an answer, or gives fewer vectors than texts", async () => {
  const gone = { code: "engine-failed", data: { reason: "gone" } };
  const silent = createPackagedEmbedder(async function* () {});
  await expect(silent.embed(["a"], signal)).rejects.toMatchObject(gone);
  const short = createPackagedEmbedder(hostOf(async () => []));
  await expect(short.embed(["a"], signal)).rejects.toMatchObject(gone);
});
