import { describe, expect, it } from "vitest";
import { makeMessage } from "../../test/builders/make-message";
import { messageSchema, roleSchema } from "./message";

describe("messageSchema", () => {
  it("E-004 refuses a message without its time", () => {
    const { createdAt: _, ...timeless } = makeMessage();
    expect(messageSchema.safeParse(timeless).success).toBe(false);
    expect(messageSchema.safeParse(makeMessage()).success).toBe(true);
  });

  it("E-014 E-015 M-048 M-077 D-3 O-001 knows four roles in lower case and refuses any other", () => {
    expect(roleSchema.options).toEqual(["user", "assistant", "system", "tool"]);
    expect(messageSchema.safeParse({ ...makeMessage(), role: "User" }).success).toBe(false);
    expect(messageSchema.safeParse({ ...makeMessage(), role: "partner" }).success).toBe(false);
  });
});
