import { describe, expect, it } from "vitest";
import { collectUnlisted } from "./collect-unlisted";

describe("collectUnlisted", () => {
  it("counts by reason, and names the first five as they may be shown", () => {
    const { leaveOut, list } = collectUnlisted();
    for (let made = 1; made <= 7; made += 1) leaveOut(`embed-${made}\u202e`, "no-chat");
    leaveOut("far", "elsewhere");
    const names = ["embed-1", "embed-2", "embed-3", "embed-4", "embed-5"];
    expect(list()).toEqual([
      { why: "no-chat", names, count: 7 },
      { why: "elsewhere", names: ["far"], count: 1 },
    ]);
  });

  it("says whose they are, and nothing where all are listed", () => {
    const connection = crypto.randomUUID();
    const { leaveOut, list } = collectUnlisted(connection);
    expect(list()).toEqual([]);
    leaveOut("embed", "no-chat");
    expect(list()).toEqual([{ why: "no-chat", names: ["embed"], count: 1, connection }]);
  });
});
