import { defineConfig, type WxtHooks } from "wxt";
import product from "../../wxt.config";
import { createFailpointPlugin } from "./failpoint-plugin";

// The product names its hooks by their whole names.
const hooks = product.hooks as Partial<WxtHooks> | undefined;

// The product with failpoints in its worker: the product's own build knows nothing of them.
export default defineConfig({
  ...product,
  outDir: ".output/failpoints",
  // The page is one that asks the worker for nothing by itself; the popup, which nobody opens, gives
  // the manifest the button that the worker puts its number on. The search index lives in two others.
  filterEntrypoints: ["background", "welcome", "popup", "offscreen", "search-worker"],
  hooks: {
    ...product.hooks,
    "vite:build:extendConfig": async (entrypoints, config) => {
      await hooks?.["vite:build:extendConfig"]?.(entrypoints, config);
      if (!entrypoints.some(({ type }) => type === "background")) return;
      config.plugins = [...(config.plugins ?? []), createFailpointPlugin()];
    },
  },
  vite: async (env) => {
    const vite = (await product.vite?.(env)) ?? {};
    return { ...vite, build: { ...vite.build, minify: false } };
  },
});
