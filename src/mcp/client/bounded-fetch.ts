import { malformed } from "./server-error";

/** Bytes of one answer: a picture in a result is some megabytes, and nothing that is told is more. */
const MAX_ANSWER = 8_388_608;

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The same `fetch` with answers that fail with `provider-malformed` once they are too long. */
export function boundedFetch(fetch: Fetch, host: string, max = MAX_ANSWER): Fetch {
  return async (url, init) => {
    const answer = await fetch(url, init);
    if (answer.body === null) return answer;
    let room = max;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        room -= chunk.byteLength;
        if (room < 0) controller.error(malformed(host, { reason: "too-long" }));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(bounded), { status, statusText, headers });
  };
}
