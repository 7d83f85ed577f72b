import { describe, expect, it } from "vitest";
import german from "../../public/_locales/de/messages.json";
import english from "../../public/_locales/en/messages.json";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { createBadge } from "./badge";

/** As the browser says them. */
function textsOf(locale: Readonly<Record<string, { readonly message: string }>>) {
  return {
    getMessage: (name: string, given?: unknown) =>
      (locale[name]?.message ?? "").replace("$1", String(given)),
  };
}

function setup({ refuses = false, locale = english } = {}) {
  const shown = { text: "", title: "", color: "" };
  const session = createFakeKeyValueArea();
  const answer = async () => {
    if (refuses) throw new Error("no such window");
  };
  /** A badge as a new worker makes it: what the one before has shown is still there. */
  const begin = () =>
    createBadge({
      session,
      texts: textsOf(locale),
      action: {
        setBadgeText: ({ text: given }) => {
          shown.text = given;
          return answer();
        },
        setTitle: ({ title }) => {
          shown.title = title;
          return answer();
        },
        setBadgeBackgroundColor: ({ color }) => {
          shown.color = color;
          return answer();
        },
      },
    });
  return { badge: begin(), shown, begin, session };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 1));

const BOTH = "Confidant (2 contexts expire within a day; the last backup failed)";

describe("the badge", () => {
  it("M-067 shows how many contexts expire within a day, in the title in words and without a name", async () => {
    const { badge, shown } = setup();
    badge.show(2);
    await rest();
    const title = "Confidant (2 contexts expire within a day)";
    expect(shown).toMatchObject({ text: "2", title });
    expect(shown.color).not.toBe("");
    badge.show(1);
    expect(shown.title).toContain("1 context expires");
  });

  it("tells all of it in the browser's language", async () => {
    const { badge, shown } = setup({ locale: german });
    badge.show(2);
    badge.showBackups("failing");
    badge.showAnswered(true);
    await rest();
    expect(shown.title).toBe(
      "Confidant (eine Antwort wartet; 2 Kontexte laufen innerhalb eines Tages ab; die letzte Sicherung ist fehlgeschlagen)",
    );
  });

  it("is as the manifest has it where nothing nears its end", async () => {
    const { badge, shown } = setup();
    badge.show(1);
    badge.show(0);
    await rest();
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("tells backups that are old or fail by a mark, and nothing once they are fine again", async () => {
    const { badge, shown } = setup();
    badge.showBackups("old");
    await rest();
    expect(shown).toMatchObject({
      text: "!",
      title: "Confidant (the newest backup is over a week old)",
    });
    badge.showBackups("failing");
    expect(shown).toMatchObject({ text: "!", title: "Confidant (the last backup failed)" });
    badge.showBackups("fine");
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
  });

  it("shows the number where both are to be told, and both in the title, whichever came first", async () => {
    const { badge, shown } = setup();
    badge.showBackups("failing");
    badge.show(2);
    await rest();
    expect(shown).toMatchObject({ text: "2", title: BOTH });
    badge.showBackups("failing");
    expect(shown).toMatchObject({ text: "2", title: BOTH });
    badge.show(0);
    expect(shown).toMatchObject({ text: "!", title: "Confidant (the last backup failed)" });
  });

  it("shows first that an answer waits, tells all in the title, and then the others again", async () => {
    const { badge, shown } = setup();
    badge.show(2);
    badge.showBackups("failing");
    await rest();
    const { color } = shown;
    badge.showAnswered(true);
    expect(shown.text).toBe("✓");
    expect(shown.title).toBe(BOTH.replace("(", "(an answer is waiting; "));
    expect(shown.color).not.toBe(color);
    badge.showAnswered(false);
    expect(shown).toEqual({ text: "2", title: BOTH, color });
  });

  it("shows before all else that a program asks, without its name, until none does", async () => {
    const { badge, shown } = setup();
    badge.showAnswered(true);
    badge.showAsking(true);
    await rest();
    const title = "Confidant (a program is waiting for you; an answer is waiting)";
    expect(shown).toMatchObject({ text: "?", title });
    badge.showAsking(false);
    expect(shown).toMatchObject({ text: "✓", title: "Confidant (an answer is waiting)" });
  });

  it("leaves nothing behind where all that is told after a lock is what it shows already", async () => {
    const { badge, session } = setup();
    badge.showAsking(true);
    await rest();
    badge.forget();
    badge.showAsking(false);
    await rest();
    expect([...session.stored.keys()]).toEqual([]);
  });

  it("keeps of what an earlier worker has told all that is not told anew", async () => {
    const { begin, badge, shown } = setup();
    badge.show(2);
    badge.showAnswered(true);
    await rest();
    const next = begin();
    next.showBackups("failing");
    await rest();
    expect(shown.text).toBe("✓");
    begin().showAnswered(false);
    await rest();
    expect(shown).toMatchObject({ text: "2", title: BOTH });
    begin().show(0);
    await rest();
    expect(shown.text).toBe("!");
  });

  it("shows nothing once it has to forget, not even what was still being looked up", async () => {
    const { badge, begin, shown, session } = setup();
    badge.show(2);
    await rest();
    const next = begin();
    next.showBackups("old");
    next.forget();
    await rest();
    expect(shown).toMatchObject({ text: "", title: "Confidant" });
    expect([...session.stored.keys()]).toEqual([]);
  });

  it("fails nothing where the browser refuses to show it", async () => {
    const { badge } = setup({ refuses: true });
    badge.showBackups("old");
    badge.show(1);
    // A rejection that nobody meets would fail this run.
    await rest();
  });
});
