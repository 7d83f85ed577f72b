import { describe, expect, it, vi } from "vitest";

describe("what a shape leaves of an element", () => {
  /** Of one of 200 by 100 pixels, in a page of 800 by 600. */
  async function leftBy(clipPath: string, own = { width: 200, height: 100 }, more: object = {}) {
    const box = { left: 100, top: 100, right: 300, bottom: 200, width: 200, height: 100 };
    vi.stubGlobal("HTMLElement", {
      prototype: Object.defineProperties(
        {},
        { offsetWidth: { get: () => own.width }, offsetHeight: { get: () => own.height } },
      ),
    });
    vi.stubGlobal(
      "Element",
      class {
        readonly namespaceURI = "http://www.w3.org/1999/xhtml";
        getBoundingClientRect() {
          return box;
        }
      },
    );
    const style = {
      ...{ display: "block", opacity: "1", filter: "none", clipPath, maskImage: "none" },
      ...{ overflowX: "visible", overflowY: "visible", backgroundImage: "none" },
      ...{ backgroundColor: "rgba(0, 0, 0, 0)", getPropertyValue: () => "", ...more },
    } as unknown as CSSStyleDeclaration;
    const { sightIn } = await import("./sight");
    const clip = { left: 0, top: 0, right: 800, bottom: 600 };
    return sightIn(new Element(), style, { opacity: 1, behind: null, clip })?.clip ?? null;
  }

  it.each([
    "inset(50%)",
    "inset(0px 0px 100%)",
    "inset(60px)",
    "inset(0px 49.6%)",
    "inset(0px 0px 99px round 4px)",
    "circle(0px)",
    "circle(0.4px at 50% 50%)",
    "circle(0px at right 10px bottom 5px)",
    "circle(0px at calc(100% - 45px) 45px)",
    "circle(10px at -500px 50%)",
    "ellipse(50% 0px at 50% 50%)",
    "polygon(0px 0px, 1px 0px, 0px 1px)",
    "polygon(evenodd, 0px 0px, 100% 0px, 100% 0%)",
  ])("is nothing: %s", async (clipPath) => {
    expect(await leftBy(clipPath)).toBeNull();
  });

  it.each([
    ["none", [0, 0, 800, 600]],
    ["inset(10% 20px)", [120, 110, 280, 190]],
    ["inset(0px 0px 60px)", [100, 100, 300, 140]],
    ["circle(20px at 50% 50%)", [180, 130, 220, 170]],
    ["ellipse(50px 50% at 0px 50%)", [50, 100, 150, 200]],
    ["polygon(0% 0%, 50% 0%, 0px 100%)", [100, 100, 200, 200]],
    // What is not known hides nothing: most of it is a decoration.
    ['path("M0 0h100v100z")', [0, 0, 800, 600]],
    ["url(#shape)", [0, 0, 800, 600]],
    ["circle(closest-side at 50% 50%)", [0, 0, 800, 600]],
    ["inset(calc(10% + 4px))", [0, 0, 800, 600]],
  ])("is as large as it is: %s", async (clipPath, [left, top, right, bottom]) => {
    expect(await leftBy(clipPath)).toEqual({ left, top, right, bottom });
  });

  it("is not known of one that is scaled or turned, but for nothing at all", async () => {
    const [page, large] = [
      { left: 0, top: 0, right: 800, bottom: 600 },
      { width: 400, height: 200 },
    ];
    expect(await leftBy("inset(0px 0px 60px)", large)).toEqual(page);
    expect(await leftBy("inset(0px 0px 120px)", large)).toEqual(page);
    expect(await leftBy("inset(0px 0px 199px)", large)).toBeNull();
    expect(await leftBy("inset(50%)", large)).toBeNull();
    const turned = { transform: "matrix(-1, 0, 0, 1, 0, 0)" };
    expect(await leftBy("inset(10% 20px)", undefined, turned)).toEqual(page);
    const moved = { transform: "matrix(1, 0, 0, 1, 40, 0)", rotate: "none", scale: "none" };
    expect(await leftBy("inset(10% 20px)", undefined, moved)).toMatchObject({ left: 120 });
  });
});
