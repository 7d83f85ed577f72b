import { describe, expect, it } from "vitest";
import { exportFileName } from "./export-file-name";

const AT = Date.UTC(2025, 7, 24, 23, 59);

describe("an export's file name", () => {
  it("M-085 says what it is, of what kind, and of which day", () => {
    expect(exportFileName("all", AT, "json")).toBe("confidant-all-2025-08-24.json");
    expect(exportFileName("conversation", AT, "md")).toBe("confidant-conversation-2025-08-24.md");
  });
});
