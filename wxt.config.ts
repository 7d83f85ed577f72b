import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { type IndexHtmlTransformContext, transformWithEsbuild } from "vite";
import { defineConfig } from "wxt";
import { makeGuideFiles } from "./scripts/guide/make-files";
import { makeManifest } from "./scripts/manifest/make-manifest";
import { sharedScript } from "./scripts/page-build/shared-script";
import { makeUseLiteFiles } from "./scripts/use-lite/make-files";
import { ownZodPlugin } from "./scripts/worker-build/own-zod";
import { plainAgePlugin } from "./scripts/worker-build/plain-age";
import { workerParts } from "./scripts/worker-build/worker-parts";

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

const CHARACTER_MAPS = "node_modules/pdfjs-dist/cmaps";

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

// pdf.js's worker part offers itself to whoever started the worker that it is in: here that is our own
// script, which speaks to it by the library and to the page by words of its own. And it unpacks whatever
// a stream holds: 2 KB of a file may be a gigabyte, in the process that the vault is open in.
const MOST_UNPACKED = 256 * 1_024 * 1_024;
const TOO_LARGE = 'throw new RangeError("A stream of this PDF is too large.")';
const PDF_CHANGES = [
  ["this.initializeFromPort(self);", ""],
  [
    "ensureBuffer(requested) {\n    const buffer = this.buffer;",
    `ensureBuffer(requested) {\n    if (requested > ${MOST_UNPACKED}) ${TOO_LARGE};\n    const buffer = this.buffer;`,
  ],
  [
    "totalLength += chunk.byteLength;",
    `totalLength += chunk.byteLength; if (totalLength > ${MOST_UNPACKED}) ${TOO_LARGE};`,
  ],
] as const;

const quietPdfPlugin = {
  name: "quiet-pdf",
  enforce: "pre" as const,
  transform: (code: string, id: string) => {
    if (!id.includes("pdfjs-dist/legacy/build/pdf.worker.mjs")) return null;
    const quiet = PDF_CHANGES.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error("pdf.js has another form now: look again.");
      return text.replace(from, to);
    }, code);
    return { code: quiet, map: null };
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

// The side panel and the popup have something to show before their scripts have run, and are not shown
// by the browser until all is read that they name (ADR 0144). English is what every language falls back to;
// of the others `begin.js` reads the one that is wanted.
const AFTER_PICTURE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** English, and the texts of another language. */
const WORDS = /\/words\/([a-z]{2})(?:\/messages)?\.ts$/;

const pictureFirstPlugin = {
  name: "picture-first",
  apply: "build" as const,
  transformIndexHtml: {
    order: "post" as const,
    handler: (html: string, { path, bundle = {} }: IndexHtmlTransformContext) => {
      if (!/sidepanel|popup/.test(path)) return html;
      const words = Object.values(bundle).flatMap((file) => {
        const module = file.type === "chunk" ? file.facadeModuleId : null;
        const language = WORDS.exec(module ?? "")?.[1];
        if (language === undefined) return [];
        return `<link rel="modulepreload" data-words="${language}" crossorigin href="/${file.fileName}">`;
      });
      const tags = html.match(AFTER_PICTURE) ?? [];
      const hasAll = words.some((link) => link.includes('"en"')) && words.length > 1;
      if (!hasAll || !tags.some((tag) => tag.includes("<script")))
        throw new Error("A page's script is named in another way now: look again.");
      const later = `  <template data-after-picture>${tags.join("")}\n    ${words.join("\n    ")}\n    </template>\n  </head>`;
      return html.replaceAll(AFTER_PICTURE, "").replace("</head>", later);
    },
  },
};

let isFirefox = false;

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  hooks: {
    ready: ({ config }) => {
      isFirefox = config.browser === "firefox";
    },
    "vite:build:extendConfig": (entrypoints, config) => {
      if (entrypoints.some(({ type }) => type === "sidepanel")) {
        config.plugins = [...(config.plugins ?? []), sharedScript()];
      }
      if (!entrypoints.some(({ type }) => type === "background")) return;
      const lib = config.build?.lib;
      if (typeof lib === "object") lib.formats = ["cjs"];
      const minify = config.build?.minify !== false;
      const isRecording = process.env.RECORD_WORKER === "1";
      config.plugins = [
        ...(config.plugins ?? []),
        plainAgePlugin,
        ownZodPlugin,
        workerParts({ isRecording, isEventPage: isFirefox, minify }),
      ];
    },
    "build:publicAssets": async (_wxt, files) => {
      // Every page reads it before anything else; the notes in it are for us.
      const begin = files.findIndex(({ relativeDest }) => relativeDest === "begin.js");
      const source = await readFile(new URL("public/begin.js", import.meta.url), "utf8");
      const { code } = await transformWithEsbuild(source, "begin.js", { minify: true });
      files.splice(begin, 1, { contents: code, relativeDest: "begin.js" });
      const absoluteSrc = fileURLToPath(new URL(`${ENGINE}/wasm/wllama.wasm`, import.meta.url));
      files.push({ absoluteSrc, relativeDest: "wllama.wasm" });
      const sqlite = fileURLToPath(new URL(`${SQLITE}/sqlite3.wasm`, import.meta.url));
      files.push({ absoluteSrc: sqlite, relativeDest: "sqlite3.wasm" });
      files.push(...makeGuideFiles(isFirefox ? "firefox" : "chromium"));
      // Whoever has a copy has the licences with it; as plain text a browser shows them. It takes it for
      // UTF-8 by the mark that stands first.
      for (const name of ["LICENSE", "THIRD-PARTY-NOTICES.md"]) {
        const contents = `\uFEFF${await readFile(new URL(name, import.meta.url), "utf8")}`;
        files.push({ contents, relativeDest: `${name.replace(/\.md$/, "")}.txt` });
      }
      // How Chinese, Japanese and Korean texts are coded in PDFs whose fonts are not in them, with
      // the licence of these.
      for (const name of await readdir(CHARACTER_MAPS)) {
        const absoluteSrc = fileURLToPath(new URL(`${CHARACTER_MAPS}/${name}`, import.meta.url));
        files.push({ absoluteSrc, relativeDest: `character-maps/${name}` });
      }
      for (const { name, path } of await makeUseLiteFiles()) {
        files.push({ absoluteSrc: path, relativeDest: name });
      }
    },
  },
  manifest: ({ command, browser }) =>
    makeManifest({ isServing: command === "serve", isFirefox: browser === "firefox" }),
  vite: ({ command }) => ({
    plugins: [
      tailwindcss(),
      offlineEnginePlugin,
      plainSqlitePlugin,
      quietPdfPlugin,
      withoutDocsPlugin,
      pictureFirstPlugin,
      ...(command === "serve" ? [reloadPlugin] : []),
    ],
  }),
});
