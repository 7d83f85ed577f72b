import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { makeChatGptLine } from "../../test/builders/make-export";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readExport } from "./read-export";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const MEGABYTE = 1_048_576;
const SIZE = 30 * MEGABYTE;

/** A file of that size that is made while it is read, so that nothing of it is in memory. */
function makeFile(size: number): { readonly file: Blob; readonly conversations: number } {
  const encoder = new TextEncoder();
  const one = JSON.stringify(makeChatGptLine("zz", 20, (id) => `${id} ${"é word ".repeat(300)}`));
  const conversations = Math.ceil(size / encoder.encode(one).length);
  const stream = () => {
    let made = 0;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const text = `${made === 0 ? "[" : ","}${one.replaceAll('"zz', `"zz${made}`)}`;
        made += 1;
        controller.enqueue(encoder.encode(made === conversations ? `${text}]` : text));
        if (made === conversations) controller.close();
      },
    });
  };
  const slice = () => new Blob([one.slice(0, 4)]);
  return { file: { size, stream, slice } as unknown as Blob, conversations };
}

/** What stays: buffers that nobody holds are given back some time after they were collected. */
async function used(): Promise<number> {
  collect();
  await new Promise((resolve) => setTimeout(resolve, 5));
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it("holds a few conversations of a file at a time, however large it is", async () => {
  const { file, conversations } = makeFile(SIZE);
  const before = await used();
  let most = 0;
  let read = 0;
  for await (const item of readExport(file, READ_OPTIONS)) {
    if (item.type !== "conversation") throw new Error(JSON.stringify(item));
    read += 1;
    if (read % 20 === 0) most = Math.max(most, (await used()) - before);
  }
  expect(read).toBe(conversations);
  expect(most).toBeLessThan(SIZE / 6);
});
