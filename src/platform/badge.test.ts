import { describe, expect, it } from "vitest";
import { createBadge } from "./badge";

function setup({ refuses = false } = {}) {
  const shown = { text: "", title: "", colored: false };
  const answer = async () => {
    if (refuses) throw new Error("no such window");
  };
  const badge = createBadge({
    setBadgeText: ({ text }) => {
      shown.text = text;
      return answer();
    },
    setTitle: ({ title }) => {
      shown.title = title;
      return answer();
    },
    setBadgeBackgroundColor: () => {
      shown.colored = true;
      return answer();
    },
  });
  return { badge, shown };
}

describe("the badge", () => {
  it("M-067 shows how many contexts expire within a day, in the title in words and without a name", () => {
    const { badge, shown } = setup();
    badge.show(2);
    expect(shown).toEqual({
      text: "2",
      title: "Confidant (2 contexts expire within a day)",
      colored: true,
    });
    badge.show(1);
    expect(shown.title).toContain("1 context expires");
  });

  it("is as the manifest has it where nothing nears its end", () => {
    const { badge, shown } = setup();
    badge.show(1);
    badge.show(0);
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("fails nothing where the browser refuses to show it", async () => {
    const { badge } = setup({ refuses: true });
    badge.show(1);
    // A rejection that nobody meets would fail this run.
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
});
