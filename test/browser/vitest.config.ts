import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// FAULTS=1 (npm run test:faults) adds the long versions of test/faults.
const long = process.env.FAULTS === "1";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    environment: "node",
    globalSetup: ["test/browser/harness/ready-profile.ts"],
    include: [
      "test/browser/**/*.test.ts",
      ...(long
        ? [
            "test/faults/**/*.test.ts",
            "test/model/**/*.test.ts",
            "src/backup/restore/hostile-fields.test.ts",
            "src/backup/restore/restore.random.test.ts",
            "src/store/database/row-shape.test.ts",
            "src/ui/markdown/hostile-texts.test.ts",
          ]
        : []),
    ],
    setupFiles: long ? ["test/mend-can-parse.ts"] : [],
    // Two browsers at a time: one alone leaves half of a small machine idle while it waits. The
    // long versions make the same test build each, one after the other.
    maxWorkers: long ? 1 : 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
