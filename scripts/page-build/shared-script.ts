import type { Plugin, Rollup } from "vite";

const PAGE = /\/entrypoints\/([a-z]+)\/index\.html$/;
/** The page that is opened most, and the texts that are read with its script. */
const FIRST = "sidepanel";
const FIRST_WORDS = "/src/ui/words/en.ts";
/** The page that draws nothing: what it does not need is not to be read in it. */
const UNSEEN = "offscreen";

/** Modules that name all parts of a package: who imports one of these by its name needs only that. */
const LISTS = /\/(?:lucide-react\/dist\/esm\/lucide-react|radix-ui\/dist\/index)\.mjs$/;
const FROM_LISTS = /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g;
const PART = /\/(?:icons\/([\w-]+)\.mjs$|@radix-ui\/react-([\w-]+)\/)/;

/**
 * A Vite plugin that puts what the side panel's first script shares with other pages into two scripts:
 * what the page that draws nothing needs as well, and the rest. By itself the build makes one of each
 * group of modules that the same pages need: seventeen, some of a hundred bytes, each of which is asked
 * for, answered and looked up by itself.
 */
export function sharedScript(): Plugin {
  return {
    name: "shared-script",
    outputOptions: (options) => ({
      ...options,
      manualChunks: createChooser(),
      onlyExplicitManualChunks: true,
    }),
  };
}

/** What says of a module in which of the two it belongs; the graph is whole when it is first asked. */
function createChooser(): Rollup.GetManualChunk {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, graph) => {
    names ??= nameShared(graph);
    return names.get(id) ?? null;
  };
}

function nameShared(graph: Rollup.ManualChunkMeta): ReadonlyMap<string, string> {
  const pageOf = (id: string) => PAGE.exec(id)?.[1];
  const reach = createReach(graph);
  const first = reach((id) => pageOf(id) === FIRST || id.endsWith(FIRST_WORDS));
  const others = reach((id) => pageOf(id) !== undefined && pageOf(id) !== FIRST);
  const unseen = reach((id) => pageOf(id) === UNSEEN);
  const shared = [...first].filter((id) => others.has(id) && !id.endsWith(FIRST_WORDS));
  return new Map(shared.map((id) => [id, unseen.has(id) ? "plain" : "shared"]));
}

/** What some modules need, themselves among them; what is read when it is called for is not. */
function createReach({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  return (isRoot: (id: string) => boolean): ReadonlySet<string> => {
    const reached = new Set<string>();
    const named = new Set<string>();
    const visit = (id: string) => {
      if (reached.has(id)) return;
      reached.add(id);
      const info = getModuleInfo(id);
      for (const name of partsIn(info?.code ?? "")) named.add(name);
      if (!LISTS.test(id)) info?.importedIds.forEach(visit);
    };
    [...getModuleIds()].filter(isRoot).forEach(visit);
    const listed = [...reached].filter((id) => LISTS.test(id));
    const parts = listed.flatMap((id) => getModuleInfo(id)?.importedIds ?? []);
    parts.filter((id) => named.has(partOf(id))).forEach(visit);
    return reached;
  };
}

/**
 * The parts of listed packages that a module imports, as their files are called: `undo-2` for `Undo2`.
 * One that is imported by another of its names gets a script of its own.
 */
function partsIn(code: string): string[] {
  const names = [...code.matchAll(FROM_LISTS)].flatMap(([, list = ""]) => list.split(","));
  return names.map((name) =>
    (name.trim().split(/\s/, 1)[0] ?? "").replaceAll(/([a-z])(?=[A-Z0-9])/g, "$1-").toLowerCase(),
  );
}

function partOf(id: string): string {
  const [, icon, control] = PART.exec(id) ?? [];
  return icon ?? control ?? "";
}
