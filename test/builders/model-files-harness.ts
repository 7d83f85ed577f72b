import { expect, vi } from "vitest";
import { createModelFiles } from "../../src/background/model-files/create-model-files";
import type { ComputeEvent, ComputeRequest } from "../../src/domain/compute-protocol";
import { makeStore, rawRows } from "./make-store";

export const ABOUT = { architecture: "llama", title: "Tiny", window: 512, hasChatTemplate: true };
export const WHOLE: ComputeEvent = { type: "whole", bytes: 100, sha256: "abc", about: ABOUT };
export const HALF: ComputeEvent = {
  type: "progress",
  received: 50,
  total: 100,
  validator: '"one"',
};
export const FILE_URL = "https://models.example/folder/tiny.gguf?key=secret";

type Script = (request: ComputeRequest, signal: AbortSignal) => AsyncIterable<ComputeEvent>;

/** Once nothing is brought in any more. */
export const settled = ({ held }: { readonly held: { readonly now: number } }) =>
  vi.waitFor(() => expect(held.now).toBe(0));

/** Once the first chunk has come, and the row tells what it needs to be gone on with. */
export const begun = (database: Parameters<typeof rawRows>[0]) =>
  vi.waitFor(async () => {
    expect((await rawRows(database, "model_files"))[0]?.version).toBeGreaterThan(1);
  });

function forEver(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

export const whole: Script = async function* () {
  yield { type: "listening" };
  yield HALF;
  yield { type: "checking" };
  yield WHOLE;
};

export const stuck: Script = async function* (_request, signal) {
  yield { type: "listening" };
  yield HALF;
  await forEver(signal);
};

/** Model files over a real store, a pretended disk and a host that follows the script. */
export async function makeModelFilesHarness(script: Script = whole) {
  const harness = await makeStore();
  const sizes = new Map<string, number>();
  const requests: ComputeRequest[] = [];
  const removed: string[] = [];
  const held = { now: 0 };
  const ended = { times: 0 };
  let run = script;
  const locking = new AbortController();
  const make = () =>
    createModelFiles({
      store: harness.restart().modelFiles,
      disk: {
        sizes: async () => new Map(sizes),
        remove: async (id) => void sizes.delete(id),
      },
      compute: async function* (request, signal) {
        requests.push(request);
        if ("location" in request) sizes.set(request.location.id, 50);
        for await (const event of run(request, signal)) {
          if (event.type === "whole" && "location" in request)
            sizes.set(request.location.id, event.bytes);
          yield event;
        }
      },
      folder: "confidant",
      keepAlive: () => {
        held.now += 1;
        return () => {
          held.now -= 1;
        };
      },
      signal: locking.signal,
      threads: 1,
      onRemoved: (id) => removed.push(id),
      estimate: async () => ({ quota: 1_000, usage: 100 }),
      onDownloadEnd: () => {
        ended.times += 1;
      },
      onError: (error) => {
        throw error;
      },
    });
  const use = (next: Script) => {
    run = next;
  };
  return { ...harness, files: make(), make, sizes, requests, removed, held, ended, use, locking };
}

/** The file that the list begins with, as it is told. */
export const one = async ({
  files,
}: Pick<Awaited<ReturnType<typeof makeModelFilesHarness>>, "files">) =>
  (await files.list()).files[0];
