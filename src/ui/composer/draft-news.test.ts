import { describe, expect, it } from "vitest";
import { createFakeClient, OPENED } from "../../../test/fakes/fake-client";
import { readDraftNews } from "./draft-news";

function setUp({ known, stored }: { readonly known: string | null; readonly stored: string }) {
  const field = { value: known ?? "" };
  const page = { known };
  const { client, named } = createFakeClient({
    "conversation.show": () => ({ ...OPENED, draft: stored }),
  });
  const drafts = { known: () => page.known };
  const read = () =>
    readDraftNews({ client, ready: async () => OPENED, drafts, text: () => field.value });
  return { field, page, named, read };
}

describe("readDraftNews", () => {
  it("tells what another page has stored in place of an untouched text", async () => {
    expect(await setUp({ known: "half", stored: "half, and the rest" }).read()).toBe(
      "half, and the rest",
    );
  });

  it.each([
    ["the same", { known: "half", stored: "half" }],
    ["nothing", { known: "half", stored: "" }],
  ])("tells of nothing where %s is stored", async (_, texts) => {
    expect(await setUp(texts).read()).toBe(null);
  });

  it("tells an empty field what another page has stored, also after what it had was sent", async () => {
    expect(await setUp({ known: "", stored: "long" }).read()).toBe("long");
    const sent = setUp({ known: "half", stored: "long" });
    sent.field.value = "";
    expect(await sent.read()).toBe("long");
  });

  it("asks nothing where the stored draft was not read yet", async () => {
    const { read, named } = setUp({ known: null, stored: "long" });
    expect(await read()).toBe(null);
    expect(named("conversation.show")).toEqual([]);
  });

  it("tells of nothing where something was typed, before or meanwhile, or stored here", async () => {
    const typed = setUp({ known: "half", stored: "long" });
    typed.field.value = "half a";
    expect(await typed.read()).toBe(null);
    expect(typed.named("conversation.show")).toEqual([]);
    const typing = setUp({ known: "half", stored: "long" });
    const reading = typing.read();
    typing.field.value = "half a";
    expect(await reading).toBe(null);
    const storing = setUp({ known: "half", stored: "long" });
    const pending = storing.read();
    storing.page.known = storing.field.value = "half a";
    expect(await pending).toBe(null);
  });
});
