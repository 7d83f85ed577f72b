// The import law of ARCHITECTURE.md as a table. Test files may import anything; everything else
// may import its own folder and what stands here.
const FOLDERS = {
  "src/domain": [],
  "src/contract": ["src/domain"],
  "src/messaging": ["src/contract", "src/domain"],
  "src/crypto": ["src/domain"],
  "src/vault": ["src/crypto", "src/platform", "src/domain"],
  "src/store": ["src/crypto", "src/domain"],
  "src/foreign": ["src/domain"],
  "src/operations": ["src/contract", "src/domain"],
  "src/programs": ["src/operations", "src/contract", "src/domain"],
  "src/backup": ["src/store", "src/memory", "src/crypto", "src/domain"],
  "src/prompt": ["src/domain"],
  "src/memory": ["src/domain"],
  "src/search": ["src/domain"],
  // What runs in a web page that the person asks about.
  "src/page": ["src/domain"],
  // What reads a PDF in a worker of its own, and what asks that worker.
  "src/pdf": ["src/domain"],
  // `wire` is what the adapters over HTTP share; it imports no adapter.
  "src/providers/*": ["src/providers/wire", "src/domain"],
  "src/mcp": ["src/domain"],
  "src/turns": ["src/prompt", "src/memory", "src/domain"],
  "src/platform": ["src/domain"],
  "src/background": [
    "src/contract",
    "src/messaging",
    "src/crypto",
    "src/vault",
    "src/store",
    "src/backup",
    "src/operations",
    "src/programs",
    "src/memory",
    "src/search",
    "src/prompt",
    "src/providers/*",
    "src/mcp",
    "src/turns",
    "src/platform",
    "src/domain",
  ],
  "src/compute": [
    "src/providers/*",
    "src/search",
    "src/pdf",
    "src/messaging",
    "src/contract",
    "src/domain",
  ],
  "src/ui": [
    "src/foreign",
    "src/search",
    "src/pdf",
    "src/contract",
    "src/messaging",
    "src/platform/side-panel.ts",
    "src/domain",
  ],
  "entrypoints/background.ts": ["src/background"],
  "entrypoints/offscreen": ["src/compute"],
  "entrypoints/file-worker.ts": ["src/compute"],
  "entrypoints/search-worker.ts": ["src/compute"],
  "entrypoints/embed-worker.ts": ["src/compute"],
  "entrypoints/pdf-worker.ts": ["src/pdf"],
  "entrypoints/read-page.ts": ["src/page"],
  "entrypoints/sidepanel": ["src/ui"],
  "entrypoints/popup": ["src/ui"],
  "entrypoints/options": ["src/ui"],
  "entrypoints/welcome": ["src/ui", "src/platform/side-panel.ts"],
};

// The rooms of src/store in their order: each may import those before it. `create-store.ts` puts them
// together, and temporary conversations stand over what it makes.
const STORE_ROOMS = [
  "database",
  "journal",
  "rows",
  "settings",
  "connections",
  "memory",
  "contexts",
  "branches",
  "attachments",
  "conversations",
  "turns",
  "summaries",
  "imports",
  "snapshots",
  "repair",
  "staging",
  "undo",
  "search",
  "create-store.ts",
  "temporary",
];

// Where each package may be imported from; a package that is not here has no home.
const VIEWS = [
  "src/ui",
  "entrypoints/sidepanel",
  "entrypoints/popup",
  "entrypoints/options",
  "entrypoints/welcome",
];
const PACKAGES = {
  zod: ["src/*"],
  yjs: ["src/memory"],
  "@mozilla/readability": ["src/page"],
  turndown: ["src/page"],
  "pdfjs-dist": ["src/pdf"],
  "@webext-core/messaging": ["src/messaging"],
  fflate: ["src/search"],
  "hash-wasm": ["src/crypto", "src/compute"],
  "@modelcontextprotocol/client": ["src/mcp"],
  "eventsource-parser": ["src/providers/wire"],
  "@wllama/wllama": ["src/compute"],
  // Its start, with what it must not say, is the compute host's.
  "@sqlite.org/sqlite-wasm": ["src/search", "src/compute"],
  "@scure/base": ["src/crypto"],
  "age-encryption": ["src/backup"],
  "@zxcvbn-ts/core": ["src/ui"],
  "@zxcvbn-ts/language-common": ["src/ui"],
  "@zxcvbn-ts/language-en": ["src/ui"],
  react: VIEWS,
  "react-dom": VIEWS,
  marked: ["src/ui"],
  "sugar-high": ["src/ui/markdown"],
  temml: ["src/ui/markdown"],
  dompurify: ["src/ui"],
  "radix-ui": ["src/ui"],
  "lucide-react": ["src/ui"],
  virtua: ["src/ui"],
  "@zip.js/zip.js": ["src/foreign"],
  tailwindcss: VIEWS,
  wxt: ["entrypoints"],
};

const TEST_FILE = "[.]test[.]tsx?$";

/** A table's key as a pattern: `*` stands for one folder's name. */
function pattern(key) {
  const name = key.replaceAll(".", "[.]").replaceAll("*", "[^/]+");
  return key.endsWith(".ts") ? `^${name}$` : `^${name}/`;
}

function folderRule([folder, allowed]) {
  // "own folder" for providers/*: each adapter is a folder of its own, closed to its neighbours.
  const own = folder.includes("*") ? "^src/providers/$1/" : pattern(folder);
  return {
    name: `${folder} imports only ${["itself", ...allowed].join(", ")}`,
    severity: "error",
    from: {
      path: pattern(folder).replace("[^/]+", "([^/]+)"),
      pathNot: TEST_FILE,
    },
    to: { path: "^(src|entrypoints|test|scripts)/", pathNot: [own, ...allowed.map(pattern)] },
  };
}

function roomRule(room, at) {
  const allowed = STORE_ROOMS.slice(0, at + 1);
  return {
    name: `src/store/${room} imports only the rooms before it`,
    severity: "error",
    from: { path: pattern(`src/store/${room}`), pathNot: TEST_FILE },
    to: { path: "^src/store/", pathNot: allowed.map((name) => pattern(`src/store/${name}`)) },
  };
}

function packagePath(name) {
  return `(^|/)node_modules/${name.replaceAll(".", "[.]")}/`;
}

function packageRule([name, homes]) {
  return {
    name: `${name} lives in ${homes.join(", ")}`,
    severity: "error",
    from: { path: "^(src|entrypoints)/", pathNot: [TEST_FILE, ...homes.map(pattern)] },
    to: { path: packagePath(name) },
  };
}

const known = Object.keys(FOLDERS).map(pattern);

module.exports = {
  forbidden: [
    ...Object.entries(FOLDERS).map(folderRule),
    ...STORE_ROOMS.map(roomRule),
    {
      name: "every file of src/store has its room",
      severity: "error",
      from: {
        path: "^src/store/",
        pathNot: [TEST_FILE, ...STORE_ROOMS.map((room) => pattern(`src/store/${room}`))],
      },
      to: {},
    },
    ...Object.entries(PACKAGES).map(packageRule),
    {
      name: "every package has a home in the table",
      severity: "error",
      from: { path: "^(src|entrypoints)/", pathNot: TEST_FILE },
      to: {
        path: "(^|/)node_modules/",
        pathNot: Object.keys(PACKAGES).map(packagePath),
      },
    },
    {
      name: "every folder stands in the table",
      severity: "error",
      from: { path: "^(src|entrypoints)/", pathNot: [TEST_FILE, ...known] },
      to: {},
    },
    {
      name: "nothing imports a folder outside the table",
      severity: "error",
      from: { pathNot: TEST_FILE },
      to: { path: "^(src|entrypoints)/", pathNot: known },
    },
    {
      name: "no Node modules in the browser",
      severity: "error",
      from: { path: "^(src|entrypoints)/", pathNot: TEST_FILE },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "tests are imported by tests only",
      severity: "error",
      from: { path: "^(src|entrypoints|scripts)/", pathNot: "[.]test[.](tsx?|mjs)$" },
      to: { path: "[.]test[.](tsx?|mjs)$|^test/" },
    },
    { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    parser: "tsc",
    // Types count: a type-only import is still knowledge of another folder.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "browser", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
