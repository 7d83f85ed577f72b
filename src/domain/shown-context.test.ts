import { describe, expect, it } from "vitest";
import { makeContext } from "../../test/builders/make-context";
import { chooseShown } from "./shown-context";

type Given = Parameters<typeof makeContext>[0] & { readonly lastChatAt?: number };

function entry({ lastChatAt, ...given }: Given & { readonly id: string }) {
  return { context: makeContext(given), lastChatAt: lastChatAt ?? null };
}

function shown(entries: readonly ReturnType<typeof entry>[], activeId: string | null = null) {
  return chooseShown(entries, activeId, (one) => one)?.context.id ?? null;
}

const BY_TIME = { at: 5, by: "expiry" } as const;
const BY_PERSON = { at: 5, by: "person" } as const;

describe("chooseShown", () => {
  it("D-24 is the active one, also where time has put it aside", () => {
    const used = entry({ id: "used", lastChatAt: 9 });
    expect(shown([used, entry({ id: "active" })], "active")).toBe("active");
    expect(shown([used, entry({ id: "active", archived: BY_TIME })], "active")).toBe("active");
    expect(shown([used, entry({ id: "active", archived: BY_PERSON })], "active")).toBe("used");
  });

  it("is the one used last without it, else the newest, archived by time or not", () => {
    const gone = entry({ id: "gone", lastChatAt: 9, archived: BY_TIME });
    expect(shown([entry({ id: "used", lastChatAt: 8 }), gone])).toBe("gone");
    const made = entry({ id: "new", createdAt: 9 });
    expect(shown([made, entry({ id: "old", createdAt: 1 })])).toBe("new");
    expect(shown([made, gone], "purged")).toBe("gone");
  });

  it("is one that the person has archived only where there is no other", () => {
    const left = entry({ id: "left", lastChatAt: 9, archived: BY_PERSON });
    expect(shown([left, entry({ id: "never" })])).toBe("never");
    expect(shown([left])).toBe("left");
    expect(shown([])).toBeNull();
  });
});
