import type { Bytes } from "../crypto/bytes";
import { concat } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { MAX_HEADER_BYTES, MAX_RECIPIENTS } from "./backup-limits";
import { type ByteStream, partsOf, streamOf } from "./byte-stream";

const HEADER_END = /\n--- [^\n]*\n/;
const RECIPIENT = /\n-> /g;

/**
 * An age file whose header is known to end where one may and to name no more recipients than one may,
 * as a stream for the library, which would collect a header of any length and try keys at all that it
 * names; `backup-damaged` where it is not so. `toError` tells a failure of the source itself, which
 * passes as it is, from one of what is in it, which is `backup-damaged`.
 */
export async function openAgeSource(sealed: ByteStream) {
  let failure: { readonly error: unknown } | null = null;
  const parts = partsOf(sealed, (error) => {
    failure = { error };
    return error;
  });
  const head = await readHead(parts);
  return {
    stream: streamOf(follow(head, parts)),
    toError: (error: unknown): unknown => {
      if (failure !== null) return failure.error;
      return error instanceof AppError ? error : new AppError("backup-damaged", { cause: error });
    },
    /** Stops reading; for where the stream is not read to its end. */
    close: () => parts.return(undefined),
  };
}

async function readHead(parts: AsyncGenerator<Bytes>): Promise<Bytes> {
  const decoder = new TextDecoder("latin1");
  let head: Bytes = new Uint8Array();
  for (;;) {
    const begin = head.subarray(0, MAX_HEADER_BYTES);
    const text = decoder.decode(begin);
    const end = text.search(HEADER_END);
    if (end !== -1 && countRecipients(text.slice(0, end)) <= MAX_RECIPIENTS) return head;
    if (end !== -1 || begin.length < head.length) break;
    const { done, value } = await parts.next();
    if (done === true) break;
    head = concat(head, value);
  }
  await parts.return(undefined);
  throw new AppError("backup-damaged");
}

function countRecipients(header: string): number {
  return header.match(RECIPIENT)?.length ?? 0;
}

async function* follow(head: Bytes, parts: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  try {
    yield head;
    yield* parts;
  } finally {
    await parts.return(undefined);
  }
}
