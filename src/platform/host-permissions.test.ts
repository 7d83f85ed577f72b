import { describe, expect, it } from "vitest";
import { createHostPermissions } from "./host-permissions";

const REQUIRED = ["http://127.0.0.1/*", "http://localhost/*"];

function setUp(given: readonly string[], stuck: readonly string[] = []) {
  const left = new Set([...REQUIRED, ...given]);
  const queried: string[] = [];
  const api = {
    contains: async ({ origins }: { origins: string[] }) => {
      queried.push(...origins);
      return origins.every((one) => left.has(one));
    },
    remove: async ({ origins }: { origins: string[] }) => {
      if (origins.some((one) => REQUIRED.includes(one) || stuck.includes(one))) {
        throw new Error("You cannot remove required permissions.");
      }
      for (const one of origins) left.delete(one);
      return true;
    },
    getAll: async () => ({ origins: [...left] }),
  };
  return { permissions: createHostPermissions({ api, required: REQUIRED }), left, queried };
}

describe("createHostPermissions", () => {
  it("looks an origin up with its port: leave for one port is none for another", async () => {
    const { permissions, queried } = setUp(["https://a.example:443/*"]);
    expect(await permissions.has("https://a.example")).toBe(true);
    expect(await permissions.has("https://a.example:8443")).toBe(false);
    expect(queried).toEqual(["https://a.example:443/*", "https://a.example:8443/*"]);
  });

  it("gives back what nothing leads to, other ports and wider patterns among it", async () => {
    const { permissions, left } = setUp([
      "https://a.example:443/*",
      "https://a.example:8443/*",
      "https://a.example/*",
      "https://b.example:443/*",
    ]);
    await permissions.keepOnly(["https://a.example"]);
    expect([...left]).toEqual([...REQUIRED, "https://a.example:443/*"]);
  });

  it("gives the others back where the browser keeps one", async () => {
    const { permissions, left } = setUp(
      ["https://stuck.example:443/*", "https://b.example:443/*"],
      ["https://stuck.example:443/*"],
    );
    await permissions.keepOnly([]);
    expect([...left]).toEqual([...REQUIRED, "https://stuck.example:443/*"]);
  });
});
