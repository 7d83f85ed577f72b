import { defineConfig } from "vitest/config";

// Unit tests; the browser tests have a configuration of their own in test/browser.
export default defineConfig({
  test: {
    environment: "node",
    // A busy machine is slow, not wrong: only what hangs is to fail.
    testTimeout: 60_000,
    include: [
      "src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.{ts,mjs}",
      "test/unit/**/*.test.{ts,tsx}",
      "test/age/**/*.test.ts",
      "test/conformance/**/*.test.ts",
      "test/fakes/**/*.test.{ts,mjs}",
      "test/model/**/*.test.ts",
    ],
  },
});
