import { readdir, readFile, stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const docs = new URL("../../docs/", import.meta.url);
const MAX_BYTES = 1_500_000;

/** The pictures that docs/tour.md shows. */
async function readShown(): Promise<string[]> {
  const text = await readFile(new URL("tour.md", docs), "utf8");
  return [...text.matchAll(/"images\/tour\/([\w-]+\.webp)"/g)].map(([, name = ""]) => name);
}

describe("docs/tour.md", () => {
  it("shows every picture of its folder, each in light and dark, and no other", async () => {
    const shown = await readShown();
    const files = await readdir(new URL("images/tour/", docs));
    expect(shown.toSorted()).toEqual(files.toSorted());
    expect(shown.length).toBeGreaterThan(10);
    for (const name of shown) {
      expect(shown, name).toContain(
        name.replace(/-(light|dark)\./, (_, palette) =>
          palette === "light" ? "-dark." : "-light.",
        ),
      );
    }
  });

  it("shows them in less than a megabyte and a half", async () => {
    const sizes = await Promise.all(
      (await readShown()).map(
        async (name) => (await stat(new URL(`images/tour/${name}`, docs))).size,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});
