import { describe, expect, it } from "vitest";
import { readGeminiError } from "./read-error";

const KEY = { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" };
const LONG = "The input token count (9) exceeds the maximum number of tokens allowed (8).";
const QUOTA = "You exceeded your current quota, please check your plan and billing details.";

describe("readGeminiError", () => {
  it.each([
    [{ status: "UNAUTHENTICATED" }, "provider-auth"],
    [{ status: "INVALID_ARGUMENT", details: [{}, KEY] }, "provider-auth"],
    [{ status: "PERMISSION_DENIED", message: "Please use API Key." }, "provider-auth"],
    [{ status: "PERMISSION_DENIED" }, "provider-forbidden"],
    [{ status: "INVALID_ARGUMENT", message: LONG }, "provider-too-long"],
    [{ status: "INVALID_ARGUMENT", message: "Unknown name" }, null],
    [{ status: "RESOURCE_EXHAUSTED", message: QUOTA }, "provider-rate-limited"],
    [
      { status: "RESOURCE_EXHAUSTED", message: "Your prepayment credits are depleted." },
      "provider-no-credit",
    ],
    [{ status: "NOT_FOUND", message: "models/api key is not found" }, "provider-model-missing"],
    [{ status: "UNAVAILABLE" }, "provider-overloaded"],
    [{ status: 1, message: 2, details: 3 }, null],
    ["words", null],
  ])("takes %j for %s", (error, code) => {
    expect(readGeminiError(400, JSON.stringify({ error }))).toBe(code);
    expect(readGeminiError(400, JSON.stringify([{ error }]))).toBe(code);
  });

  it.each(["", "<html>", "null", "[]", "{}"])("learns nothing from %j", (body) => {
    expect(readGeminiError(500, body)).toBeNull();
  });
});
