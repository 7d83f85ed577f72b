import { useEffect } from "react";
import type { Id } from "../../../domain/id";
import type { PromptFields, SavedPrompt } from "../../../domain/saved-prompt";
import type { Client } from "../../../messaging/client";
import { offerUndo } from "../../undo/undo-offer";
import { useCall } from "../../use-call";
import { useUndoCell } from "../undo-provider";

export type LibraryClient = Pick<Client, "call" | "onListsChange">;

/** What is done with the prompt library; each reads it anew. */
export type LibraryActs = {
  readonly save: (prompt: ToSave, fields: PromptFields) => Promise<void>;
  readonly move: (id: Id, to: number) => Promise<void>;
  readonly remove: (id: Id) => Promise<void>;
};

type ToSave = Pick<SavedPrompt, "id"> & { readonly version: number | null };

/** The prompt library, read anew whenever another window has changed it. */
export function useLibrary(client: LibraryClient) {
  const { value, failure, again } = useCall(client, "library.list", {});
  useEffect(() => client.onListsChange(again), [client, again]);
  const cell = useUndoCell();
  const acts: LibraryActs = {
    save: async ({ id, version }, fields) => {
      try {
        await client.call("library.save", { id, version, fields });
      } finally {
        // Also where it was refused: what is in the way is to be seen.
        again();
      }
    },
    move: async (id, to) => {
      await client.call("library.move", { id, to });
      again();
    },
    remove: async (id) => {
      await offerUndo(
        cell,
        (undo) => client.call("library.remove", { id, undo }),
        ({ canUndo = false }) =>
          canUndo ? { what: { kind: "promptRemoved" }, onUndone: async () => again() } : null,
      );
      again();
    },
  };
  return { prompts: value?.prompts ?? null, failure, again, acts };
}
