import { expect, it, vi } from "vitest";

const PAGE = { left: 0, top: 0, right: 800, bottom: Number.POSITIVE_INFINITY };

type Frame = {
  /** What is seen of the page that it stands in. */
  readonly clip?: object;
  readonly scroll?: { readonly scrollX?: number; readonly scrollY?: number };
  /** How wide all is that is in it. */
  readonly width?: number;
  readonly style?: Partial<CSSStyleDeclaration>;
  readonly scrolling?: string;
  /** Where the body begins that is in it. */
  readonly bodyTop?: number;
  /** Where its root begins, and its style where that is not the body's. */
  readonly rootTop?: number;
  readonly rootStyle?: Partial<CSSStyleDeclaration>;
};

/** The globals of a frame's own document, whose window is 300 pixels wide. */
function stubInner(given: Frame) {
  const {
    width = 300,
    scroll = {},
    style = {},
    rootStyle,
    scrolling,
    bodyTop = 0,
    rootTop,
  } = given;
  const own = rootTop === undefined ? {} : { own: { top: rootTop } };
  const root = { clientWidth: 300, scrollWidth: width, ...own };
  const getComputedStyle = (of: unknown) => {
    const some = of === root ? (rootStyle ?? style) : style;
    return { direction: "ltr", overflowX: "visible", ...some };
  };
  const defaultView = { scrollX: 0, scrollY: 0, innerWidth: 300, ...scroll, getComputedStyle };
  const page = { documentElement: root, body: { own: { top: bodyTop } }, defaultView };
  const views = Object.entries(page).map(([key, value]) => [key, { get: () => value }]);
  const content = { contentDocument: { get: () => page } };
  vi.stubGlobal("HTMLIFrameElement", { prototype: Object.defineProperties({}, content) });
  vi.stubGlobal("Document", { prototype: Object.defineProperties({}, Object.fromEntries(views)) });
  vi.stubGlobal("Node", {
    prototype: Object.defineProperty({}, "ownerDocument", { get: () => page }),
  });
  vi.stubGlobal("window", { scrollX: 7, scrollY: 7, innerWidth: 5_000 });
  return scrolling ?? null;
}

/** What is seen in a frame at that place, of a page of which so much is seen. */
async function seenIn(position: readonly [left: number, top: number], frame: Frame = {}) {
  return (await sightIn(position, frame))?.clip ?? null;
}

async function sightIn(position: readonly [left: number, top: number], frame: Frame) {
  const [left, top] = position;
  const box = { left, top, right: left + 300, bottom: top + 200, width: 300, height: 200 };
  const scrolling = stubInner(frame);
  vi.stubGlobal(
    "Element",
    class {
      getBoundingClientRect() {
        return (this as unknown as { readonly own?: object }).own ?? box;
      }
      getAttribute() {
        return scrolling;
      }
    },
  );
  const style = {
    ...{ display: "block", opacity: "1", filter: "none", clipPath: "none", maskImage: "none" },
    ...{ overflowX: "clip", overflowY: "clip", backgroundImage: "none", visibility: "visible" },
    ...{ backgroundColor: "rgba(0, 0, 0, 0)", getPropertyValue: () => "" },
  } as unknown as CSSStyleDeclaration;
  const { sightInFrame } = await import("./sight");
  const outer = { opacity: 1, behind: null, clip: { ...PAGE, ...frame.clip } };
  const Made = Element as unknown as new () => HTMLIFrameElement;
  return sightInFrame(new Made(), style, outer);
}

const CLIP = { left: 0, top: 0, right: 300, bottom: Number.POSITIVE_INFINITY };

it("a frame is seen in its own pixels, from its beginning as far down as it goes", async () => {
  expect(await seenIn([100, 5_000])).toEqual(CLIP);
  expect(await seenIn([100, 5_000], { scroll: { scrollY: 700 } })).toEqual({ ...CLIP, top: -700 });
});

it("a page is seen from where it begins that is held above the window while a dialog is open", async () => {
  const style = { position: "fixed" };
  expect(await seenIn([100, 100], { bodyTop: -700, style })).toEqual({ ...CLIP, top: -700 });
  expect(await seenIn([100, 100], { bodyTop: 50, style })).toEqual(CLIP);
  expect(await seenIn([100, 100], { bodyTop: -700 })).toEqual(CLIP);
  const root = { rootTop: -700, rootStyle: style };
  expect(await seenIn([100, 100], { ...root, bodyTop: 50 })).toEqual({ ...CLIP, top: -700 });
  expect(await seenIn([100, 100], { ...root, rootStyle: {} })).toEqual(CLIP);
});

it("a frame is seen as far as it can be scrolled across, and no further", async () => {
  const scroll = { scrollX: 200 };
  expect(await seenIn([100, 100], { width: 700, scroll })).toEqual({
    ...CLIP,
    left: -200,
    right: 500,
  });
  expect(await seenIn([100, 100], { width: 700, scrolling: "no" })).toEqual(CLIP);
  const back = { width: 700, scroll: { scrollX: -50 }, style: { direction: "rtl" } };
  expect(await seenIn([100, 100], back)).toEqual({ ...CLIP, left: -350, right: 350 });
});

it("what scrolls across by more than three windows is read no further, which is no edge", async () => {
  const long = await sightIn([100, 100], { width: 2_000 });
  expect(long?.clip).toEqual({ ...CLIP, right: 900 });
  expect(long?.limit).toBe(900);
  const back = await sightIn([100, 100], { width: 2_000, style: { direction: "rtl" } });
  expect(back).toMatchObject({ clip: { left: -600, right: 300 }, limit: -600 });
  expect((await sightIn([100, 100], { width: 900 }))?.limit).toBeUndefined();
  const hidden = await sightIn([100, 100], { width: 2_000, style: { overflowX: "hidden" } });
  expect(hidden).toMatchObject({ clip: CLIP, limit: undefined });
});

it("a frame is not seen where it stands beside the page, or in a box that leaves a slit of it", async () => {
  expect(await seenIn([-9_999, 100])).toBeNull();
  expect(await seenIn([100, -900])).toBeNull();
  expect(await seenIn([100, 100], { clip: { top: 100, bottom: 103 } })).toBeNull();
});
