import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { countGuess } from "./count-guess";

const bytes = (text: string) => new TextEncoder().encode(text);
const HEAD = "age-encryption.org/v1\n-> scrypt c2FsdA 18\nc2VhbGVk\n--- bWFj\n";

/** Under how many names guesses at these files are counted. */
async function namesFor(files: readonly string[]): Promise<number> {
  const local = createFakeKeyValueArea();
  let now = 0;
  // Long enough that none has to wait for another.
  const clock = { now: () => (now += 86_400_000) };
  const deps = { local, clock, log: { warn: () => {} } };
  for (const file of files) {
    const wrong = countGuess(deps, bytes(file), () => Promise.reject(new Error("wrong")));
    await expect(wrong).rejects.toThrow("wrong");
  }
  return local.stored.size;
}

describe("a guess at a key file", () => {
  it("is at its salt and what that seals: an altered copy is no new file to guess at", async () => {
    const altered = [
      `${HEAD}payload`,
      `${HEAD}other`,
      HEAD.replace("bWFj", "bWFk"),
      `${HEAD}\u0000`,
    ];
    expect(await namesFor([HEAD, ...altered, HEAD.replace(" 18\n", " 17\n")])).toBe(1);
  });

  it("is another one at another salt, and at what is no key file", async () => {
    expect(await namesFor([HEAD, HEAD.replace("c2FsdA", "c2FsdB"), "", "nothing"])).toBe(4);
  });
});
