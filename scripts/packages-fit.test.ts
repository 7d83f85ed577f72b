import { describe, expect, it } from "vitest";
import { packagesFit } from "./packages-fit.mjs";

const manifest = { dependencies: { zod: "4.0.0" }, devDependencies: { vite: "7.0.0" } };
const wanted = {
  packages: {
    "": manifest,
    "node_modules/zod": { version: "4.0.0" },
    "node_modules/vite": { version: "7.0.0" },
    "node_modules/binary-for-elsewhere": { version: "1.0.0", optional: true },
  },
};
const installed = {
  packages: {
    "node_modules/zod": { version: "4.0.0" },
    "node_modules/vite": { version: "7.0.0" },
  },
};

describe("packagesFit", () => {
  it("accepts what the lockfile asks for, without other systems' binaries", () => {
    expect(packagesFit({ manifest, wanted, installed })).toBe(true);
  });

  it("refuses another version than the lockfile's", () => {
    const older = { packages: { ...installed.packages, "node_modules/zod": { version: "3.9.0" } } };
    expect(packagesFit({ manifest, wanted, installed: older })).toBe(false);
  });

  it("refuses a missing package", () => {
    const fewer = { packages: { "node_modules/zod": { version: "4.0.0" } } };
    expect(packagesFit({ manifest, wanted, installed: fewer })).toBe(false);
  });

  it("refuses a manifest that asks for more than the lockfile knows", () => {
    const grown = { ...manifest, dependencies: { zod: "4.0.0", dexie: "4.0.0" } };
    expect(packagesFit({ manifest: grown, wanted, installed })).toBe(false);
  });
});
