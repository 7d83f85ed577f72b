import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/;

describe.each(["sidepanel", "popup", "welcome", "options"])("the %s page's own policy", (page) => {
  it("allows no network, and of scripts only its own: no WebAssembly, nothing inline", async () => {
    const file = new URL(`../../entrypoints/${page}/index.html`, import.meta.url);
    const policy = POLICY.exec(await readFile(file, "utf8"))?.[1] ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["script-src 'self'", "connect-src 'none'", "base-uri 'none'"]),
    );
    expect(policy).not.toContain("wasm-unsafe-eval");
  });
});
