import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_MODEL_FILES } from "../../domain/limits";
import type { StoredModelFile } from "../../domain/model-file";
import type { RowDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

export type ModelFileStore = {
  /** Those whose rows open; the others are reported. */
  readonly list: () => Promise<readonly StoredModelFile[]>;
  /** Of every row, whether it opens or not. */
  readonly ids: () => Promise<ReadonlySet<Id>>;
  /** Stores a new one; `limit-exceeded` where there are MAX_MODEL_FILES. */
  readonly add: (file: StoredModelFile) => Promise<void>;
  /** Replaces the row; does nothing where it is gone. */
  readonly save: (file: StoredModelFile) => Promise<void>;
  readonly remove: (id: Id) => Promise<void>;
};

type Deps = Pick<RowDeps, "reader" | "writer">;

/** What is known of model files; their bytes lie beside the database, named by these rows' ids. */
export function createModelFileStore({ reader, writer }: Deps): ModelFileStore {
  return {
    list: async () => {
      const rows = await reader.findAll("model_files");
      const opened = await tryOpenAll(reader, "model_files", rows);
      return opened.map(toModelFile);
    },
    ids: async () => new Set((await reader.findAll("model_files")).map(({ id }) => id)),
    add: (file) =>
      writer.write(async (commit) => {
        if ((await reader.findAll("model_files")).length >= MAX_MODEL_FILES) {
          const data = { limit: "model-files", max: MAX_MODEL_FILES };
          throw new AppError("limit-exceeded", { data });
        }
        await commit({ durability: "strict", puts: [toPut(file, null)] });
      }),
    save: (file) =>
      writer.write(async (commit) => {
        const row = await reader.find("model_files", file.id);
        if (row !== null) await commit({ durability: "strict", puts: [toPut(file, row)] });
      }),
    remove: (id) =>
      writer.write(async (commit) => {
        const row = await reader.find("model_files", id);
        if (row === null) return;
        await commit({ durability: "strict", removals: [{ table: "model_files", row }] });
      }),
  };
}

function toPut(
  { id, ...payload }: StoredModelFile,
  replaces: OpenedRow<"model_files">["row"] | null,
) {
  return { table: "model_files", columns: { id }, replaces, payload } as const;
}

function toModelFile({ row, payload }: OpenedRow<"model_files">): StoredModelFile {
  return { ...payload, id: row.id };
}
