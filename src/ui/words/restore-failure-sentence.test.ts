import { describe, expect, it } from "vitest";
import type { Failure } from "../../domain/app-error";
import { restoreFailureSentence } from "./restore-failure-sentence";
import { restoreWords } from "./restore-words";

const { byCode, byReason } = restoreWords.failures;

const reasons = Object.entries(byReason).flatMap(([code, sentences]) =>
  Object.keys(sentences).map((reason) => ({ code, data: { reason } }) as Failure),
);

describe("restoreFailureSentence", () => {
  it.each(reasons)("has a sentence of its own for $code by $data.reason", (failure) => {
    const text = restoreFailureSentence(failure);
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
    expect(text).toContain("othing was changed");
    expect(text).not.toBe(byCode[failure.code]);
  });

  it("tells what is known of the code where the reason is none that it knows", () => {
    for (const reason of ["other", "toString", "__proto__"]) {
      const failure = { code: "backup-damaged", data: { reason } } as const;
      expect(restoreFailureSentence(failure)).toBe(byCode["backup-damaged"]);
    }
    expect(restoreFailureSentence({ code: "locked", data: {} })).toContain("Unlock");
  });

  it("does not blame the backup for its key file", () => {
    const failure = { code: "backup-damaged", data: { reason: "key-file" } } as const;
    expect(restoreFailureSentence(failure)).toMatch(/^The key file is damaged/);
  });
});
