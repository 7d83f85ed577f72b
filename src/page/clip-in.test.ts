import { describe, expect, it, vi } from "vitest";

describe("what can be scrolled to", () => {
  const SHELL = { left: 0, top: 0, right: 800, bottom: 600 };
  const BOX = { left: 200, top: 50, right: 800, bottom: 600 };

  type Scrolling = {
    readonly box?: typeof BOX;
    readonly clip?: typeof BOX;
    readonly style?: Partial<CSSStyleDeclaration>;
    readonly name?: string;
    /** How far it is scrolled. */
    readonly at?: readonly [left: number, top: number];
    /** How large all is that is in it. */
    readonly all?: readonly [width: number, height: number];
    /** What the page's own element says. */
    readonly root?: Partial<CSSStyleDeclaration>;
  };

  function stubPage({ box = BOX, name = "DIV", root = {}, at = [0, 0], all }: Scrolling) {
    const inside: Record<string, unknown> = {
      ...{ tagName: name, scrollLeft: at[0], scrollTop: at[1] },
      ...{ scrollWidth: all?.[0] ?? 900, scrollHeight: all?.[1] ?? 5_000 },
      ...{ clientWidth: box.right - box.left, clientHeight: box.bottom - box.top },
    };
    class FakeElement {
      getBoundingClientRect() {
        return box;
      }
    }
    for (const key of Object.keys(inside)) {
      Object.defineProperty(FakeElement.prototype, key, { get: () => inside[key] });
    }
    const element = new FakeElement() as unknown as Element;
    const getComputedStyle = () => ({ overflowX: "visible", overflowY: "visible", ...root });
    const view = { getComputedStyle, innerWidth: 800, innerHeight: 600 };
    const page = { defaultView: view, documentElement: {}, body: element };
    const views = ["defaultView", "documentElement", "body"].map((key) => [
      key,
      { get: () => page[key as keyof typeof page] },
    ]);
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("Node", {
      prototype: Object.defineProperty({}, "ownerDocument", { get: () => page }),
    });
    vi.stubGlobal("Document", {
      prototype: Object.defineProperties({}, Object.fromEntries(views)),
    });
    return element;
  }

  /** What is seen within an element of 900 by 5,000 pixels inside, in a shell that cuts off the rest. */
  async function clipOf(given: Scrolling) {
    const element = stubPage(given);
    const style = {
      ...{ display: "block", opacity: "1", filter: "none", clipPath: "none", maskImage: "none" },
      ...{ backgroundImage: "none", backgroundColor: "rgba(0, 0, 0, 0)", direction: "ltr" },
      ...{ overflowX: "auto", overflowY: "auto", writingMode: "horizontal-tb" },
      ...{ getPropertyValue: () => "", ...given.style },
    } as unknown as CSSStyleDeclaration;
    const { sightIn } = await import("./sight");
    const clip = given.clip ?? SHELL;
    return sightIn(element, style, { opacity: 1, behind: null, clip })?.clip;
  }

  it("is seen, however far down it is, also where what lies around it cuts off", async () => {
    expect(await clipOf({})).toEqual({ left: 0, top: 0, right: 1_100, bottom: 5_050 });
    const style = { overflowX: "hidden", overflowY: "scroll" };
    const scrolled = await clipOf({ style, at: [0, 2_000] });
    expect(scrolled).toEqual({ left: 200, top: -1_950, right: 800, bottom: 3_050 });
  });

  it("is not what a box cuts off of something that has nothing to scroll", async () => {
    const box = { left: 0, top: 0, right: 800, bottom: 2_000 };
    const clip = { ...SHELL, bottom: 30 };
    expect(await clipOf({ box, clip, all: [800, 2_000] })).toEqual(clip);
    // No more than what it has to scroll comes into that box.
    expect(await clipOf({ box, clip, all: [800, 2_100] })).toEqual({ ...clip, bottom: 130 });
  });

  it("is not seen through a slit that a box leaves of it", async () => {
    const clip = { ...SHELL, top: 300, bottom: 302 };
    expect(await clipOf({ clip })).toEqual(clip);
  });

  it.each<[Partial<CSSStyleDeclaration>, readonly [number, number]]>([
    [{ direction: "rtl" }, [-100, 0]],
    [{ display: "flex", flexDirection: "row-reverse" }, [0, 0]],
    [{ writingMode: "vertical-rl" }, [0, 0]],
  ])("goes to the left where it begins at its right: %j", async (style, at) => {
    const left = 200 - 300 - (at[0] ?? 0);
    expect(await clipOf({ style, at })).toMatchObject({ left: Math.min(0, left), bottom: 5_050 });
    expect(await clipOf({ style, at })).toMatchObject({ right: 800 - (at[0] ?? 0) });
  });

  it("goes up where it begins at its bottom", async () => {
    const style = { display: "flex", flexDirection: "column-reverse" };
    expect(await clipOf({ style })).toMatchObject({ top: 50 - 4_450, bottom: 600 });
    const scrolled = await clipOf({ style, at: [0, -1_000] });
    expect(scrolled).toMatchObject({ top: 50 - 3_450, bottom: 1_600 });
  });

  it("is not seen through a slit, but in a page whose own body has no height", async () => {
    const box = { ...BOX, bottom: BOX.top + 3 };
    expect(await clipOf({ box })).toMatchObject({ top: 50, bottom: 53 });
    expect(await clipOf({ box, name: "BODY" })).toMatchObject({ top: 0, bottom: 600 });
  });

  it("is the window at least where the body, without a height, has the window hide the rest", async () => {
    const box = { left: 0, top: 0, right: 800, bottom: 0 };
    const style = { overflowX: "hidden", overflowY: "hidden" };
    const clip = { ...SHELL, bottom: 9_000 };
    expect(await clipOf({ box, name: "BODY", style, clip })).toEqual(SHELL);
  });

  it("is not cut off beside a body whose overflow is the window's, nor scrolled with it", async () => {
    const style = { overflowX: "hidden", overflowY: "auto" };
    expect(await clipOf({ name: "BODY", style, at: [0, 900] })).toEqual(SHELL);
    const root = { overflowX: "hidden", overflowY: "auto" };
    expect(await clipOf({ name: "BODY", style, root })).toMatchObject({ left: 200, bottom: 5_050 });
    expect(await clipOf({ name: "BODY", style, root: { contain: "paint" } })).toMatchObject({
      left: 200,
    });
  });

  it("is not seen where nobody sees what scrolls, nor is what only a program scrolls", async () => {
    const away = { left: 900, top: 50, right: 1_500, bottom: 600 };
    expect(await clipOf({ box: away })).toEqual(SHELL);
    expect(await clipOf({ style: { overflowX: "hidden", overflowY: "hidden" } })).toEqual(BOX);
    const clipped = { overflowX: "visible", overflowY: "clip" };
    expect(await clipOf({ style: clipped })).toEqual({ ...SHELL, top: 50 });
  });

  it("is cut off by nothing that has no box", async () => {
    const style = { display: "contents", overflowX: "hidden", clipPath: "inset(50%)" };
    expect(await clipOf({ style })).toEqual(SHELL);
  });
});
