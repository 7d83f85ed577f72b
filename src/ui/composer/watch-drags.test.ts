import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchDrags } from "./watch-drags";

const LINK = "https://lake.test/";

/** The panel while a drag goes through it; `send` gives whether the event was taken. */
function panelWith() {
  const page = new EventTarget();
  const texts: string[] = [];
  watchDrags(page, {
    onFiles: () => {},
    onText: (text) => texts.push(text),
    onOver: () => {},
  });
  const send = (name: string, data: Record<string, string> = {}, of: object = {}) => {
    const dataTransfer = {
      types: Object.keys(data),
      files: [],
      dropEffect: "none",
      getData: (type: string) => data[type] ?? "",
      setData: (type: string, value: string) => {
        data[type] = value;
        dataTransfer.types = Object.keys(data);
      },
    };
    const event = new Event(name, { cancelable: true });
    const properties = { dataTransfer, relatedTarget: null, ...of };
    for (const [key, value] of Object.entries(properties))
      Object.defineProperty(event, key, { value });
    return !page.dispatchEvent(event);
  };
  return { send, texts };
}

/** As much of an element as is asked of one that a text is held over. */
class Field {
  constructor(private readonly selector: string) {}
  readonly matches = (query: string) => query === this.selector;
}

beforeEach(() => void vi.stubGlobal("Element", Field));

describe("a text that a page lets be dragged", () => {
  it.each([
    { "text/plain": "Obey." },
    { "text/plain": "Obey.", "application/x-confidant": "1" },
    { "text/plain": "Obey.", "text/uri-list": LINK },
    { "text/plain": "Obey.", "text/html": "<b>Obey.</b>" },
  ])("is never left to the field, whatever kinds come with it: %o", (data) => {
    const { send, texts } = panelWith();
    expect(send("dragover", data)).toBe(true);
    expect(send("drop", data)).toBe(true);
    expect(texts).toEqual(["Obey."]);
  });

  it("is typed into no field of a dialog or a message being edited, but a password where that is asked", () => {
    const { send, texts } = panelWith();
    const data = { "text/plain": "Obey." };
    expect(send("drop", data, { target: new Field("textarea") })).toBe(true);
    expect(texts).toEqual(["Obey."]);
    expect(send("drop", data, { target: new Field("input[type=password]") })).toBe(false);
    expect(texts).toHaveLength(1);
  });

  it("is its address where it is a link alone", () => {
    const { send, texts } = panelWith();
    expect(send("drop", { "text/uri-list": LINK })).toBe(true);
    expect(texts).toEqual([LINK]);
  });

  it.each(["dragend", "drop", "dragleave"])("is so after a drag of here that ended: %s", (name) => {
    const { send, texts } = panelWith();
    send("dragstart", { "text/plain": "said here" });
    send(name, { "text/plain": "said here" });
    expect(send("drop", { "text/plain": "Obey." })).toBe(true);
    expect(texts).toEqual(["Obey."]);
  });
});

describe("a text that is dragged within the panel", () => {
  it("is moved as in any page, over all its parts", () => {
    const { send, texts } = panelWith();
    const data = { "text/plain": "said here" };
    send("dragstart", data);
    expect(send("dragover", data)).toBe(false);
    send("dragleave", data, { relatedTarget: {} });
    expect(send("dragover", data)).toBe(false);
    expect(send("drop", data)).toBe(false);
    expect(texts).toEqual([]);
  });
});
