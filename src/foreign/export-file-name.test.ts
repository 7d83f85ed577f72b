import { describe, expect, it } from "vitest";
import { exportFileName } from "./export-file-name";

const AT = Date.UTC(2025, 7, 24, 23, 59);
const nameOf = (what: string) => exportFileName(what, AT, "md");

describe("an export's file name", () => {
  it("M-085 says what it is, of what, and of which day", () => {
    expect(exportFileName("all", AT, "json")).toBe("confidant-all-2025-08-24.json");
    expect(nameOf("Trip to São Paulo")).toBe("confidant-Trip-to-São-Paulo-2025-08-24.md");
  });

  it.each([
    "../../etc/passwd",
    "..\\..\\x",
    'a<b>c:d"e|f?g*h',
    "CON",
    "nul.txt",
    ".hidden",
    "trailing. . .",
    "a\0b\nc\td",
    "\u202egpj.exe\u2066",
    "\ud800 half",
    "~/x $(rm) `y` %2e",
    "",
    "   ",
    "....",
  ])("is a plain name for every file system, whatever the title: %j", (title) => {
    const name = nameOf(title);
    expect(name).toMatch(/^confidant-(?:[\p{L}\p{N}()!,_-]+-)?2025-08-24\.md$/u);
    expect(name).not.toMatch(/--|[\p{C}]/u);
  });

  it("is short enough, cut between two characters", () => {
    for (const title of ["x".repeat(9_999), "𝒳".repeat(999), "é".repeat(999)]) {
      const name = nameOf(title);
      expect(new TextEncoder().encode(name).length).toBeLessThan(160);
      expect(name).not.toMatch(/\p{Cs}/u);
      expect(name).toMatch(/-2025-08-24\.md$/);
    }
  });
});
