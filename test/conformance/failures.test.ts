import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AppError, type Failure } from "../../src/domain/app-error";
import { habitSchema } from "../../src/domain/habit";
import { errorSentence } from "../../src/ui/words/error-sentence";
import { ANTHROPIC } from "./anthropic-dialect";
import type { Dialect } from "./dialect";
import { GEMINI } from "./gemini-dialect";
import { OLLAMA } from "./ollama-dialect";
import { OPENAI } from "./openai-dialect";
import { ask } from "./outcome";

type Row = {
  readonly provider: "ollama" | "openai" | "anthropic" | "gemini";
  readonly status: number;
  readonly body: string;
  readonly code: string;
  readonly source: string;
  /** Told in the README beside the table. */
  readonly how: "recorded" | "sentence" | "composed";
};

const ROWS: readonly Row[] = JSON.parse(
  readFileSync(new URL("../recordings/failures.json", import.meta.url), "utf8"),
);

const DIALECT: Readonly<Record<Row["provider"], Dialect>> = {
  ollama: OLLAMA,
  openai: OPENAI,
  anthropic: ANTHROPIC,
  gemini: GEMINI,
};

const FAR = "https://api.example.test";

async function failureOf({ provider, status, body }: Row): Promise<Failure & { attempts: number }> {
  let attempts = 0;
  const fetch = async () => {
    attempts += 1;
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
  const { error } = await ask(DIALECT[provider], fetch, { origin: FAR });
  if (!(error instanceof AppError)) throw new Error("it did not fail");
  return { code: error.code, data: error.data, attempts };
}

const ENVIRONMENT = { system: "linux", origin: "chrome-extension://abc", model: "m" } as const;

describe("what providers say when they fail", () => {
  it("is held in 100 rows or more, each with its source", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(ROWS.map(({ provider, body }) => provider + body)).size).toBeGreaterThanOrEqual(
      100,
    );
    expect(ROWS.filter(({ how }) => how === "recorded").length).toBeGreaterThanOrEqual(60);
    for (const { source } of ROWS) expect(source).toMatch(/^https:\/\/[^/]+\/.+/);
  });

  it.each(ROWS)("$provider $status is $code: $body", async (row) => {
    const { code, data } = await failureOf(row);
    expect(code).toBe(row.code);
    expect(JSON.stringify(data)).not.toContain("flagged_input");
  });

  it("is asked for again only where it passes by itself", async () => {
    const passing = /-(failed|rate-limited|overloaded)$/;
    for (const row of ROWS) {
      const { code, attempts } = await failureOf(row);
      if (!passing.test(code)) expect({ row, attempts }).toEqual({ row, attempts: 1 });
    }
  });

  it("sends nobody to the log of a server that is not theirs, and has a next step", async () => {
    for (const row of ROWS) {
      const { text } = errorSentence(await failureOf(row), ENVIRONMENT);
      expect(text).not.toMatch(/\blogs?\b/i);
      expect(text).toMatch(/try again|choose another|Choose another|shorten|Shorten/);
    }
  });

  it("is a model's call that cannot be read, before an answer and amid it", async () => {
    const rows = ROWS.filter(({ body }) => /to call a function|parsing tool call/.test(body));
    const before = await Promise.all(rows.map(failureOf));
    // Source: anomalyco/opencode#1018 (Groq); Ollama's lines are as its bodies are.
    const amid = await Promise.all(
      rows.map(({ provider, body }) => {
        const text = provider === "ollama" ? `${body}\n` : `event: error\ndata: ${body}\n\n`;
        return ask(DIALECT[provider], async () => new Response(text), { origin: FAR });
      }),
    );
    const errors = [...before, ...amid.map(({ error }) => error)];
    expect(errors).toHaveLength(4);
    for (const one of errors) {
      expect(one).toMatchObject({ code: "provider-failed", data: { reason: "call" } });
    }
  });

  it("waits as long as Google says in the body, and teaches what a refusal names", async () => {
    const waits = ROWS.find(({ body }) => body.includes("retryDelay"));
    if (waits === undefined) throw new Error("no such row");
    expect((await failureOf(waits)).data.retryAfter).toBe(38);
    const refused = ROWS.filter(({ code }) => code === "provider-unsupported");
    const habits = await Promise.all(refused.map(async (row) => (await failureOf(row)).data.habit));
    expect([...new Set(habits)].toSorted()).toEqual([...habitSchema.options].toSorted());
  });
});
