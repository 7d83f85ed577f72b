import { describe, expect, it } from "vitest";
import { toFailure } from "../../src/domain/app-error";
import type { ProviderFetch } from "../../src/domain/provider";
import { type Dialect, frame, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { requestTo } from "./outcome";
import { TEXT } from "./samples";
import type { Script } from "./script-server";
import { CANARY, keyFetch, withServer } from "./with-server";

const STATUSES = [301, 400, 401, 402, 403, 404, 408, 413, 429, 500, 503, 529];

const PATIENCE = { firstEventMs: 5_000, idleMs: 100, queryMs: 200 };

describe.each(DIALECTS)("the key of $name", (dialect) => {
  it.each(failures(dialect))("is in no error after %s", async (_name, script) => {
    await withServer([script], async ({ origin, arrived }) => {
      const error = await failureOf(dialect, { origin, fetch: keyFetch });
      expectNoKey(error);
      // That it was there to be found: it did go with the request.
      expect(arrived[0]?.headers["x-api-key"]).toBe(CANARY);
    });
  });

  it.each(failures(dialect))(
    "is in no error of a list of models after %s",
    async (_name, script) => {
      await withServer([script], async ({ origin }) => {
        const error = await listFailure(dialect, { origin, fetch: keyFetch });
        expectNoKey(error);
      });
    },
  );

  it("is in no error where fetch itself complains about it", async () => {
    const fetch: ProviderFetch = () =>
      Promise.reject(new TypeError(`Invalid header value: ${CANARY}\n`));
    const given = { origin: "http://127.0.0.1:9", fetch };
    expectNoKey(await failureOf(dialect, given));
    expectNoKey(await listFailure(dialect, given));
  });
});

type Given = { readonly origin: string; readonly fetch: ProviderFetch };

/** Every way to fail, each with the key in what the server sends. */
function failures(dialect: Dialect): readonly (readonly [string, Script])[] {
  const headers = { "content-type": dialect.contentType };
  const json = { "content-type": "application/json" };
  const words = `Incorrect API key provided: ${CANARY}`;
  const body = JSON.stringify({ error: { message: words, type: words, code: words } });
  const said = frame(dialect, [...dialect.open(null), ...dialect.say([TEXT])]);
  const whole = frame(dialect, writeAnswer(dialect, [TEXT]));
  return [
    ...STATUSES.map((status): readonly [string, Script] => [
      `status ${status}`,
      { status, headers: { ...json, "retry-after": CANARY }, steps: [body] },
    ]),
    ["an error after 200", { headers, steps: [said, frame(dialect, [dialect.fail(words)])] }],
    ["an error in place of an answer", { headers: json, steps: [body] }],
    ["JSON that is none", { headers, steps: [frame(dialect, [{ data: `{${CANARY}` }]), whole] }],
    ["JSON of another shape", { headers, steps: [frame(dialect, [{ data: `"${CANARY}"` }])] }],
    ["a page", { headers: { "content-type": "text/html" }, steps: [`<p>${words}</p>`] }],
    ["a broken end", { headers, steps: [said, "reset"] }],
    ["no end", { headers, steps: [said] }],
    ["silence", { headers, steps: [said, "hang"] }],
    ["a break before anything", { mute: true, steps: ["reset"] }],
    ["bad compression", { headers: { ...headers, "content-encoding": "gzip" }, steps: [words] }],
  ];
}

async function failureOf(dialect: Dialect, { origin, fetch }: Given): Promise<unknown> {
  const wait = () => Promise.resolve();
  const provider = dialect.create({ fetch, timeouts: PATIENCE, wait });
  const { signal } = new AbortController();
  try {
    for await (const _ of provider.stream(requestTo(dialect, origin), signal));
  } catch (error) {
    return error;
  }
  throw new Error("the answer did not fail");
}

async function listFailure(dialect: Dialect, { origin, fetch }: Given): Promise<unknown> {
  const provider = dialect.create({ fetch, timeouts: PATIENCE });
  const models = await provider
    .listModels({ url: origin }, new AbortController().signal)
    .catch((error: unknown) => error);
  expect(Array.isArray(models) ? models : []).toEqual([]);
  return models;
}

/** Neither in what crosses to a page, nor in what a console would print of it, causes included. */
function expectNoKey(error: unknown) {
  expect(JSON.stringify(toFailure(error))).not.toContain(CANARY);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    expect(cause.message).not.toContain(CANARY);
    expect(String(cause.stack)).not.toContain(CANARY);
    expect(JSON.stringify({ ...cause, cause: undefined })).not.toContain(CANARY);
  }
}
