import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig, type WxtViteConfig } from "wxt";
import product from "../../wxt.config";

// The control build: the product with its two protections off, so that a search which finds nothing
// in the product's profile is known to find what lies there. Nothing in the product switches them.

const ENVELOPE = fileURLToPath(new URL("../../src/crypto/envelope.ts", import.meta.url));
const PLAIN_ENVELOPE = fileURLToPath(new URL("./plain-envelope.ts", import.meta.url));
/** Where requests are made: the adapters, and the one way to a server that they all take. */
const ASKING = /\/src\/(providers\/.+|background\/provider-fetch)\.ts$/;

export default defineConfig({
  ...product,
  outDir: ".cache/at-rest",
  vite: async (env) => {
    const config = (await product.vite?.(env)) ?? {};
    return { ...config, plugins: [...(config.plugins ?? []), withoutSeal(), withoutNoStore()] };
  },
} satisfies UserConfig);

type Plugin = NonNullable<WxtViteConfig["plugins"]>[number];

/** Rows go into the database as they are. */
function withoutSeal(): Plugin {
  return {
    name: "without-seal",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith("/envelope")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === ENVELOPE ? PLAIN_ENVELOPE : null;
    },
  };
}

/** The browser's cache may keep what a provider answers. */
function withoutNoStore(): Plugin {
  return {
    name: "without-no-store",
    enforce: "pre",
    transform: (code, id) =>
      ASKING.test(id) ? code.replaceAll('cache: "no-store"', 'cache: "default"') : null,
  };
}
