import { expect, it, vi } from "vitest";

const PAGE = { left: 0, top: 0, right: 800, bottom: Number.POSITIVE_INFINITY };

/** What is seen in a frame at that place, of a page of which so much is seen. */
async function seenIn(place: readonly [left: number, top: number], clip: object = {}, scrollY = 0) {
  const [left, top] = place;
  const box = { left, top, right: left + 300, bottom: top + 200, width: 300, height: 200 };
  vi.stubGlobal(
    "Element",
    class {
      getBoundingClientRect() {
        return box;
      }
    },
  );
  const page = { defaultView: { scrollX: 0, scrollY } };
  const content = { contentDocument: { get: () => page } };
  vi.stubGlobal("HTMLIFrameElement", { prototype: Object.defineProperties({}, content) });
  const view = { defaultView: { get: () => page.defaultView } };
  vi.stubGlobal("Document", { prototype: Object.defineProperties({}, view) });
  const style = {
    ...{ display: "block", opacity: "1", filter: "none", clipPath: "none", maskImage: "none" },
    ...{ overflowX: "clip", overflowY: "clip", backgroundImage: "none", visibility: "visible" },
    ...{ backgroundColor: "rgba(0, 0, 0, 0)", getPropertyValue: () => "" },
  } as unknown as CSSStyleDeclaration;
  const { sightInFrame } = await import("./sight");
  const outer = { opacity: 1, behind: null, clip: { ...PAGE, ...clip } };
  return sightInFrame(new Element() as HTMLIFrameElement, style, outer)?.clip ?? null;
}

it("a frame is seen in its own pixels, from its beginning as far down as it goes", async () => {
  const clip = { left: 0, top: 0, right: 300, bottom: Number.POSITIVE_INFINITY };
  expect(await seenIn([100, 5_000])).toEqual(clip);
  expect(await seenIn([100, 5_000], {}, 700)).toEqual({ ...clip, top: -700 });
});

it("a frame is not seen where it stands beside the page, or in a box that leaves a slit of it", async () => {
  expect(await seenIn([-9_999, 100])).toBeNull();
  expect(await seenIn([100, -900])).toBeNull();
  expect(await seenIn([100, 100], { top: 100, bottom: 103 })).toBeNull();
});
