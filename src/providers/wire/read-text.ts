/** Enough of an error to find its code in. */
const MAX_ERROR_BYTES = 65_536;

/** What a server explains of an error, it has at hand. */
const MAX_ERROR_MS = 5_000;

/** What can be read of a failed answer's body without waiting long; never fails. */
export async function readErrorText(response: Response): Promise<string> {
  return (await readText(response, MAX_ERROR_BYTES, MAX_ERROR_MS)) ?? "";
}

/**
 * The text of a body, and of a longer one its first `maxBytes` bytes, or what has come of it within
 * the milliseconds; the rest is not read. Null where the body breaks off. What is cut is for looking
 * at only: it may end inside a character.
 */
export async function readText(
  response: Response,
  maxBytes: number,
  withinMs?: number,
): Promise<string | null> {
  if (response.body === null) return "";
  const reader = response.body.getReader();
  const timer = withinMs === undefined ? undefined : setTimeout(() => stop(reader), withinMs);
  try {
    return await readAll(reader, maxBytes);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    // Nothing depends on the end of what is not read.
    stop(reader);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** A read that waits ends with it, as if the body had. */
function stop(reader: Reader): void {
  reader.cancel().catch(() => {});
}

async function readAll(reader: Reader, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  while (size < maxBytes) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, maxBytes - size), { stream: true });
    size += value.length;
  }
  return text;
}
