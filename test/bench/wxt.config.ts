import { defineConfig, type UserConfig, type WxtViteConfig } from "wxt";
import product from "../../wxt.config";

// The product with every adapter to a model left out: what they cost a worker that wakes is the
// difference to the product. The guide stays, so that something answers.

const ADAPTER = /\/src\/providers\/(?!guide\/).+\.ts$/;

const NOTHING = "\0no-adapters";

export default defineConfig({
  ...product,
  outDir: ".output/without-adapters",
  vite: async (env) => {
    const config = (await product.vite?.(env)) ?? {};
    return { ...config, plugins: [...(config.plugins ?? []), withoutAdapters()] };
  },
} satisfies UserConfig);

type Plugin = NonNullable<WxtViteConfig["plugins"]>[number];

/** Whatever is imported from an adapter is a function that makes nothing. */
function withoutAdapters(): Plugin {
  return {
    name: "without-adapters",
    enforce: "pre",
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && ADAPTER.test(found.id) ? NOTHING : null;
    },
    load: (id) =>
      id === NOTHING
        ? {
            code: "export default new Proxy({}, { get: () => () => ({}) });",
            syntheticNamedExports: true,
          }
        : null,
  };
}
