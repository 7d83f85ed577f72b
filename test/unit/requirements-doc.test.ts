import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { listRequirements } from "../../scripts/docs/list-requirements.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

it("docs/requirements.md names the tests as they are (npm run docs:requirements)", async () => {
  const written = await readFile(`${root}docs/requirements.md`, "utf8");
  expect(written).toBe(await listRequirements(root));
});
