import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import {
  loadPackagedEmbedder,
  makeEmbedderFiles,
} from "../../../test/builders/load-packaged-embedder";
import reference from "../../../test/use-lite/reference.json";
import { DIMENSIONS } from "./layout";
import { loadUseLite, USE_LITE_FILES } from "./load-use-lite";

type Vector = ArrayLike<number>;

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

describe("loadUseLite", () => {
  let embedder: Awaited<ReturnType<typeof loadPackagedEmbedder>>;
  const { signal } = new AbortController();
  const embed = async (text: string): Promise<Float32Array> =>
    (await embedder.embed([text], signal))[0]!;

  beforeAll(async () => {
    embedder = await loadPackagedEmbedder();
  });

  it("gives the vectors that the model's own package gives (cosine at least 0.997)", async () => {
    const vectors = await embedder.embed(
      reference.map(({ text }) => text),
      signal,
    );
    for (const [nth, { text, vector }] of reference.entries()) {
      const expected = new Float32Array(Uint8Array.from(Buffer.from(vector, "base64")).buffer);
      expect(cosine(vectors[nth]!, expected), text).toBeGreaterThan(0.997);
      expect(Math.hypot(...vectors[nth]!), text).toBeCloseTo(1, 5);
    }
  });

  it("finds what means the same with other words nearer than what has nothing to do with it", async () => {
    const question = await embed("How can I fall asleep faster?");
    const near = await embed("Insomnia again; the doctor suggested no screens before bed.");
    const far = await embed("The invoice for the new kitchen arrived today.");
    expect(cosine(question, near)).toBeGreaterThan(cosine(question, far) + 0.15);
  });

  it("gives a text the same vector whatever was read before it", async () => {
    const alone = await embed("short");
    await embed(reference.at(-1)!.text);
    expect(await embed("short")).toEqual(alone);
  });

  it("reads the first 128 tokens, and no more than the first 8,192 characters to find them", async () => {
    const long = "the cat sat on the mat and looked at the rain. ".repeat(40_000);
    expect(await embed(long)).toEqual(await embed(long.slice(0, 8_000)));
    expect(await embed(`${" ".repeat(8_192)}unseen`)).toEqual(new Float32Array(DIMENSIONS));
  });

  it.each([
    ["nothing", ""],
    ["another script", "我在年买了一辆新车。"],
    ["a MiB of one letter of another script", "я".repeat(1 << 20)],
    ["a MiB of lone surrogates", "\ud83d".repeat(1 << 20)],
    ["what grows when it is normalised", "\ufdfa".repeat(1 << 18)],
    ["emoji", "😹".repeat(1 << 16)],
  ])("gives zeros, near to nothing, for %s", async (_, text) => {
    expect(await embed(text)).toEqual(new Float32Array(DIMENSIONS));
  });

  it.each([
    ["a MiB of one letter", "a".repeat(1 << 20)],
    ["a word without end", "supercalifragilistic".repeat(50_000)],
    ["markup", "<div>".repeat(200_000)],
    ["letters and lone surrogates", "a b c d e f\ud83d g".repeat(1_000)],
    ["NUL", "a note\0 about\0 it"],
  ])("gives a vector of length 1 for %s", async (_, text) => {
    expect(Math.hypot(...(await embed(text)))).toBeCloseTo(1, 5);
  });

  it("stops between two texts where its signal says so", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    let texts = 0;
    const files = await makeEmbedderFiles();
    const stopping = await loadUseLite({
      read: async (name) => new Uint8Array(files.get(name) ?? []).buffer,
      pause: async () => {
        texts += 1;
        if (texts === 3) controller.abort(reason);
      },
    });
    await expect(stopping.embed(["a", "b", "c", "d"], controller.signal)).rejects.toBe(reason);
    expect(texts).toBe(3);
  });

  it("fails with another file than the one that it was made for", async () => {
    const files = await makeEmbedderFiles();
    const load = (model: Uint8Array) =>
      loadUseLite({
        read: async (name) =>
          new Uint8Array(name === USE_LITE_FILES.model ? model : (files.get(name) ?? [])).buffer,
        pause: async () => undefined,
      });
    const model = files.get(USE_LITE_FILES.model)!;
    await expect(load(gzipSync(gunzipSync(model).subarray(0, -1_000)))).rejects.toThrow("encoder");
    await expect(load(gzipSync("another"))).rejects.toThrow("encoder");
    await expect(load(model.slice(0, -1_000))).rejects.toThrow();
    await expect(load(new Uint8Array(0))).rejects.toThrow();
  });
});
