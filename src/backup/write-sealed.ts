import { type Bytes, utf8 } from "../crypto/bytes";
import type { FileFolder } from "../domain/file-folder";
import { nextTask } from "../domain/next-task";
import { readAhead } from "../domain/read-ahead";
import { sealToRecipient } from "./age-file";
import { WRITE_BYTES } from "./backup-limits";
import type { BackupManifest } from "./backup-manifest";
import { partsOf, streamOf } from "./byte-stream";
import { chunks } from "./chunks";
import type { StagedSlice } from "./staged-slices";
import { writeFile } from "./write-file";

type Input = {
  readonly manifest: BackupManifest;
  /** In the manifest's order; each is taken. */
  readonly slices: readonly StagedSlice[];
  readonly target: FileFolder;
  readonly name: string;
  readonly recipient: string;
  readonly signal: AbortSignal;
  /** Hears of each slice's lines once they are read. */
  readonly progress: (lines: number) => void;
};

/** Writes the sealed file in one pass; tells how many bytes it has. */
export async function writeSealed(input: Input): Promise<number> {
  let bytes = 0;
  const sealed = await sealToRecipient(streamOf(plainParts(input)), input.recipient);
  const parts = blocks(partsOf(sealed), (block) => {
    bytes += block.length;
  });
  await writeFile(input.target, input.name, parts);
  return bytes;
}

async function* plainParts(input: Input): AsyncGenerator<Bytes> {
  yield* steps(utf8(`${JSON.stringify(input.manifest)}\n`));
  for await (const { bytes, lines } of readAhead(takeSlices(input))) {
    input.signal.throwIfAborted();
    yield* steps(bytes);
    input.progress(lines);
  }
  input.signal.throwIfAborted();
}

async function* takeSlices({ slices, signal }: Input) {
  for (const { facts, take } of slices) {
    signal.throwIfAborted();
    yield { bytes: await take(), lines: facts.lines };
  }
}

async function* steps(bytes: Bytes): AsyncGenerator<Bytes> {
  for (const chunk of chunks(bytes)) {
    await nextTask();
    yield chunk;
  }
}

/**
 * The same bytes in fewer, larger parts: each write to a file costs a way to another process. Of two
 * buffers one is filled while the other is written.
 */
async function* blocks(
  parts: AsyncGenerator<Bytes>,
  onBlock: (block: Bytes) => void,
): AsyncGenerator<Bytes> {
  let buffer = new Uint8Array(WRITE_BYTES);
  let other = new Uint8Array(WRITE_BYTES);
  let used = 0;
  for await (const part of parts) {
    if (used + part.length > buffer.length) {
      const block = buffer.subarray(0, used);
      onBlock(block);
      yield block;
      [buffer, other] = [other, buffer];
      used = 0;
    }
    buffer.set(part, used);
    used += part.length;
  }
  const rest = buffer.subarray(0, used);
  onBlock(rest);
  yield rest;
}
