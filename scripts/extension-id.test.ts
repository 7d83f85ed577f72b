import { describe, expect, it } from "vitest";
import { extensionIdFromKey } from "./extension-id.mjs";

describe("extensionIdFromKey", () => {
  it("maps the first 32 hex digits of the key's SHA-256 to the letters a to p", () => {
    // SHA-256 of no bytes begins e3b0c44298fc1c14 9afbf4c8996fb924.
    expect(extensionIdFromKey("")).toBe("odlameecjipmbmbejkplpemijjgpljce");
  });

  it("gives another id for another key", () => {
    expect(extensionIdFromKey("AAAA")).not.toBe(extensionIdFromKey("AAAB"));
  });
});
