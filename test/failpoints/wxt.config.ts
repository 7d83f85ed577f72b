import { defineConfig } from "wxt";
import product from "../../wxt.config";
import { createFailpointPlugin } from "./failpoint-plugin";

// The product with failpoints in it: the product's own build knows nothing of them.
export default defineConfig({
  ...product,
  outDir: ".output/failpoints",
  // The page is one that asks the worker for nothing by itself; the popup, which nobody opens, gives
  // the manifest the button that the worker puts its number on.
  filterEntrypoints: ["background", "welcome", "popup"],
  vite: async (env) => {
    const vite = (await product.vite?.(env)) ?? {};
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), createFailpointPlugin()],
      build: { ...vite.build, minify: false },
    };
  },
});
