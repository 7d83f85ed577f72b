import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, plainRows, restore, rowsIn } from "../../../test/builders/make-restore";
import type { TableName } from "../../store/database/schema";
import { isOfConversation } from "./row-owner";

/** Tables whose rows are told apart by ids of their own. */
const TABLES = [
  "messages",
  "summaries",
  "references",
  "attachments",
  "plans",
  "open_turns",
  "draft_pieces",
] as const satisfies readonly TableName[];

describe("a new conversation of a backup with an id of another conversation's row", () => {
  for (const clashing of TABLES) {
    it(`comes as a copy and leaves that row as it is: ${clashing}`, async () => {
      const here = await makeFullStore();
      const ids = new Map<string, string>();
      // Everything of the conversation under other ids, but the rows of that table.
      const names = ["id", "parent", "previous"];
      const renamed = (id: unknown) => ids.get(String(id)) ?? id;
      const before = await plainRows(here);
      for (const [key] of before) {
        const [table = "", id = ""] = key.split("/");
        if (isOfConversation(table as TableName) && table !== clashing) {
          ids.set(id, crypto.randomUUID());
        }
      }
      const backup = await backUp(here, {
        change: (row) => {
          if (!isOfConversation(row.table)) return row;
          let { payload } = row;
          for (const [from, to] of ids) payload = payload.replaceAll(from, to);
          const columns = Object.entries(row.columns).map(([name, value]) => {
            const isOwn = row.table === clashing && name === "id";
            return [name, names.includes(name) && !isOwn ? renamed(value) : value] as const;
          });
          return { ...row, columns: Object.fromEntries(columns) as typeof row.columns, payload };
        },
      });
      const { vault, comparison } = await restore(backup, here, "merge");
      expect(comparison.diffCounts.conversations).toMatchObject({ both: 1 });
      const after = await plainRows(vault);
      const own = rowsIn(before, clashing);
      expect(own.size).toBeGreaterThan(0);
      for (const [id, row] of own) expect(rowsIn(after, clashing).get(id)).toEqual(row);
      const twice = await restore(backup, vault, "merge");
      expect(await plainRows(twice.vault)).toEqual(after);
    });
  }
});
