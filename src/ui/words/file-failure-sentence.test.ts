import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../../domain/app-error";
import { errorEnvironment } from "./error-environment";
import { errorSentence } from "./error-sentence";
import { fileFailureSentence } from "./file-failure-sentence";

const HOST = "files.example";

describe("fileFailureSentence", () => {
  it.each(ERROR_CODES)("has a calm sentence for %s", (code) => {
    for (const data of [{}, { host: HOST }, { host: HOST, status: 500 }]) {
      const text = fileFailureSentence({ code, data });
      expect(text).toMatch(/^[A-Za-z].{20,}\.$/);
      expect(text).not.toMatch(/!|oops|sorry|undefined|null/i);
    }
  });

  it.each([
    ["provider-auth", 401, /requires permission for this file \(401\)/],
    ["provider-forbidden", 403, /requires permission for this file \(403\)/],
    ["provider-model-missing", 404, /has no file at this address \(404\)/],
    ["provider-failed", 500, /failed while giving the file \(500\)/],
    ["provider-cut-off", 0, /before the whole file was here/],
    ["provider-unreachable", 0, /cannot be reached/],
    ["provider-malformed", 0, /the wrong part of the file/],
  ] as const)("tells %s in words of files, not of models and keys", (code, status, words) => {
    const data = { host: HOST, ...(status === 0 ? {} : { status }) };
    const text = fileFailureSentence({ code, data });
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Ollama|model's|the model|\bkey\b|reply/);
  });

  it("does not ask to sign in at a server of this machine", () => {
    const data = { host: "127.0.0.1:8000", status: 403 };
    const text = fileFailureSentence({ code: "provider-forbidden", data });
    expect(text).toMatch(/^127\.0\.0\.1:8000 refused to give this file \(403\)/);
    expect(text).not.toContain("sign in");
  });

  it.each(["not-a-url", "credentials", "in-clear"])("tells why %s is refused", (reason) => {
    const failure = { code: "bad-request", data: { reason } } as const;
    expect(fileFailureSentence(failure)).not.toMatch(/not understood|own field|\/v1/);
  });

  it("tells everything else as everywhere", () => {
    const failure = { code: "engine-failed", data: { reason: "file" } } as const;
    expect(fileFailureSentence(failure)).toBe(errorSentence(failure, errorEnvironment()).text);
  });
});
