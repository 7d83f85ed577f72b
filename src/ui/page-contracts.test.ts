import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CALLS, type PageContract, STREAMS } from "../contract/contract";
import { optionsContract } from "../contract/options-contract";
import { panelContract } from "../contract/panel-contract";
import { popupContract } from "../contract/popup-contract";
import { welcomeContract } from "../contract/welcome-contract";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ENTRIES = new Set([...Object.keys(CALLS), ...Object.keys(STREAMS)]);
const PAGES = [
  ["sidepanel", panelContract],
  ["popup", popupContract],
  ["options", optionsContract],
  ["welcome", welcomeContract],
] as const;

// `health` and a few more are words of other uses, too; a name with a dot is an entry wherever it stands.
const NAMES = /\b(?:call|watch)\(\s*"([^"]+)"|"(\w+\.[\w.]+)"/g;

// What only types are taken from is not loaded; what is loaded later on is, too.
const IMPORTS = [
  /^(?:import|export) (?!type\b)[^;"]*from "(\.[^"]+)";/gm,
  /^import "(\.[^"]+)";/gm,
  /\bimport\("(\.[^"]+)"\)/g,
];

/** The paths of all modules of a page, the contract's own left out: they name every entry. */
function modulesOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [resolve(ROOT, `entrypoints/${page}/main.tsx`)];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || path.includes("/src/contract/")) continue;
    found.add(path);
    const text = readFileSync(path, "utf8");
    for (const [, to] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const base = resolve(dirname(path), to ?? "");
      const module = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
      if (module !== undefined) open.push(module);
    }
  }
  return found;
}

/** `entry (module)` for each entry that a module of the page names and the contract lacks. */
async function lacking(page: string, contract: PageContract): Promise<string[]> {
  const { calls, streams, later } = contract;
  const all = { ...calls, ...streams, ...(await later?.()) };
  const has = new Set(Object.keys(all));
  return [...modulesOf(page)].flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(NAMES)]
      .map(([, called, named]) => called ?? named ?? "")
      .filter((name) => ENTRIES.has(name) && !has.has(name))
      .map((name) => `${name} (${relative(ROOT, path)})`),
  );
}

describe.each(PAGES)("the contract of the %s page", (page, contract) => {
  it("has every entry that a module of the page names", async () => {
    expect(await lacking(page, contract)).toEqual([]);
  });

  it("declares no entry in another way than the whole does", () => {
    expect(CALLS).toMatchObject(contract.calls);
    expect(STREAMS).toMatchObject(contract.streams);
  });
});

describe("an entry that a page's contract lacks", () => {
  it("is found however deep the module lies that names it", async () => {
    const none: PageContract = { calls: {}, streams: {} };
    expect(await lacking("sidepanel", none)).toEqual(
      expect.arrayContaining([
        "turn.send (src/ui/conversation/turn-commands.ts)",
        "store.export (src/ui/recovery/collect-export.ts)",
        "vault.status (src/ui/gate/gate.ts)",
      ]),
    );
    expect(await lacking("options", panelContract)).toContain(
      "modelFile.watch (src/ui/options/models/file-controller.ts)",
    );
  });
});
