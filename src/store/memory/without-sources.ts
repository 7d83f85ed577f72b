import type { FactSource, FactValue } from "../../domain/fact";
import type { Id } from "../../domain/id";
import { scanTable } from "../database/scan-rows";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { type FactPut, type FactRow, factToPut, rowToFact } from "./fact-rows";

/** The message that a fact was said in. */
type Said = Pick<FactSource, "conversationId" | "messageId">;

type IsGone = (said: Said) => boolean;

export type FactQuotes = {
  /**
   * The facts that quote messages which go, without their words. What was known stays, for the person
   * forgets it where it stands; what they have deleted is quoted nowhere.
   */
  readonly putsWithout: (isGone: IsGone) => Promise<readonly FactPut[]>;
};

/**
 * What facts quote, in all contexts: a conversation may have been moved since they were learned from it.
 * Opens every fact of the store (as a scan does, some 20,000 a second); from the second deletion on only those that
 * have changed or are to, and reads the others.
 */
export function createFactQuotes({ database, reader }: TryDeps): FactQuotes {
  const known = new Map<Id, { readonly version: number; readonly said: readonly Said[] }>();
  return {
    putsWithout: async (isGone) => {
      const puts: FactPut[] = [];
      for await (const batch of scanTable(database, "facts")) {
        const unknown = batch.filter(({ id, version }) => {
          const found = known.get(id);
          return found?.version !== version || found.said.some(isGone);
        });
        const opened = await tryOpenAll(reader, "facts", unknown);
        for (const one of opened) {
          const said = [one.payload, ...one.payload.former].flatMap(saidIn);
          known.set(one.row.id, { version: one.row.version, said });
          if (said.some(isGone)) puts.push(without(one, isGone));
        }
      }
      return puts;
    },
  };
}

/** By ids alone: the words are not held on to. */
function saidIn({ source }: FactValue): readonly Said[] {
  if (source === null) return [];
  const { conversationId, messageId } = source;
  return [{ conversationId, messageId }];
}

function without(row: FactRow, isGone: IsGone): FactPut {
  const { version: _version, ...fact } = rowToFact(row);
  const cleared = <T extends FactValue>(value: T): T =>
    value.source !== null && isGone(value.source) ? { ...value, source: null } : value;
  return factToPut({ ...cleared(fact), former: fact.former.map(cleared) }, row.row);
}
