import { describe, expect, it } from "vitest";
import { idSchema } from "../../domain/id";
import { renamedId } from "./renamed-id";

const id = "6f1c1d84-4b59-4c40-8b3c-0d8f6f1f2a10";

describe("the id in a copy", () => {
  it("is an id that looks like any other", async () => {
    const renamed = await renamedId({ id, digest: "a" });
    expect(idSchema.safeParse(renamed).success).toBe(true);
    expect(renamed[14]).toBe("4");
    expect(renamed).not.toBe(id);
  });

  it("is the same for the same backup, and another for another one", async () => {
    const renamed = await renamedId({ id, digest: "a" });
    expect(await renamedId({ id, digest: "a" })).toBe(renamed);
    expect(await renamedId({ id, digest: "b" })).not.toBe(renamed);
  });
});
