import { describe, expect, it } from "vitest";
import { parseFigures, renderPage, renderSection } from "../bench/figures-page";

const occasion = {
  at: "2026-01-02 03:04 UTC",
  machine: "2 cores (made up), Chromium 140",
  load: [0.5, 1.25] as const,
  build: "aaaaaaaa",
};
const wake = [
  { name: "wake.ratio", value: 5.126, unit: "ratio", n: 40 },
  { name: "wake.list.ratio", value: 2, unit: "ratio", n: 40 },
  { name: "wake.ms", value: 81, unit: "ms", n: 40 },
] as const;

describe("the page of figures", () => {
  it("tells value, bar, whether it is met, and samples, with time, machine, load and build", () => {
    const section = renderSection(wake, occasion);
    expect(section.split("\n")[0]).toBe(
      "2026-01-02 03:04 UTC, 2 cores (made up), Chromium 140, load 0.5 before and 1.3 after, build aaaaaaaa",
    );
    expect(section).toContain("| `wake.ratio` | 5.13 × | ≤ 3.00 × | missed | 40 |");
    expect(section).toContain("| `wake.list.ratio` | 2.00 × | ≤ 3.00 × | met | 40 |");
    expect(section).toContain("| `wake.ms` | 81 ms |  |  | 40 |");
  });

  it("renews a suite's section and keeps the others, marked where the build is another", () => {
    const first = new Map([["wake", renderSection(wake, occasion)]]);
    const page = renderPage(first, "aaaaaaaa");
    expect(page).not.toContain("an earlier one");
    expect(page).toContain("Missed: `wake.ratio`.");
    const later = { ...occasion, at: "2026-02-03 04:05 UTC", build: "bbbbbbbb" };
    const modes = [{ name: "mode.ms", value: 0.5, unit: "ms", n: 9 }] as const;
    const sections = new Map(parseFigures(page)).set("modes", renderSection(modes, later));
    const next = renderPage(sections, "bbbbbbbb");
    const found = parseFigures(next);
    expect(found.get("modes")).toBe(sections.get("modes"));
    expect(found.get("wake")).toContain("build aaaaaaaa, an earlier one\n");
    expect(found.get("send")).toContain("Not measured yet.");
    expect(renderPage(found, "aaaaaaaa")).toContain("after, build aaaaaaaa\n");
  });

  it("drops the section of a suite that is no more", () => {
    expect([...parseFigures("# Figures\n\n## gone\n\nnothing\n\n## wake\n\nsome\n")]).toEqual([
      ["wake", "some"],
    ]);
  });
});
