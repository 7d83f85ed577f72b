import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "wxt";
import { makeGuideFiles } from "./scripts/guide/make-files";
import { makeUseLiteFiles } from "./scripts/use-lite/make-files";
import { ownZodPlugin } from "./scripts/worker-build/own-zod";
import { plainAgePlugin } from "./scripts/worker-build/plain-age";
import { workerParts } from "./scripts/worker-build/worker-parts";

// The public half of the key that fixes the extension's id: Ollama's origin list, passkeys and
// the stored data all depend on that id. The private half is needed only to sign store packages
// and lies in no repository.
const PUBLIC_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsKkXP2gMo5LcieiMNCT8XcWZD+5BPWrQprdGDmNCl9Rd8C80gMti9SUNHPlyZgEOSu/OK3u+UnL3T1AxO1wyy+040HXXcla6jv81dv/q3QX+g1eH8I3Bypls7UxMBMJbJhE/Aa/uY+AURVopa/iuguZ6AMGRFa9p0sBwp5ufvzGILAdg5Kd6eOfnKJKzXYOLVMWCIEPxxzeEHoH+iD0VEx1DQkle/R1Gn+0O2ax687Pii9PYSmOYcK532bEQfHSIL3YAqBxWbsl1EFh/DbCK6zS0oV3r8lEVGQe/VdLGHFwIGGz1BbP/cJIc6HiimKeT8ULb+MK0DrzlHpWHIyz0OwIDAQAB";

// Pages may not connect anywhere; while developing, their reload needs to.
const reloadPlugin = {
  name: "reload",
  transformIndexHtml: (html: string) =>
    html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

const ENGINE = "node_modules/@wllama/wllama/esm";

// The engine's package names a server to get another build of itself from, for browsers that are too
// old for this one. No such address may be in what we ship.
const offlineEnginePlugin = {
  name: "offline-engine",
  transform: (code: string, id: string) => {
    if (!id.includes(`${ENGINE}/index.js`)) return null;
    const offline = code.replaceAll(/"https:\/\/(cdn\.jsdelivr\.net|huggingface\.co)[^"]*"/g, '""');
    if (offline === code) throw new Error("The engine's package has another form now: look again.");
    return { code: offline, map: null };
  },
};

const SQLITE = "node_modules/@sqlite.org/sqlite-wasm/dist";

// Its WebAssembly lies beside the script that asks for it; two workers of its own, for databases in
// files, are never started, and would be bundled as text.
const plainSqlitePlugin = {
  name: "plain-sqlite",
  enforce: "pre" as const,
  transform: (code: string, id: string) => {
    if (!id.includes(`${SQLITE}/index.mjs`)) return null;
    const plain = code.replaceAll(
      /new URL\(("[^"]+"), import\.meta\.url\)/g,
      "new URL($1, self.location.href)",
    );
    if (plain === code) throw new Error("SQLite's package has another form now: look again.");
    return { code: plain.replace("import.meta.url", "self.location.href"), map: null };
  },
};

// What an entry of the contract does, and how it may fail, is for whoever reads it: no page and no
// worker asks for it, and every page would read kilobytes of it before it is drawn.
const withoutDocsPlugin = {
  name: "without-docs",
  enforce: "pre" as const,
  transform: (code: string, id: string) => {
    if (!id.includes("/src/contract/")) return null;
    const bare = code
      .replaceAll(/\bdoes:\s*"(?:[^"\\]|\\.)*",/g, 'does: "",')
      .replaceAll(/\berrors: \[[^\]]*\]/g, "errors: []");
    return { code: bare, map: null };
  },
};

export default defineConfig({
  imports: false,
  hooks: {
    "vite:build:extendConfig": (entrypoints, config) => {
      if (!entrypoints.some(({ type }) => type === "background")) return;
      const lib = config.build?.lib;
      if (typeof lib === "object") lib.formats = ["cjs"];
      const minify = config.build?.minify !== false;
      const isRecording = process.env.RECORD_WORKER === "1";
      config.plugins = [
        ...(config.plugins ?? []),
        plainAgePlugin,
        ownZodPlugin,
        workerParts({ isRecording, minify }),
      ];
    },
    "build:publicAssets": async (_wxt, files) => {
      const absoluteSrc = fileURLToPath(new URL(`${ENGINE}/wasm/wllama.wasm`, import.meta.url));
      files.push({ absoluteSrc, relativeDest: "wllama.wasm" });
      const sqlite = fileURLToPath(new URL(`${SQLITE}/sqlite3.wasm`, import.meta.url));
      files.push({ absoluteSrc: sqlite, relativeDest: "sqlite3.wasm" });
      files.push(...makeGuideFiles());
      for (const { name, path } of await makeUseLiteFiles()) {
        files.push({ absoluteSrc: path, relativeDest: name });
      }
    },
  },
  manifest: ({ command }) => ({
    // The browser tells these in its own language, from public/_locales.
    default_locale: "en",
    name: "__MSG_name__",
    description: "__MSG_description__",
    key: PUBLIC_KEY,
    minimum_chrome_version: "133",
    permissions: [
      "sidePanel",
      // The page that the person asks about, from a click on it until they leave it; nothing else.
      "activeTab",
      "scripting",
      "contextMenus",
      "storage",
      "unlimitedStorage",
      "alarms",
      "idle",
      "offscreen",
      "declarativeNetRequestWithHostAccess",
    ],
    // A private window would hold another, empty store that is gone with it: nothing to rely on.
    incognito: "not_allowed",
    commands: {
      lock: {
        // Not the panel's own Ctrl+Shift+L: newer Chromium keeps that, and would give it no key at all.
        suggested_key: { default: "Alt+Shift+L", mac: "MacCtrl+Shift+L" },
        description: "__MSG_lock__",
      },
      panel: { description: "__MSG_panel__" },
      page: { description: "__MSG_page__" },
      _execute_action: { suggested_key: { default: "Alt+J" } },
    },
    host_permissions: ["http://127.0.0.1/*", "http://localhost/*", "http://[::1]/*"],
    // Asked for when the person lets programs of this machine in, and signs in at a server of tools.
    optional_permissions: ["nativeMessaging", "identity"],
    // Asked for one origin at a time, when the person makes a connection to it.
    optional_host_permissions: ["https://*/*", "http://*/*"],
    externally_connectable: { ids: [], matches: [] },
    content_security_policy: {
      // The worker's fetches: which servers they go to is the person's choice, so the limit to each
      // connection's own origin is in the code (createProviderFetch), as is that to loopback without
      // one. Pages carry a stricter policy of their own (connect-src 'none').
      extension_pages: [
        "default-src 'none'",
        // WebAssembly: the worker derives keys from passphrases with it, and the compute host runs
        // models. No page that a person sees may.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' http: https:${command === "serve" ? " ws:" : ""}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  }),
  vite: ({ command }) => ({
    plugins: [
      tailwindcss(),
      offlineEnginePlugin,
      plainSqlitePlugin,
      withoutDocsPlugin,
      ...(command === "serve" ? [reloadPlugin] : []),
    ],
    resolve: {
      alias: {
        // The package's own entry is the build for old engines: larger, and slower to start.
        dexie: "dexie/dist/modern/dexie.mjs",
      },
    },
  }),
});
