import type { Rollup } from "vite";
import { describe, expect, it } from "vitest";
import { sharedScript } from "./shared-script";

const ROOT = "/project";
const LIST = `${ROOT}/node_modules/lucide-react/dist/esm/lucide-react.mjs`;
const page = (name: string) => `${ROOT}/entrypoints/${name}/index.html`;
const icon = (name: string) => `${ROOT}/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const own = (name: string) => `${ROOT}/src/${name}.ts`;

/** What each module imports, and what it says where that matters. */
const MODULES: Readonly<Record<string, { imports: readonly string[]; code?: string }>> = {
  [page("sidepanel")]: { imports: [own("panel"), own("common"), own("bytes")] },
  [page("popup")]: { imports: [own("popup"), own("common")] },
  [page("offscreen")]: { imports: [own("bytes"), own("engine")] },
  [own("panel")]: { imports: [own("alone")] },
  [own("alone")]: { imports: [] },
  [own("popup")]: { imports: [LIST], code: 'import { Pin } from "lucide-react";' },
  [own("common")]: { imports: [LIST], code: 'import { Undo2, X as Close } from "lucide-react";' },
  [own("bytes")]: { imports: [] },
  [own("engine")]: { imports: [] },
  [own("ui/words/en")]: { imports: [own("ui/words/en-prompt")] },
  [own("ui/words/en-prompt")]: { imports: [] },
  [page("options")]: { imports: [own("ui/words/en-prompt")] },
  [LIST]: { imports: [icon("undo-2"), icon("x"), icon("pin")] },
  [icon("undo-2")]: { imports: [] },
  [icon("x")]: { imports: [] },
  [icon("pin")]: { imports: [] },
};

function chunkOf(): (id: string) => unknown {
  const { outputOptions } = sharedScript();
  if (typeof outputOptions !== "function") throw new Error("the plugin changes no options");
  const { manualChunks } = outputOptions.call({} as never, {}) as Rollup.OutputOptions;
  if (typeof manualChunks !== "function") throw new Error("the plugin chooses no script");
  const graph = {
    getModuleIds: () => Object.keys(MODULES).values(),
    getModuleInfo: (id: string) => ({
      code: MODULES[id]?.code ?? "",
      importedIds: MODULES[id]?.imports ?? [],
    }),
  };
  return (id) => manualChunks(id, graph as never);
}

describe("the scripts that pages share", () => {
  it("hold what the panel and another page need, apart what the page that draws nothing needs", () => {
    const chunk = chunkOf();
    expect(chunk(own("common"))).toBe("shared");
    expect(chunk(own("bytes"))).toBe("plain");
    for (const one of [own("panel"), own("alone"), own("popup"), own("engine")]) {
      expect(chunk(one)).toBeNull();
    }
  });

  it("hold of a package that lists its parts those which the panel names", () => {
    const chunk = chunkOf();
    expect([icon("undo-2"), icon("x")].map(chunk)).toEqual(["shared", "shared"]);
    expect(chunk(icon("pin"))).toBeNull();
  });

  it("hold what the texts that are read first share with another page, not these themselves", () => {
    const chunk = chunkOf();
    expect(chunk(own("ui/words/en-prompt"))).toBe("shared");
    expect(chunk(own("ui/words/en"))).toBeNull();
  });
});
