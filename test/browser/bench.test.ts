import { afterAll, beforeAll, expect, it } from "vitest";
import { type PreparedBuilds, prepareBuilds } from "../bench/prepare-builds";
import { SMALL_EFFORT } from "../bench/suite";
import { SUITES } from "../bench/suites";

let builds: PreparedBuilds;
beforeAll(async () => {
  builds = await prepareBuilds();
});
afterAll(() => builds.remove());

it.each([...SUITES])("the suite %s gives its figures", async (name, suite) => {
  const cpu = process.cpuUsage();
  const t = Date.now();
  const figures = await suite(builds, SMALL_EFFORT);
  console.log(name, Date.now() - t, figures.map((f) => `${f.name}=${f.value.toPrecision(3)}`).join(" "));
  for (const { value } of figures) expect(value).toBeTypeOf("number");
});
