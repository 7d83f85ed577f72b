import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { plainAgePlugin } from "./plain-age";

const AGE = fileURLToPath(
  new URL("../../node_modules/age-encryption/dist/index.js", import.meta.url),
);

/** The library as it is built, and how many characters it has. */
async function buildAge(plugins: readonly (typeof plainAgePlugin)[]) {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: { write: false, minify: false, lib: { entry: AGE, formats: ["es"] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error("nothing was built");
  const { code } = bundle.output[0];
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const age: typeof import("age-encryption") = await import(/* @vite-ignore */ url);
  return { age, size: code.length };
}

it("age without the keys that we do not use seals and opens for one recipient and a passphrase", async () => {
  const [{ age, size }, whole] = await Promise.all([buildAge([plainAgePlugin]), buildAge([])]);
  expect(size).toBeLessThan(whole.size - 100_000);

  const identity = await age.generateX25519Identity();
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(await age.identityToRecipient(identity));
  const decrypter = new whole.age.Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(await encrypter.encrypt("A quiet word."), "text")).toBe(
    "A quiet word.",
  );

  const locking = new whole.age.Encrypter();
  locking.setPassphrase("seven herons");
  locking.setScryptWorkFactor(4);
  const opening = new age.Decrypter();
  opening.addPassphrase("seven herons");
  expect(await opening.decrypt(await locking.encrypt("And one more."), "text")).toBe(
    "And one more.",
  );
});

it("what was left out fails, and is not taken for something else", async () => {
  const { age } = await buildAge([plainAgePlugin]);
  const hybrid = await age.generateHybridIdentity();
  await expect(age.identityToRecipient(hybrid)).rejects.toThrow("left out of this build");
});
