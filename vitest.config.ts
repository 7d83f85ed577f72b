import { defineConfig } from "vitest/config";

/** They measure what the whole process holds in memory, or the time that freeing it takes. */
const OWN_PROCESS = ["src/foreign/read-export.memory.test.ts", "src/foreign/zip-bomb.test.ts"];

const shared = {
  environment: "node" as const,
  // A busy machine is slow, not wrong: only what hangs is to fail.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ["test/mend-can-parse.ts", "test/fill-words.ts"],
  unstubGlobals: true,
};

// Unit tests; the browser tests have a configuration of their own in test/browser.
export default defineConfig({
  test: {
    // Without it a machine with two cores uses one.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          // Loading the same modules for each file anew took half of the processor's time. What a
          // file changes beyond itself it puts back, or it stands in `OWN_PROCESS`.
          isolate: false,
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.{ts,mjs}",
            "bridge/**/*.test.ts",
            "test/unit/**/*.test.{ts,tsx}",
            "test/age/**/*.test.ts",
            "test/conformance/**/*.test.ts",
            "test/failpoints/**/*.test.ts",
            "test/fakes/**/*.test.{ts,mjs}",
            "test/model/**/*.test.ts",
          ],
          exclude: OWN_PROCESS,
        },
      },
      { test: { ...shared, name: "own process", isolate: true, include: OWN_PROCESS } },
    ],
  },
});
