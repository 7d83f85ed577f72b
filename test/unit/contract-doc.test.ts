import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { renderContract } from "../../scripts/docs/render-contract";

it("docs/contract.md says what the contract declares (npm run docs:contract)", async () => {
  const written = await readFile(new URL("../../docs/contract.md", import.meta.url), "utf8");
  expect(written).toBe(renderContract());
});
