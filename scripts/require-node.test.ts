import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAtLeast, OLDEST_NODE } from "./require-node.mjs";

describe("isAtLeast", () => {
  it.each([
    ["20.19.0", true],
    ["20.19.1", true],
    ["20.20.0", true],
    ["22.0.0", true],
    ["20.18.3", false],
    ["18.20.8", false],
    ["20.9.0", false],
    ["9.99.99", false],
    ["24.0.0-nightly", true],
  ])("judges %s as %s against 20.19.0", (version, expected) => {
    expect(isAtLeast(version, "20.19.0")).toBe(expected);
  });

  it("holds the same floor as the manifest's engines", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8"));
    expect(manifest.engines.node).toBe(`>=${OLDEST_NODE}`);
  });
});
