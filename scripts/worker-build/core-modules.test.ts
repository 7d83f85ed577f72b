import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../project-root.mjs";
import core from "./core-modules.json";

/** What every waking worker needs: the store, the schemas, the transport. A new one has to be weighed. */
const PACKAGES = ["@aklinker1/zero-serialize-error", "@webext-core/messaging", "wxt", "zod"];

it("the worker's first script names modules that are there", () => {
  const own = core.filter((path) => /^(src|entrypoints)\//.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((path) => !existsSync(`${PROJECT_ROOT}${path}`))).toEqual([]);
});

it("the worker's first script holds these packages and no others", () => {
  const named = core.flatMap(
    (path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\/[^ ]*$/)?.[1] ?? [],
  );
  expect(named.filter((name) => !PACKAGES.includes(name))).toEqual([]);
});

it("the worker's first script holds no view, engine, reader of foreign files or backup file", () => {
  const foreign = /^src\/(ui|compute|foreign|operations|backup)\//;
  expect(core.filter((path) => foreign.test(path))).toEqual([]);
});
