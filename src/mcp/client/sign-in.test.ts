import { describe, expect, it } from "vitest";
import { findSignIn } from "./sign-in";

/** A server that names this one as who signs people in for it. */
function find(serverUrl: string, issuer: string) {
  const told = { resource: serverUrl, authorization_servers: [issuer] };
  return findSignIn(async () => Response.json(told), serverUrl);
}

describe("who signs people in for a server", () => {
  it.each(["http://127.0.0.1:9000/", "https://localhost:9000/", "http://[::1]:9000/"])(
    "is none of this machine where the server is elsewhere: %s",
    async (issuer) => {
      const elsewhere = find("https://tools.example/mcp", issuer);
      await expect(elsewhere).rejects.toMatchObject({ code: "provider-auth" });
      expect((await find("http://127.0.0.1:9001/mcp", issuer)).issuer).toBe(issuer);
    },
  );

  it("is asked over https where it is elsewhere", async () => {
    const found = find("https://tools.example/mcp", "http://login.example/");
    await expect(found).rejects.toMatchObject({ code: "provider-auth" });
    const safe = await find("https://tools.example/mcp", "https://login.example/");
    expect(safe.issuer).toBe("https://login.example/");
  });
});
