import type { Bytes } from "../crypto/bytes";

export type ByteStream = ReadableStream<Bytes>;

/** A stream of what a generator gives, asked for one by one, as they are read. */
export function streamOf(parts: AsyncGenerator<Bytes>): ByteStream {
  return new ReadableStream<Bytes>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * What a stream gives, over plain ArrayBuffers; its failure comes out as what `toError` makes of it.
 * Whoever stops early cancels the stream.
 */
export async function* partsOf(
  stream: ReadableStream<Uint8Array>,
  toError: (error: unknown) => unknown = (error) => error,
): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield isPlain(value) ? value : value.slice();
    }
  } catch (error) {
    throw toError(error);
  } finally {
    // Nothing is lost where that fails: the stream has ended or failed by then.
    await reader.cancel().catch(() => undefined);
  }
}

function isPlain(bytes: Uint8Array): bytes is Bytes {
  return bytes.buffer instanceof ArrayBuffer;
}
