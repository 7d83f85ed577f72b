import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SCRIPTS = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

type FloorPage = {
  readonly build: string;
  /** The page of the product that it is like. */
  readonly page: string;
  /** What its body has beside. */
  readonly field?: string;
};

/**
 * Runs work with a page in a build that has all of one of its pages but the scripts: what the browser
 * itself takes for it. It is gone afterwards.
 */
export async function withFloorPage<T>(
  { build, page, field = "" }: FloorPage,
  work: (floor: string) => Promise<T>,
): Promise<T> {
  const floor = `floor-${page}`;
  const html = await readFile(join(build, page), "utf8");
  const bare = html.replaceAll(SCRIPTS, "").replace("</body>", `${field}</body>`);
  await writeFile(join(build, floor), bare);
  try {
    return await work(floor);
  } finally {
    await rm(join(build, floor));
  }
}
