import { build, type Rollup } from "vite";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { withoutAdapters } from "../bench/without-adapters";

const ADAPTERS = /\/src\/providers\/([^/]+)\//;

/** The folders of `src/providers` that are built into what makes the worker's adapters. */
async function builtAdapters() {
  const built = (await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: "silent",
    plugins: [withoutAdapters()],
    build: {
      write: false,
      minify: false,
      lib: { entry: `${PROJECT_ROOT}src/background/create-providers.ts`, formats: ["es"] },
    },
  })) as Rollup.RollupOutput[];
  const modules = built.flatMap(({ output }) =>
    output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : [])),
  );
  return new Set(modules.flatMap((id) => ADAPTERS.exec(id)?.[1] ?? []));
}

it("the bench's build without adapters has the guide and no other", async () => {
  expect([...(await builtAdapters())]).toEqual(["guide"]);
});
