import { AppError } from "../domain/app-error";
import { PERMISSIONS, type Permission } from "../domain/block";
import type { BlockEdit, BlockWriter } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";
import { findPart } from "./find-part";

/** Who writes; another context writes with the stricter of its share's and the block's permission. */
export type Writer = { readonly who: BlockWriter; readonly permission: Permission };

const APPENDS: ReadonlySet<BlockEdit["op"]> = new Set([
  "append-text",
  "append-to-field",
  "push-item",
  "append-entry",
]);

/**
 * The one gate before every change of a block (D-12, P-050). The person and the system may do
 * everything that fits the layout; a model is bound twice, each by itself: by fields and sections that
 * are read-only (P-063), and by the permission. `schema-misfit` for what does not fit, `block-denied`
 * for what is refused, `approval-needed` for what the person has to be asked for first.
 */
export function checkEdit(
  edit: BlockEdit,
  { schema, permission, who }: Writer & { readonly schema: BlockSchema },
): void {
  const { readOnly } = findPart(edit, schema);
  if (who !== "model") return;
  if (readOnly !== null) throw denied(permission, readOnly);
  switch (permission) {
    case "ReadOnly":
      throw denied(permission, "block");
    case "Human":
    case "Partner":
      throw new AppError("approval-needed", { data: { permission } });
    case "Append":
      if (!APPENDS.has(edit.op)) throw denied(permission, "block");
      return;
    case "ReadWrite":
    case "Admin":
      return;
  }
}

/** The gate before a block is deleted (P-049): a model deletes under `Admin` alone, else `block-denied`. */
export function checkDelete({ who, permission }: Writer): void {
  if (who === "model" && permission !== "Admin") throw denied(permission, "block");
}

/** Of two permissions the one that allows less. */
export function stricter(one: Permission, other: Permission): Permission {
  return PERMISSIONS.indexOf(one) < PERMISSIONS.indexOf(other) ? one : other;
}

function denied(permission: Permission, part: "block" | "field" | "section"): AppError {
  return new AppError("block-denied", { data: { permission, part } });
}
