import type { ContextCard } from "../../../contract/context";
import { checkContextFields } from "../../../domain/check-fields";
import { type ContextFields, DEFAULT_CONTEXT_FIELDS } from "../../../domain/context";
import type { Client } from "../../../messaging/client";
import type { Timers } from "../../timers";
import { createFieldEditor, type FieldEditor } from "./field-editor";

export type ContextEditor = FieldEditor<ContextFields, ContextCard>;

type Deps = { readonly client: Pick<Client, "call">; readonly later: Timers["later"] };

const KEYS = [
  "name",
  "systemPrompt",
  ...(Object.keys(DEFAULT_CONTEXT_FIELDS) as (keyof ContextFields)[]),
] as const;

/** The fields of a context that the person sets. */
export function fieldsOfContext({ context }: ContextCard): ContextFields {
  return Object.fromEntries(KEYS.map((key) => [key, context[key]])) as ContextFields;
}

/** Edits a context, each change kept as it is made. */
export function createContextEditor({ client, later }: Deps, card: ContextCard): ContextEditor {
  return createFieldEditor({
    item: card,
    fieldsOf: fieldsOfContext,
    check: checkContextFields,
    keyOf: (field) => KEYS.find((key) => key === field),
    update: ({ context: { id, version } }, fields) =>
      client.call("context.update", { id, version, fields }),
    read: ({ context: { id } }) => client.call("context.get", { id }),
    later,
  });
}
