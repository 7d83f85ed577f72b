import { describe, expect, it, vi } from "vitest";

const HTML = "http://www.w3.org/1999/xhtml";

type Selected = { readonly isCollapsed: boolean };

class FakeNode {
  readonly namespaceURI = HTML;
  constructor(readonly tag: string) {}
  get tagName() {
    return this.tag;
  }
}

class FakeDocument {
  constructor(
    private readonly selected: Selected | null,
    private readonly focused: FakeNode | null = null,
  ) {}
  get activeElement() {
    return this.focused;
  }
  get defaultView() {
    return { getSelection: () => this.selected };
  }
}

class FakeFrame extends FakeNode {
  constructor(private readonly inner: FakeDocument | null) {
    super("IFRAME");
  }
  get contentDocument() {
    return this.inner;
  }
}

async function selectionIn(page: FakeDocument): Promise<unknown> {
  vi.stubGlobal("Document", FakeDocument);
  vi.stubGlobal("Element", FakeNode);
  vi.stubGlobal("HTMLIFrameElement", FakeFrame);
  const { selectionIn: find } = await import("./selection");
  return find(page as unknown as Document);
}

describe("what is selected", () => {
  const none = { isCollapsed: true };
  const some = { isCollapsed: false };

  it("is what the page itself has, or the frame of its own site that has the keyboard", async () => {
    expect(await selectionIn(new FakeDocument(some))).toBe(some);
    const inner = new FakeDocument(some, new FakeNode("BODY"));
    expect(await selectionIn(new FakeDocument(none, new FakeFrame(inner)))).toBe(some);
    const outer = new FakeDocument(none, new FakeFrame(inner));
    expect(await selectionIn(new FakeDocument(none, new FakeFrame(outer)))).toBe(some);
  });

  it("is the page's own where nothing is selected in that frame, or it is another site's", async () => {
    const empty = new FakeDocument(none);
    expect(await selectionIn(new FakeDocument(some, new FakeFrame(empty)))).toBe(some);
    expect(await selectionIn(new FakeDocument(some, new FakeFrame(null)))).toBe(some);
    expect(await selectionIn(new FakeDocument(none, new FakeFrame(null)))).toBe(none);
  });
});

describe("what is selected of a text", () => {
  const text = { data: "Herons nest in March", length: 20 } as Text;
  const other = {} as Node;
  type Ends = readonly [start: Node, from: number, end: Node, to: number];

  const selectionOf = (...ranges: readonly Ends[]) =>
    ({
      rangeCount: ranges.length,
      getRangeAt: (at: number) => {
        const [startContainer, startOffset, endContainer, endOffset] = ranges[at] as Ends;
        const isIn = startContainer === text || endContainer === text;
        const intersectsNode = () => isIn;
        return { startContainer, startOffset, endContainer, endOffset, intersectsNode };
      },
    }) as unknown as Selection;

  it.each<[string, readonly Ends[], string]>([
    ["all of it between two others", [[other, 1, other, 2]], "Herons nest in March"],
    ["its end", [[text, 7, other, 2]], "nest in March"],
    // Firefox selects with Ctrl what lies apart.
    [
      "what a second stretch has of it, and no more",
      [
        [other, 1, other, 2],
        [text, 0, text, 6],
      ],
      "Herons",
    ],
    [
      "two stretches",
      [
        [text, 0, text, 6],
        [text, 15, text, 20],
      ],
      "Herons March",
    ],
  ])("is %s", async (_, ranges, selected) => {
    const { selectedIn } = await import("./selection");
    const parts = selectedIn(text, selectionOf(...ranges));
    expect(parts.map(({ from, to }) => text.data.slice(from, to)).join(" ")).toBe(selected);
  });
});
