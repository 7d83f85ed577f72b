import { afterEach, describe, expect, it } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { MAX_OFFERS_BYTES } from "../../domain/server-offer";
import { readOffers } from "./read-offers";

const open: Awaited<ReturnType<typeof makeToolServers>>[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

async function setup(given: Parameters<typeof makeToolServers>[0] = {}) {
  const world = await makeToolServers(given);
  open.push(world);
  return world;
}

describe("a server of MCP", () => {
  it("tells its prompts and resources, what they say, and none whose name could not be typed", async () => {
    const prompts = [
      {
        name: "review",
        description: "Reviews.\u202e",
        arguments: [{ name: "of", required: true }],
      },
      { name: "bad name" },
      { name: "review" },
    ];
    const resources = [
      { uri: "file:///a", name: "A\u200b" },
      { uri: "file:///\u202eb", name: "B" },
    ];
    const { servers, endpoint } = await setup({ offers: { prompts, resources } });
    const { signal } = new AbortController();
    expect(await servers.offers(endpoint, signal)).toEqual({
      prompts: [
        {
          ...{ name: "review", description: "Reviews.[U+202E]" },
          arguments: [{ name: "of", required: true }],
        },
      ],
      resources: [{ uri: "file:///a", name: "A[U+200B]", description: "" }],
    });
    const review = { name: "review", arguments: { of: "it" } };
    expect(await servers.getPrompt(endpoint, review, signal)).toBe('review: {"of":"it"}');
    expect(await servers.readResource(endpoint, "file:///a", signal)).toBe("What file:///a says.");
  });

  it.each([
    ["2026-07-28", false],
    ["2025", true],
  ])("of %s has none of those that it says it has and does not know", async (_, isOld) => {
    const { servers, endpoint } = await setup({ isOld, saysMore: true });
    const { signal } = new AbortController();
    expect(await servers.offers(endpoint, signal)).toEqual({ prompts: [], resources: [] });
    expect(await servers.list(endpoint, signal, () => {})).toHaveLength(1);
  });

  it("has no prompts and resources where it says that it has none", async () => {
    const { servers, endpoint } = await setup();
    const { signal } = new AbortController();
    expect(await servers.offers(endpoint, signal)).toEqual({ prompts: [], resources: [] });
  });
});

it("prompts and resources of one server have one room, prompts before resources", () => {
  const description = "€".repeat(300);
  const names = Array.from({ length: 100 }, (_, n) => `p${n}`);
  const prompts = names.map((name) => ({ name, description }));
  const resources = Array.from({ length: 500 }, (_, n) => {
    return { uri: `file:///${n}`, name: "€".repeat(120), description };
  });
  const offers = readOffers({ prompts, resources });
  expect(offers.prompts).toHaveLength(100);
  expect(offers.resources.length).toBeLessThan(500);
  expect(offers.resources[0]?.uri).toBe("file:///0");
  const bytes = new TextEncoder().encode(JSON.stringify(offers)).length;
  expect(bytes).toBeLessThanOrEqual(MAX_OFFERS_BYTES + 100);
  expect(bytes).toBeGreaterThan(MAX_OFFERS_BYTES - 2_000);
});
