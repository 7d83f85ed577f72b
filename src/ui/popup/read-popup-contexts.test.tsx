import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeCard } from "../../../test/fakes/fake-client";
import { words } from "../words/words";
import { ExpiryList } from "./expiry-list";
import { readPopupContexts } from "./read-popup-contexts";

const NOW = 1_000_000;

describe("readPopupContexts", () => {
  it("M-067 lists a context that nears its end, with its mark and Extend, and archived ones (D-24)", async () => {
    const expiry = { at: NOW + 3_600_000, state: "warning" as const };
    const past = { ...makeCard({ name: "Garden" }), expiry };
    const { client, calls } = createFakeClient({
      "context.list": ({ include }: { include?: string }) => ({
        contexts: include === "archived" ? [past] : [],
        total: 1,
        tags: [],
      }),
    } as Parameters<typeof createFakeClient>[0]);
    const { cards } = await readPopupContexts(client);
    expect(calls.map(({ name }) => name)).toEqual(["context.list"]);
    const shown = renderToStaticMarkup(
      <ExpiryList cards={cards} now={NOW} busy={false} onExtend={() => {}} />,
    );
    expect(shown).toContain(words.expiry.ends("1 h"));
    expect(shown).toContain(`aria-label="${words.expiry.extend} Garden"`);
  });

  it("makes the first context of a new store", async () => {
    const { client, named } = createFakeClient();
    await readPopupContexts(client);
    expect(named("conversation.open")).toHaveLength(1);
  });
});
