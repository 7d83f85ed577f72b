import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    environment: "node",
    include: ["test/firefox/**/*.test.ts"],
    // Beside the browser tests one browser at a time is enough for a small machine.
    maxWorkers: 1,
    // Beside a busy machine a restore by a passphrase has taken 78 s.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
