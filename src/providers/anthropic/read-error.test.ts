import { describe, expect, it } from "vitest";
import { readAnthropicError } from "./read-error";

const read = (error: unknown) => readAnthropicError(400, JSON.stringify({ type: "error", error }));
const LONG = "input length and `max_tokens` exceed context limit: 199999 + 8192 > 200000";

describe("readAnthropicError", () => {
  it.each([
    [{ type: "permission_error" }, "provider-forbidden"],
    [{ type: "rate_limit_error", message: 1 }, "provider-rate-limited"],
    [{ type: "billing_error" }, "provider-no-credit"],
    [{ type: "request_too_large" }, "provider-too-long"],
    [{ type: "invalid_request_error", message: LONG }, "provider-too-long"],
    [
      { type: "invalid_request_error", message: "Your credit balance is too low" },
      "provider-no-credit",
    ],
    [{ type: "invalid_request_error", message: "max_tokens: too big" }, null],
    [{ type: "__proto__" }, null],
    ["words", null],
    [null, null],
  ])("takes %j for %s", (error, code) => {
    expect(read(error)).toBe(code);
  });

  it.each(["", "<html>", "null", "[]", "{}"])("learns nothing from %j", (body) => {
    expect(readAnthropicError(500, body)).toBeNull();
  });
});
