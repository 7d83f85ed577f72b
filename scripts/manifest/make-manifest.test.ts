import { describe, expect, it } from "vitest";
import { GECKO_ID as BRIDGE_GECKO_ID } from "../../bridge/src/names.mjs";
import { GECKO_ID, makeManifest } from "./make-manifest";

const firefox = makeManifest({ isFirefox: true, isServing: false });
const chromium = makeManifest({ isFirefox: false, isServing: false });

function permissionsOf(manifest: ReturnType<typeof makeManifest>): string[] {
  const kinds = ["permissions", "optional_permissions"] as const;
  const more = ["host_permissions", "optional_host_permissions"] as const;
  return [...kinds, ...more].flatMap((kind) => (manifest[kind] as string[] | undefined) ?? []);
}

describe("makeManifest", () => {
  it("asks for nothing in Firefox that it does not ask for in Chromium, so each has its reason", () => {
    const requested = permissionsOf(chromium);
    expect(permissionsOf(firefox).filter((name) => !requested.includes(name))).toEqual([]);
  });

  it("names the add-on as the program does that Firefox starts for it", () => {
    expect(BRIDGE_GECKO_ID).toBe(GECKO_ID);
    expect(firefox.browser_specific_settings?.gecko?.id).toBe(GECKO_ID);
  });

  it("lets only the extension frame its pages in Firefox, and nobody in Chromium", () => {
    const policyOf = ({ content_security_policy: policy }: typeof firefox) =>
      (policy as { readonly extension_pages: string }).extension_pages;
    expect(policyOf(firefox)).toContain("frame-ancestors 'self'");
    expect(policyOf(chromium)).toContain("frame-ancestors 'none'");
    expect(policyOf(chromium)).not.toContain("frame-src");
  });

  it("suggests a key for no more commands than a browser gives one to, each another", () => {
    const keys = Object.values(chromium.commands ?? {}).flatMap(
      ({ suggested_key: key }) => key?.default ?? [],
    );
    expect(keys).toEqual(["Alt+Shift+L", "Alt+Shift+J", "Alt+J"]);
    expect(keys.length).toBeLessThanOrEqual(4);
  });

  it("tells each browser only what it knows", () => {
    expect(firefox).not.toHaveProperty("key");
    expect(firefox).not.toHaveProperty("minimum_chrome_version");
    expect(chromium).not.toHaveProperty("browser_specific_settings");
  });
});
