import { afterEach, describe, expect, it } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { ECHO } from "../../../test/fakes/mcp-server";
import { paramHeaders } from "./param-headers";

const open: Awaited<ReturnType<typeof makeToolServers>>[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

const FORM = {
  type: "object" as const,
  properties: {
    region: { type: "string", "x-mcp-header": "Region" },
    text: { type: "string" },
    options: { type: "object", properties: { dry: { type: "boolean", "x-mcp-header": "Dry" } } },
  },
};

describe("arguments that a server wants told in headers, too", () => {
  it("are told so with the call", async () => {
    const world = await makeToolServers({ tools: [{ ...ECHO, inputSchema: FORM }] });
    open.push(world);
    const { servers, server, endpoint } = world;
    const call = { tool: "echo", input: { region: "eu", text: "hello", options: { dry: true } } };
    const how = { signal: new AbortController().signal, check: async () => {} };
    expect(await servers.call(endpoint, call, how)).toEqual({ text: "hello", failed: false });
    expect(server.requests.at(-1)?.headers).toMatchObject({
      ...{ "mcp-param-region": "eu", "mcp-param-dry": "true" },
    });
  });

  it.each([
    ["eu", "eu"],
    [7, "7"],
    [false, "false"],
    ["two words", "two words"],
    ["", "=?base64??="],
    [" eu", "=?base64?IGV1?="],
    ["über", "=?base64?w7xiZXI=?="],
    ["a\r\nX-Other: b", "=?base64?YQ0KWC1PdGhlcjogYg==?="],
    ["=?base64?YQ==?=", "=?base64?PT9iYXNlNjQ/WVE9PT89?="],
  ])("are told as a header can carry them: %j", (region, field) => {
    expect(paramHeaders(FORM, { region })).toEqual({ "Mcp-Param-Region": field });
  });

  it("are none where there is no such argument, or no header could be called so", () => {
    const marked = (name: unknown) => ({ properties: { a: { "x-mcp-header": name } } });
    expect(paramHeaders(FORM, { region: null, text: "x" })).toEqual({});
    for (const name of ["", "a b", "a\r\nb", 7]) {
      expect(paramHeaders(marked(name), { a: "x" })).toEqual({});
    }
  });
});
