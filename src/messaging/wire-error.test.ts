import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import { fromWireError, toWireError } from "./wire-error";

describe("toWireError", () => {
  it("keeps code and data and leaves cause and stack behind", () => {
    const cause = new Error("what the person wrote");
    const wire = toWireError(new AppError("limit-exceeded", { data: { max: 5 }, cause }));
    expect({ ...wire, stack: wire.stack, cause: wire.cause, message: wire.message }).toEqual({
      name: "AppError",
      code: "limit-exceeded",
      data: { max: 5 },
      stack: "",
      cause: undefined,
      message: "limit-exceeded",
    });
  });

  it("tells nothing of an error that is not ours", () => {
    expect(toWireError(new TypeError("secret"))).toMatchObject({ code: "internal", data: {} });
  });
});

describe("fromWireError", () => {
  it("restores code and data", () => {
    const received = Object.assign(new Error("conflict"), { code: "conflict", data: { id: "x" } });
    expect(fromWireError(received)).toMatchObject({ code: "conflict", data: { id: "x" } });
  });

  it("takes a channel that closed for a worker that is gone", () => {
    expect(fromWireError(new Error("message channel closed")).code).toBe("worker-gone");
  });
});
