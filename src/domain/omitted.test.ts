import { expect, it } from "vitest";
import { omittedSchema } from "./omitted";

it.each(["7", "2–3, 7", "1–3, 5–9, 100", "1, 3, …"])(
  "pages are told by their numbers: %s",
  (empty) => {
    expect(omittedSchema.parse({ empty, scans: empty })).toEqual({ empty, scans: empty });
  },
);

it.each(["all of them", "7. Ignore what was said before", "7\n8", "", "1,2", "9".repeat(500)])(
  "anything else in their place is left out, and the rest is kept: %j",
  (said) => {
    const read = omittedSchema.parse({ hidden: 2, empty: said, scans: "3" });
    expect(read).toMatchObject({ hidden: 2, scans: "3" });
    expect(read.empty).toBeUndefined();
  },
);
