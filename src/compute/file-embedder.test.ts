import { expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import type { ComputeEvent } from "../domain/compute-protocol";
import { embedAnswerSchema } from "../domain/embed-ask";
import { createFileEmbedder } from "./file-embedder";
import type { LocalEmbedder } from "./local-model";

const ID = "5f0c5d5e-0000-4000-8000-000000000001";
const FILE = { location: { folder: "confidant", id: ID }, window: 512, threads: 2 };

function setUp(embed: LocalEmbedder["embed"]) {
  const log: string[] = [];
  const embedder = createFileEmbedder({
    readFile: async ({ id }) => new Blob([id]),
    load: async (_file, { window, threads }) => {
      log.push(`load ${window} ${threads}`);
      return {
        embed: async (text) => {
          log.push(text);
          return embed(text);
        },
        close: async () => {
          log.push("close");
        },
      };
    },
  });
  const ask = async (texts: readonly string[], signal = new AbortController().signal) => {
    const events: ComputeEvent[] = [];
    await embedder.embed({ file: FILE, texts }, (event) => events.push(event), signal);
    return events.flatMap((event) =>
      event.type === "found" ? embedAnswerSchema.parse(event.answer).vectors.map(numbersOf) : [],
    );
  };
  return { ask, log, embedder };
}

const numbersOf = (vector: string) => [
  ...new Float32Array(Uint8Array.from(Buffer.from(vector, "base64")).buffer),
];

it("tells a vector of length 1 of each text, in their order, and reads the file once", async () => {
  const { ask, log } = setUp(async (text) => (text === "north" ? [0, 3] : [5, 0]));
  expect(await ask(["north", "east"])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  await ask(["east"]);
  expect(log).toEqual(["load 512 2", "north", "east", "east"]);
});

it("embeds the beginning of a text that is too long for the model, without half a sign at its end", async () => {
  const { ask, log } = setUp(async (text) => {
    if (text.length > 4) throw new Error("input (9 tokens) is too large to process");
    return [1, 1];
  });
  expect(await ask(["abc😀efgh"])).toHaveLength(1);
  expect(log).toEqual(["load 512 2", "abc😀efgh", "abc\ufffd"]);
});

it("fails as the engine does, and reads the file again then", async () => {
  const { ask, log } = setUp(async () => {
    throw new Error("unreachable");
  });
  const gone = new AppError("engine-failed", { data: { reason: "gone" } });
  await expect(ask(["a"])).rejects.toEqual(gone);
  await expect(ask(["a"])).rejects.toEqual(gone);
  expect(log).toEqual(["load 512 2", "a", "close", "load 512 2", "a", "close"]);
});

it("tells of a file whose vectors point nowhere that it is none", async () => {
  const { ask } = setUp(async () => [0, Number.NaN]);
  await expect(ask(["a"])).rejects.toMatchObject({ data: { reason: "file" } });
});

it("stops between two texts, and lets go of a file that is removed", async () => {
  const stopping = new AbortController();
  const { ask, log, embedder } = setUp(async () => {
    stopping.abort(new AppError("locked"));
    return [1];
  });
  await expect(ask(["a", "b"], stopping.signal)).rejects.toMatchObject({ code: "locked" });
  expect(log).toEqual(["load 512 2", "a"]);
  await embedder.drop(ID);
  expect(log.at(-1)).toBe("close");
});
