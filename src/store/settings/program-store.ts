import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_PROGRAMS } from "../../domain/limits";
import type { StoredProgram } from "../../domain/program";
import type { RowDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

export type ProgramStore = {
  /** Those whose rows open, the oldest first; the others are reported. */
  readonly list: () => Promise<readonly StoredProgram[]>;
  /** Stores a new one; `limit-exceeded` where there are MAX_PROGRAMS. */
  readonly add: (program: StoredProgram) => Promise<void>;
  /**
   * Replaces one by what `change` makes of it and gives that; `not-found` where its row is gone. No
   * other change comes in between.
   */
  readonly change: (
    id: Id,
    change: (program: StoredProgram) => StoredProgram,
    durability?: "strict" | "relaxed",
  ) => Promise<StoredProgram>;
  readonly remove: (id: Id) => Promise<void>;
};

type Deps = Pick<RowDeps, "reader" | "writer">;

/** Programs of this machine that were given a token. */
export function createProgramStore({ reader, writer }: Deps): ProgramStore {
  return {
    list: async () => {
      const rows = await reader.findAll("programs");
      const opened = await tryOpenAll(reader, "programs", rows);
      return opened.map(toProgram).sort((one, other) => one.createdAt - other.createdAt);
    },
    add: (program) =>
      writer.write(async (commit) => {
        if ((await reader.findAll("programs")).length >= MAX_PROGRAMS) {
          const data = { limit: "programs", max: MAX_PROGRAMS };
          throw new AppError("limit-exceeded", { data });
        }
        await commit({ durability: "strict", puts: [toPut(program, null)] });
      }),
    change: (id, change, durability = "strict") =>
      writer.write(async (commit) => {
        const opened = await reader.get("programs", id);
        if (opened === null) throw new AppError("not-found");
        const next = change(toProgram(opened));
        await commit({ durability, puts: [toPut(next, opened.row)] });
        return next;
      }),
    remove: (id) =>
      writer.write(async (commit) => {
        const row = await reader.find("programs", id);
        if (row === null) return;
        await commit({ durability: "strict", removals: [{ table: "programs", row }] });
      }),
  };
}

function toPut({ id, ...payload }: StoredProgram, replaces: OpenedRow<"programs">["row"] | null) {
  return { table: "programs", columns: { id }, replaces, payload } as const;
}

function toProgram({ row, payload }: OpenedRow<"programs">): StoredProgram {
  return { ...payload, id: row.id };
}
