import type { Plugin } from "vite";

const ADAPTER = /\/src\/providers\/(?!guide\/).+\.ts$/;
const NOTHING = "\0no-adapters";

/**
 * A build in which whatever is imported from an adapter to a model is a function that makes nothing;
 * the guide stays, so that something answers.
 */
export function withoutAdapters(): Plugin {
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
