import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settingsEntry } from "./settings-entry";

it("a program's settings are those of docs/mcp.md, and fetch nothing by its name", () => {
  const entry = settingsEntry("cfd_…");
  expect(entry).not.toMatch(/npx|-y/);
  const page = readFileSync("docs/mcp.md", "utf8");
  const plain = (json: string) => json.replaceAll(/\s+/g, "");
  expect(plain(page)).toContain(plain(entry));
});
