import { readFileSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, type Rollup, transformWithEsbuild } from "vite";
import { COPY } from "./own-zod";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LINKER = fileURLToPath(new URL("linker.ts", import.meta.url));
const CORE_MODULES = fileURLToPath(new URL("core-modules.json", import.meta.url));

/** What the browser starts the worker with, and what is read once something else is called. */
const CORE_FILE = "background.js";
const REST_FILE = "background-rest.js";

/** What only these modules need has a script of its own, as few ever use it. */
const MCP_FILE = "background-mcp.js";
const MCP_FOLDER = "src/mcp/";

// What was imported while a worker was installed may be imported ever after, and nothing else.
const BEGIN = `
  addEventListener("install", () => importScripts("${REST_FILE}", "${MCP_FILE}"));
`;

type Options = {
  /** Puts all into the first script, where `linker.used()` and `names` tell what has been used. */
  readonly isRecording: boolean;
  /** Puts all into the first script: a page has no way to read another before it goes on. */
  readonly isEventPage: boolean;
  /** As in Vite's own options: a build that is read by people is left as it is. */
  readonly minify: boolean;
};

type Chunk = Rollup.OutputChunk;

/**
 * A Vite plugin that makes three classic scripts of a worker, each a table of modules which a linker
 * evaluates when something of theirs is first used: the modules of core-modules.json, those that
 * only `src/mcp` needs, and the rest.
 */
export function workerParts({ isRecording, isEventPage, minify }: Options): Plugin {
  const isWhole = isRecording || isEventPage;
  return {
    name: "worker-parts",
    config: () => ({ build: { minify: false, rollupOptions: { output: OUTPUT } } }),
    async generateBundle(_options, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const { fileName } of all) delete bundle[fileName];
      const { near, far } = splitByUse(all);
      const chunks = [...near, ...far];
      const core = readCore(chunks);
      const isCore = (chunk: Chunk) => isWhole || chunk.isEntry || core.has(pathOf(chunk));
      const standIns = chunks
        // Functions of packages may have properties, which nothing could stand in for.
        .filter((chunk) => pathOf(chunk).startsWith("src/") && (isWhole || !isCore(chunk)))
        .map((chunk) => ({ chunk, names: exportedFunctions(this.parse(chunk.code)) }));
      const toTable = tableWriter(chunks, standIns);
      const paths = isRecording ? `const names = ${JSON.stringify(chunks.map(pathOf))};` : "";
      const read = isEventPage
        ? "() => {}"
        : `(id) => importScripts(id < ${near.length} ? "${REST_FILE}" : "${MCP_FILE}")`;
      const scripts = {
        [CORE_FILE]: `"use strict"; ${await readLinker()} ${isEventPage ? "" : BEGIN} ${paths}
          const linker = linking.createLinker({ read: ${read} });
          linker.add(${toTable(chunks.filter(isCore))});
          linker.find(${chunks.findIndex(({ isEntry }) => isEntry)}).default;`,
        ...(isEventPage
          ? {}
          : {
              [REST_FILE]: further(toTable(near.filter((one) => !isCore(one)))),
              [MCP_FILE]: further(toTable(far.filter((one) => !isCore(one)))),
            }),
      };
      for (const [fileName, code] of Object.entries(scripts)) {
        const source = await transform(code, { fileName, minify });
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** A script that adds its modules to the linker of the first. */
function further(table: string): string {
  return `"use strict"; linker.add(${table});`;
}

/** The chunks that are reached without `src/mcp`, and the others. */
function splitByUse(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || reached.has(chunk) || pathOf(chunk).startsWith(MCP_FOLDER)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  const far = chunks.filter((chunk) => !reached.has(chunk));
  return { near: chunks.filter((chunk) => reached.has(chunk)), far };
}

const OUTPUT: Rollup.OutputOptions = {
  format: "cjs",
  exports: "named",
  // One chunk for each module; what they export to each other gets names of one letter.
  manualChunks: toPath,
  chunkFileNames: "[name].js",
  minifyInternalExports: true,
  hoistTransitiveImports: false,
  externalLiveBindings: false,
  esModule: false,
  strict: false,
  generatedCode: { preset: "es2015", symbols: false },
};

/** A module's path from the project's folder; of a copy behind a name of its own. */
function toPath(id: string): string {
  if (id.endsWith(COPY)) return `copy/${toPath(id.slice(0, -COPY.length))}`;
  const path = id.replaceAll("\0", "").split("?", 1)[0] ?? id;
  if (!path.startsWith(ROOT)) return path.replaceAll(":", "/");
  return relative(ROOT, path).split(sep).join("/");
}

function pathOf({ moduleIds }: Chunk): string {
  return moduleIds.map(toPath).join(" ");
}

/** The modules of the first script; fails where one of them is no longer there. */
function readCore(chunks: readonly Chunk[]): ReadonlySet<string> {
  const core: readonly string[] = JSON.parse(readFileSync(CORE_MODULES, "utf8"));
  const paths = new Set(chunks.map(pathOf));
  const gone = core.filter((path) => !paths.has(path));
  if (gone.length > 0)
    console.warn(`core-modules.json names what is not there: ${gone.join(", ")}`);
  return new Set(core);
}

type StandIn = { readonly chunk: Chunk; readonly names: readonly string[] };

/**
 * What writes chunks as a table of functions by number, in which they name each other by number, and
 * after it the functions of those that they name.
 */
function tableWriter(
  chunks: readonly Chunk[],
  standIns: readonly StandIn[],
): (some: readonly Chunk[]) => string {
  const ids = new Map(chunks.map(({ fileName }, id) => [fileName, id]));
  const idOf = (fileName: string) => {
    const id = ids.get(fileName);
    if (id === undefined) throw new Error(`${fileName} is in no part of the worker.`);
    return id;
  };
  const toFactory = ({ code, fileName }: Chunk) =>
    code.replaceAll(/\brequire\((["'])(\.[^"']+)\1\)/g, (_all, _quote, source: string) => {
      return `require(${idOf(posix.join(posix.dirname(fileName), source))})`;
    });
  return (some) => {
    const lines = some.map(
      (chunk) => `${idOf(chunk.fileName)}: (exports, require) => {${toFactory(chunk)}\n}`,
    );
    const named = new Set(some.flatMap(({ imports }) => imports));
    const functions = standIns
      .filter(({ chunk, names }) => named.has(chunk.fileName) && names.length > 0)
      .map(({ chunk, names }) => [idOf(chunk.fileName), names.join(" ")]);
    return `{${lines.join(",\n")}}, ${JSON.stringify(Object.fromEntries(functions))}`;
  };
}

async function readLinker(): Promise<string> {
  const source = readFileSync(LINKER, "utf8");
  const options = { format: "iife", globalName: "linking", sourcemap: false } as const;
  return (await transformWithEsbuild(source, LINKER, options)).code;
}

async function transform(
  code: string,
  { fileName, minify }: { readonly fileName: string; readonly minify: boolean },
): Promise<string> {
  const result = await transformWithEsbuild(code, fileName, {
    minify,
    // Characters beyond Latin-1 make the browser read all of a script as two bytes each: 5 ms.
    charset: "ascii",
    legalComments: "none",
    sourcemap: false,
    target: "chrome133",
  });
  return result.code;
}

type Statement = Rollup.ProgramNode["body"][number];

/**
 * Under which names a CommonJS module exports functions that it declares: `exports.name = declared`.
 * What is called by such a name can be stood in for by a function that calls it later.
 */
function exportedFunctions({ body }: Rollup.ProgramNode): readonly string[] {
  const declared = new Set<string>();
  for (const node of body) {
    if (node.type === "FunctionDeclaration" && node.id) declared.add(node.id.name);
  }
  return body.flatMap((node) => {
    const exported = exportOf(node);
    return exported !== null && declared.has(exported.value) ? [exported.name] : [];
  });
}

function exportOf(node: Statement): { readonly name: string; readonly value: string } | null {
  if (node.type !== "ExpressionStatement") return null;
  const { expression } = node;
  if (expression.type !== "AssignmentExpression") return null;
  const { left, right } = expression;
  if (left.type !== "MemberExpression" || right.type !== "Identifier") return null;
  const { object, property } = left;
  if (object.type !== "Identifier" || object.name !== "exports") return null;
  return property.type === "Identifier" ? { name: property.name, value: right.name } : null;
}
