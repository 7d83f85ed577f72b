import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EXTENSION_DIR } from "../../scripts/project-root.mjs";

describe("the built extension", () => {
  it("names no server that the engine could be fetched from", async () => {
    const files = await readdir(EXTENSION_DIR, { recursive: true });
    const texts = files.filter((path) => /\.(js|html|json|css)$/.test(path));
    expect(texts.length).toBeGreaterThan(5);
    for (const path of texts) {
      const text = await readFile(join(EXTENSION_DIR, path), "utf8");
      expect(text.match(/jsdelivr|unpkg|huggingface\.co/g), path).toBeNull();
    }
  });
});
