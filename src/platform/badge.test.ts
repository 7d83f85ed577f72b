import { describe, expect, it } from "vitest";
import { createBadge } from "./badge";

function setup({ refuses = false, text = "" } = {}) {
  const shown = { text, title: "", colored: false };
  const answer = async () => {
    if (refuses) throw new Error("no such window");
  };
  /** A badge as a new worker makes it: what the one before has shown is still there. */
  const begin = () =>
    createBadge({
      setBadgeText: ({ text: given }) => {
        shown.text = given;
        return answer();
      },
      getBadgeText: async () => {
        const now = shown.text;
        await answer();
        return now;
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
  return { badge: begin(), shown, begin };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 1));

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

  it("tells backups that are old or fail by a mark, and nothing once they are fine again", () => {
    const { badge, shown } = setup();
    badge.show(0);
    badge.showBackups("old");
    expect(shown).toMatchObject({
      text: "!",
      title: "Confidant (the newest backup is over a week old)",
      colored: true,
    });
    badge.showBackups("failing");
    expect(shown).toMatchObject({ text: "!", title: "Confidant (the last backup failed)" });
    badge.showBackups("fine");
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("shows the number where both are to be told, and both in the title, whichever came first", () => {
    const { badge, shown } = setup();
    badge.show(0);
    badge.showBackups("failing");
    badge.show(2);
    const both = "Confidant (2 contexts expire within a day; the last backup failed)";
    expect(shown).toMatchObject({ text: "2", title: both });
    badge.showBackups("failing");
    expect(shown).toMatchObject({ text: "2", title: both });
    badge.show(0);
    expect(shown).toMatchObject({ text: "!", title: "Confidant (the last backup failed)" });
  });

  it("keeps the number that an earlier worker has shown", async () => {
    const { begin, badge, shown } = setup();
    badge.show(3);
    const next = begin();
    next.showBackups("old");
    await rest();
    expect(shown.text).toBe("3");
    expect(shown.title).toContain("3 contexts");
    expect(shown.title).toContain("over a week old");
  });

  it("takes its own earlier mark for no number", async () => {
    const { begin, badge, shown } = setup();
    badge.show(0);
    badge.showBackups("old");
    begin().showBackups("fine");
    await rest();
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("shows nothing once it has to forget, not even what was still being looked up", async () => {
    const { badge, shown } = setup({ text: "2" });
    badge.showBackups("old");
    badge.forget();
    await rest();
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("fails nothing where the browser refuses to show it", async () => {
    const { badge } = setup({ refuses: true });
    badge.showBackups("old");
    badge.show(1);
    // A rejection that nobody meets would fail this run.
    await rest();
  });
});
