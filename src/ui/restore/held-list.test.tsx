import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { HeldItem } from "../../domain/held";
import { HeldList } from "./held-list";

const show = (item: HeldItem) =>
  renderToStaticMarkup(<HeldList held={[item]} together={false} onTake={async () => {}} />);

const FROM_A_FILE = {
  id: crypto.randomUUID(),
  name: `\u202Egpj\u2066\n${"Very long name ".repeat(20)}`,
  url: "https://evil.example/v1",
};

describe("what is shown of a connection that a backup has brought", () => {
  it.each(["connection", "origin"] as const)(
    "is its address first, then its name as one line that can be seen: %s",
    (kind) => {
      const shown = show({ kind, ...FROM_A_FILE });
      expect(shown).not.toMatch(/[\u202E\u2066\n]/);
      expect(shown).toMatch(/<bdi[^>]* dir="ltr"[^>]*>https:\/\/evil\.example\/v1<\/bdi>/);
      expect(shown.indexOf("evil.example")).toBeLessThan(shown.indexOf("gpj"));
      expect(shown).toContain("gpj Very long name");
      expect(shown).not.toContain("Very long name ".repeat(5));
    },
  );

  it("says that a key came along, and only then", () => {
    const said = "with a key from the backup";
    expect(show({ kind: "connection", ...FROM_A_FILE, withKey: true })).toContain(said);
    expect(show({ kind: "connection", ...FROM_A_FILE })).not.toContain(said);
  });
});
