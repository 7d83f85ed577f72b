import { describe, expect, it } from "vitest";
import { readOpenaiError } from "./read-error";

describe("readOpenaiError", () => {
  it.each([
    [429, { error: { code: "insufficient_quota", type: "insufficient_quota" } }, "no-credit"],
    [429, { error: { code: "rate_limit_exceeded", message: "about billing" } }, "rate-limited"],
    [400, { error: { code: "context_length_exceeded" } }, "too-long"],
    [400, { error: { code: 400, type: "exceed_context_size_error" } }, "too-long"],
    [400, { error: { message: "This model's maximum context length is 8" } }, "too-long"],
    [400, { object: "error", message: "Prompt is too long", type: "x" }, "too-long"],
    [404, { error: { code: "model_not_found" } }, "model-missing"],
    [400, { error: { message: "Model Not Exist" } }, "model-missing"],
    [400, { error: 'model "x" not found, try pulling it first' }, "model-missing"],
    [401, { error: { code: "invalid_api_key" } }, "auth"],
    [400, [{ error: { message: "API key not valid. Please pass one.", code: 400 } }], "auth"],
    [402, { error: { message: "Insufficient Balance" } }, "no-credit"],
    [500, { error: { type: "overloaded_error" } }, "overloaded"],
    [413, { error: { code: "rate_limit_exceeded" } }, "too-long"],
  ])("reads %d with %j as %s", (status, body, code) => {
    expect(readOpenaiError(status, JSON.stringify(body))).toBe(`provider-${code}`);
  });

  it("reads the path of a field for what can be left out, and for nothing else", () => {
    const refused = (field: string) => {
      const detail = [{ type: "extra_forbidden", loc: ["body", field], msg: "Not permitted" }];
      return readOpenaiError(422, JSON.stringify({ detail }));
    };
    expect(refused("stream_options")).toBe("provider-unsupported");
    expect(refused("context_length")).toBeNull();
  });

  it.each(["", "<p>", "{", "null", "[]", "1", '{"error":null}', '{"error":{"code":7}}'])(
    "leaves %s to the status",
    (body) => {
      expect(readOpenaiError(500, body)).toBeNull();
    },
  );
});
