import type { Plugin } from "vite";

const LEFT_OUT = "\0age-left-out";

/**
 * A Vite plugin that leaves out of age what our files never are sealed with: keys that withstand
 * quantum computers, and those of hardware tags (half of its code). Using one fails.
 */
export const plainAgePlugin: Plugin = {
  name: "plain-age",
  enforce: "pre",
  resolveId: (source, importer) => {
    if (!importer?.includes("/age-encryption/")) return null;
    const isLeftOut = /^@noble\/(post-quantum\/hybrid|curves\/nist)\.js$/.test(source);
    return isLeftOut ? LEFT_OUT : null;
  },
  load: (id) =>
    id === LEFT_OUT
      ? `const fail = () => { throw new Error("left out of this build"); };
         const none = new Proxy({}, { get: fail });
         export { none as MLKEM768P256, none as MLKEM768X25519, none as p256 };`
      : null,
};
