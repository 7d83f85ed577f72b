import { describe, expect, it, vi } from "vitest";

/** Whether a text of one good line is seen where it has that of a style. */
async function isSeenWith(security: string): Promise<boolean> {
  const line = { left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20 };
  vi.stubGlobal(
    "Range",
    class {
      selectNodeContents() {}
      getClientRects = () => [line];
    },
  );
  // The range is kept with the module.
  vi.resetModules();
  const { isSeen } = await import("./sight");
  const style = {
    ...{ visibility: "visible", color: "rgb(0, 0, 0)", writingMode: "horizontal-tb" },
    getPropertyValue: (name: string) => (name === "-webkit-text-security" ? security : ""),
  };
  const sight = { opacity: 1, behind: null, clip: line };
  return isSeen({ data: "4929 1234" } as Text, style as unknown as CSSStyleDeclaration, sight);
}

describe("a text on a page", () => {
  it.each(["disc", "circle", "square", "triangle"])(
    "is not seen where its characters are masked: %s",
    async (security) => {
      expect(await isSeenWith(security)).toBe(false);
    },
  );

  it.each(["none", ""])("is seen where they are not: “%s”", async (security) => {
    expect(await isSeenWith(security)).toBe(true);
  });
});
