import { expect, it } from "vitest";
import { forgottenPut } from "./forgotten-facts";

it("a forgotten key is kept as a digest under a salt of its context's own, which no list of keys tells", async () => {
  const forget = async () => {
    const contextId = crypto.randomUUID();
    const { payload } = await forgottenPut([], { contextId, key: "name", messageIds: [], at: 1 });
    return payload as { readonly digest: string; readonly salt: string };
  };
  const [one, two] = [await forget(), await forget()];
  expect(atob(one.salt)).toHaveLength(16);
  expect(one.salt).not.toBe(two.salt);
  expect(one.digest).not.toBe(two.digest);
});
