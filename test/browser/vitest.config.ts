import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// FAULTS=1 (npm run test:faults) adds the long versions of test/faults.
const long = process.env.FAULTS === "1";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    environment: "node",
    include: [
      "test/browser/**/*.test.ts",
      ...(long
        ? [
            "test/faults/**/*.test.ts",
            "test/model/**/*.test.ts",
            "src/backup/restore/restore.random.test.ts",
            "src/ui/markdown/hostile-texts.test.ts",
          ]
        : []),
    ],
    // One Chromium at a time: two on a small machine make each other late.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
