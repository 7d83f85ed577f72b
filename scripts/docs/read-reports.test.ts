import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readReports } from "./read-reports.mjs";

async function makeFolder(texts: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "confidant-reports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  return folder;
}

it("reads the reports of the unit and of the browser tests", async () => {
  const report = JSON.stringify({ startTime: 7, testResults: [] });
  const folder = await makeFolder({ "unit.json": report, "browser.json": report });
  const parts = (await readReports(folder)).map(({ part }) => part);
  expect(parts).toEqual(["unit", "browser"]);
});

it.each([
  ["browser", { "unit.json": "{}" }, /no report of the browser tests\. npm test/],
  ["whole browser", { "unit.json": "{}", "browser.json": "{" }, /report of the browser tests\./],
  ["unit", { "browser.json": "{}", "faults.json": "{}" }, /no report of the unit tests\./],
  ["", {}, /no report of the unit tests, nor of the browser tests\. npm test/],
])("says what is missing where there is no %s report", async (_, texts, message) => {
  await expect(readReports(await makeFolder(texts))).rejects.toThrow(message);
});
