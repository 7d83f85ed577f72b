import { describe, expect, it } from "vitest";
import { isOwnPage } from "./own-page";

const own = { id: "abc", origin: "chrome-extension://abc" };

describe("isOwnPage", () => {
  it("O-024 M-078 trusts the extension's own top-level pages", () => {
    expect(isOwnPage({ id: "abc", origin: own.origin, frameId: 0 }, own)).toBe(true);
    expect(isOwnPage({ id: "abc", origin: own.origin }, own)).toBe(true);
  });

  it.each([
    ["a content script on a page", { id: "abc", origin: "https://example.com", frameId: 0 }],
    ["another extension", { id: "xyz", origin: "chrome-extension://xyz" }],
    ["an own page inside a frame", { id: "abc", origin: own.origin, frameId: 7 }],
    ["a sender without an origin", { id: "abc" }],
    ["nobody", undefined],
  ])("O-024 M-078 refuses %s", (_, sender) => {
    expect(isOwnPage(sender, own)).toBe(false);
  });
});
