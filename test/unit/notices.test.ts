import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { listNotices } from "../../scripts/docs/list-notices.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

it("THIRD-PARTY-NOTICES.md names every shipped package (npm run docs:notices)", async () => {
  const written = await readFile(`${root}THIRD-PARTY-NOTICES.md`, "utf8");
  expect(written).toBe(await listNotices(root));
});
