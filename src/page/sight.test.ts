import { describe, expect, it, vi } from "vitest";
import type { Rgb } from "../domain/contrast";

type Given = {
  readonly security?: string;
  readonly color?: string;
  readonly fill?: string;
  readonly behind?: Rgb | null;
  readonly opacity?: number;
};

/** Whether a text of one good line is seen where it has that of a style. */
async function isSeenWith(given: Given): Promise<boolean> {
  const { security = "", color = "rgb(0, 0, 0)", fill = "", behind = null, opacity = 1 } = given;
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
  const { seenText } = await import("./seen-text");
  const style = {
    ...{ visibility: "visible", color, writingMode: "horizontal-tb" },
    getPropertyValue: (name: string) => (name === "-webkit-text-security" ? security : fill),
  };
  const sight = { opacity, behind, clip: line };
  const text = { data: "4929 1234" } as Text;
  const within = { style: style as unknown as CSSStyleDeclaration, sight };
  return seenText(text, [{ from: 0, to: 9 }], within) !== "";
}

describe("a text on a page", () => {
  it.each(["disc", "circle", "square", "triangle"])(
    "is not seen where its characters are masked: %s",
    async (security) => {
      expect(await isSeenWith({ security })).toBe(false);
    },
  );

  it.each(["none", ""])("is seen where they are not: “%s”", async (security) => {
    expect(await isSeenWith({ security })).toBe(true);
  });

  const WHITE: Rgb = [255, 255, 255];

  it.each([
    "rgb(254, 254, 254)",
    "oklch(1 0 0)",
    "oklab(0.99 none none)",
    "lab(99 0 0)",
    "lch(100 0 none)",
    "color(srgb 1 1 1)",
    "color(display-p3 1 1 1)",
    "color(xyz-d50 0.9643 1 0.8251)",
    "oklch(0.2 0 0 / 0)",
    "color(srgb 0 0 0 / 5%)",
    // Nobody knows what it is.
    "color(rec2100-pq 0 0 0)",
    "nonsense",
  ])("is not seen where its colour is that of the page, none, or unknown: %s", async (color) => {
    expect(await isSeenWith({ color, behind: WHITE })).toBe(false);
    expect(await isSeenWith({ fill: color, behind: WHITE })).toBe(false);
  });

  it.each([
    "rgb(153, 153, 153)",
    "oklch(0.5 0.2 260)",
    "lab(40 20 -30)",
    "color(display-p3 0.2 0.4 0.1 / 0.9)",
  ])("is seen where its colour differs from the page's, in whatever form: %s", async (color) => {
    expect(await isSeenWith({ color, behind: WHITE })).toBe(true);
  });

  it("is not seen where its colour and what it stands in are each faint, or leave none of a pale one", async () => {
    const faint = { color: "rgba(0, 0, 0, 0.2)", opacity: 0.2 };
    expect(await isSeenWith(faint)).toBe(false);
    expect(await isSeenWith({ ...faint, behind: WHITE })).toBe(false);
    expect(await isSeenWith({ color: "rgb(153, 153, 153)", opacity: 0.11, behind: WHITE })).toBe(
      false,
    );
    expect(await isSeenWith({ color: "rgb(0, 0, 0)", opacity: 0.3, behind: WHITE })).toBe(true);
  });
});

describe("what lies behind a text", () => {
  const style = (given: Partial<CSSStyleDeclaration>) =>
    ({
      ...{ display: "block", opacity: "1", filter: "none", clipPath: "none", maskImage: "none" },
      ...{ overflowX: "visible", overflowY: "visible", backgroundImage: "none" },
      ...{ backgroundColor: "rgba(0, 0, 0, 0)", getPropertyValue: () => "", ...given },
    }) as unknown as CSSStyleDeclaration;

  const within = async (given: Partial<CSSStyleDeclaration>) => {
    const { sightIn } = await import("./sight");
    const clip = { left: 0, top: 0, right: 9, bottom: 9 };
    return sightIn({} as Element, style(given), { opacity: 1, behind: [255, 255, 255], clip });
  };

  it("is a background in whatever form, mixed with what it lets through", async () => {
    expect((await within({ backgroundColor: "oklch(0 0 0)" }))?.behind).toEqual([0, 0, 0]);
    expect((await within({ backgroundColor: "lab(0 0 0 / 0)" }))?.behind).toEqual([255, 255, 255]);
    const half = await within({ backgroundColor: "color(srgb 0 0 0 / 0.5)" });
    expect(half?.behind).toEqual([127.5, 127.5, 127.5]);
  });

  it("is unknown where it cannot be read, so that no page is read as nothing", async () => {
    const sight = await within({ backgroundColor: "color(rec2100-pq 0 0 0)" });
    expect(sight?.behind).toBeNull();
  });

  it.each([
    "opacity(1) opacity(0)",
    "opacity(1e-7)",
    "opacity(50%) opacity(10%)",
    "blur(1e+07px)",
    "blur(2px) blur(20px)",
    "grayscale(1) opacity(0)",
  ])("is nothing where filters leave nothing of it: %s", async (filter) => {
    expect(await within({ filter })).toBeNull();
  });

  it.each(["opacity(0.5) blur(2px)", "drop-shadow(rgb(0, 0, 0) 0px 0px 20px)", "blur(4px)"])(
    "is seen through others: %s",
    async (filter) => {
      expect(await within({ filter })).not.toBeNull();
    },
  );

  it("is nothing where a mask lets nothing through, in whatever form", async () => {
    for (const none of ["rgba(0, 0, 0, 0)", "oklch(0 0 0 / 0)", "color(srgb 0 0 0 / 1%)"]) {
      expect(await within({ maskImage: `linear-gradient(${none}, ${none})` })).toBeNull();
    }
    const half = "linear-gradient(oklch(0 0 0 / 0), lab(0 0 0))";
    expect(await within({ maskImage: half })).not.toBeNull();
  });
});

describe("what is fixed in the window", () => {
  const CUT = { left: 0, top: -900, right: 800, bottom: 0 };

  type Page = {
    readonly compatMode?: string;
    readonly tagName?: string;
    readonly isBody?: boolean;
  };

  /** In a page whose root is 9,000 pixels high, which without a doctype is what is in it. */
  async function insideOf(given: object, outer: object = {}, page: Page = {}) {
    const { compatMode = "BackCompat", tagName = "DIV", isBody = tagName === "BODY" } = page;
    const box = { left: 0, top: 700, right: 800, bottom: 900 };
    const root = { clientHeight: 9_000 };
    const owner = { defaultView: { innerWidth: 800, innerHeight: 600 } };
    vi.stubGlobal(
      "Element",
      class {
        getBoundingClientRect() {
          return box;
        }
        get clientHeight() {
          return (this as unknown) === root ? root.clientHeight : 590;
        }
        get clientWidth() {
          return 790;
        }
        get tagName() {
          return tagName;
        }
      },
    );
    vi.stubGlobal("Node", {
      prototype: Object.defineProperty({}, "ownerDocument", { get: () => owner }),
    });
    const element = new Element();
    const views = {
      defaultView: { get: () => owner.defaultView },
      documentElement: { get: () => root },
      body: { get: () => (isBody ? element : { clientHeight: 9_000 }) },
      compatMode: { get: () => compatMode },
    };
    vi.stubGlobal("Document", { prototype: Object.defineProperties({}, views) });
    const style = {
      ...{ display: "block", opacity: "1", filter: "none", clipPath: "none", maskImage: "none" },
      ...{ overflowX: "visible", overflowY: "visible", backgroundImage: "none" },
      ...{ backgroundColor: "rgba(0, 0, 0, 0)", getPropertyValue: () => "", ...given },
    } as unknown as CSSStyleDeclaration;
    const { sightIn } = await import("./sight");
    return sightIn(element, style, { opacity: 1, behind: null, clip: CUT, ...outer });
  }

  it("is seen where the window is, which nobody scrolls, whatever lies around it cuts off", async () => {
    const inside = await insideOf({ position: "fixed" });
    expect(inside?.clip).toEqual({ left: 0, top: 0, right: 800, bottom: 600 });
    expect((await insideOf({ position: "absolute" }))?.clip).toEqual(CUT);
    // Zoomed in, the window says less than the root.
    const zoomed = await insideOf({ position: "fixed" }, {}, { compatMode: "CSS1Compat" });
    expect(zoomed?.clip).toMatchObject({ bottom: 9_000 });
  });

  it.each([
    { transform: "matrix(1, 0, 0, 1, 0, 0)" },
    { filter: "blur(0px)" },
    { willChange: "opacity, transform" },
    { contain: "layout style" },
    { contain: "content" },
    { contentVisibility: "auto" },
    { transformStyle: "preserve-3d" },
    { offsetPath: 'path("M 0 0 H 100")' },
  ])("goes with the page in what the browser fixes it in: %j", async (given) => {
    const around = await insideOf(given);
    const inside = await insideOf({ position: "fixed" }, { ...around });
    expect(inside?.clip).toEqual(CUT);
  });

  it("is the page where it is the body, which a page holds while a dialog is open", async () => {
    const inside = await insideOf({ position: "fixed" }, {}, { tagName: "BODY" });
    expect(inside?.clip).toEqual(CUT);
    const another = await insideOf({ position: "fixed" }, {}, { tagName: "BODY", isBody: false });
    expect(another?.clip).toMatchObject({ top: 0, bottom: 600 });
  });

  it.each([
    ["static", "DIV", { top: -900, bottom: 2_000 }],
    ["relative", "DIV", { top: 700, bottom: 900 }],
    ["static", "BODY", { top: 700, bottom: 900 }],
  ])(
    "is cut off, where it is absolute, by what it goes with alone: %s %s",
    async (position, tagName, seen) => {
      const hidden = { position, overflowX: "hidden", overflowY: "hidden" };
      const around = await insideOf(
        hidden,
        { clip: { ...CUT, bottom: 2_000 } },
        { tagName, isBody: false },
      );
      const inside = await insideOf(
        { position: "absolute" },
        { ...around },
        { tagName, isBody: false },
      );
      expect(inside?.clip).toMatchObject(seen);
    },
  );
});
