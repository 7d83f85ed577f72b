import { expect, it } from "vitest";
import { MAX_TOOLS_BYTES } from "../../domain/server-tool";
import { readTools } from "./read-tools";

const SERVER = { id: "s", url: "https://tools.example/mcp" };

it("tools that take more room together than a server has are left out as too many", async () => {
  const description = "€".repeat(8_000);
  const listed = Array.from({ length: 200 }, (_, n) => {
    return { name: `tool-${n}`, description, inputSchema: {} };
  });
  const leftOut: (readonly [string, string])[] = [];
  const tools = await readTools(listed, SERVER, (name, why) => leftOut.push([name, why]));
  const kept = tools.map(({ digest, ...tool }) => tool);
  const bytes = new TextEncoder().encode(JSON.stringify(kept)).length;
  expect(bytes).toBeLessThanOrEqual(MAX_TOOLS_BYTES);
  expect(bytes).toBeGreaterThan(MAX_TOOLS_BYTES - 25_000);
  expect(tools[0]?.name).toBe("tool-0");
  expect(leftOut).toHaveLength(200 - tools.length);
  expect(leftOut[0]).toEqual([`tool-${tools.length}`, "too-many"]);
});
