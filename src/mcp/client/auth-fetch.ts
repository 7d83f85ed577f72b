import { AppError } from "../../domain/app-error";
import { isLoopbackUrl, originOf } from "../../domain/connection-url";
import { boundedFetch } from "./bounded-fetch";

export type AuthWays = {
  readonly fetch: typeof fetch;
  readonly mayReach: (origin: string) => Promise<boolean>;
  /** Milliseconds for a whole answer. */
  readonly maxWait?: number;
};

const MAX_WAIT = 20_000;

/** Bytes of one answer: metadata or a token, of some kilobytes. */
const MAX_ANSWER = 1_048_576;

/**
 * Asks over https, where leave was given, with nothing that the browser remembers. An answer is there as
 * a whole; `provider-silent` where that takes too long, `provider-malformed` where it is too much.
 */
export function createAuthFetch({
  fetch,
  mayReach,
  maxWait = MAX_WAIT,
}: AuthWays): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input);
    const origin = originOf(url);
    const data = { host: new URL(origin).host, origin };
    if (!isLoopbackUrl(url)) {
      if (!url.startsWith("https:") || !(await mayReach(origin))) {
        throw new AppError("provider-permission", { data });
      }
    }
    const signal = AbortSignal.timeout(maxWait);
    const fixed = { redirect: "error", cache: "no-store", credentials: "omit" } as const;
    const ask = boundedFetch((to, how) => fetch(to, how), data.host, MAX_ANSWER);
    try {
      return await whole(
        await ask(url, { ...init, ...fixed, referrerPolicy: "no-referrer", signal }),
      );
    } catch (error) {
      if (signal.aborted) throw new AppError("provider-silent", { data: { host: data.host } });
      throw error;
    }
  };
}

/** An answer that nothing has to be waited for any more. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  // Some may have no body, not even an empty one.
  return new Response((await answer.text()) || null, { status, statusText, headers });
}
