import { describe, expect, it } from "vitest";
import { makeMessage } from "../../test/builders/make-message";
import { messageSchema, roleSchema } from "./message";

describe("messageSchema", () => {
  it("E-004 refuses a message without its time", () => {
    const { createdAt: _, ...timeless } = makeMessage();
    expect(messageSchema.safeParse(timeless).success).toBe(false);
    expect(messageSchema.safeParse(makeMessage()).success).toBe(true);
  });

  it("E-015 needs a role, a content and a time, and takes metadata of texts or none", () => {
    const message = makeMessage();
    const takes = (over: object) => messageSchema.safeParse({ ...message, ...over }).success;
    for (const field of ["role", "text", "createdAt"]) {
      expect([field, takes({ [field]: undefined })]).toEqual([field, false]);
    }
    expect(takes({ createdAt: "2026-01-01" })).toBe(false);
    expect(takes({ metadata: { source: "scan", page: "4" } })).toBe(true);
    expect(takes({ metadata: null })).toBe(true);
    expect(takes({ metadata: { page: 4 } })).toBe(false);
  });

  it("E-014 E-015 M-048 M-077 D-3 O-001 knows four roles in lower case and refuses any other", () => {
    expect(roleSchema.options).toEqual(["user", "assistant", "system", "tool"]);
    expect(messageSchema.safeParse({ ...makeMessage(), role: "User" }).success).toBe(false);
    expect(messageSchema.safeParse({ ...makeMessage(), role: "partner" }).success).toBe(false);
  });
});
