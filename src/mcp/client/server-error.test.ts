import { expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import { toServerError } from "./server-error";

it.each(["provider-permission", "provider-auth", "connection-held"] as const)(
  "%s on the way to a server says that it is one of MCP, however the SDK has wrapped it",
  (code) => {
    const own = new AppError(code, { data: { host: "mcp.example.com" } });
    for (const error of [own, new Error("SDK", { cause: own })]) {
      const { code: reported, data } = toServerError(error, "mcp.example.com");
      expect([reported, data]).toEqual([code, { host: "mcp.example.com", provider: "mcp" }]);
    }
  },
);

it("what is no failure of a server, such as the lock, stays as it is", () => {
  const locked = new AppError("locked");
  expect(toServerError(locked, "mcp.example.com")).toBe(locked);
});
