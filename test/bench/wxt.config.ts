import { defineConfig, type UserConfig } from "wxt";
import product from "../../wxt.config";
import { withoutAdapters } from "./without-adapters";

// The product with every adapter to a model left out: what they cost a worker that wakes is the
// difference to the product.

export default defineConfig({
  ...product,
  outDir: ".output/without-adapters",
  vite: async (env) => {
    const config = (await product.vite?.(env)) ?? {};
    return { ...config, plugins: [...(config.plugins ?? []), withoutAdapters()] };
  },
} satisfies UserConfig);
