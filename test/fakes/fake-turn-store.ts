import { AppError } from "../../src/domain/app-error";
import type { Turn } from "../../src/domain/turn";
import type { CloseTurn, ContextSource, TurnStore } from "../../src/turns/turn-store";
import { makeSource } from "../builders/make-source";

/** A turn store in memory that remembers what it was asked to write. */
export function createFakeTurnStore(source: Partial<ContextSource> = {}) {
  const turnsById = new Map<string, Turn>();
  const openIds = new Set<string>();
  const pieces: { turnId: string; text: string; thinking: string }[] = [];
  const closed: CloseTurn[] = [];
  const store: TurnStore = {
    openTurn: async ({ id, conversationId }) => {
      const known = turnsById.get(id);
      if (known) return { turn: known, fresh: false };
      const turn = { id, conversationId, userMessageId: crypto.randomUUID() };
      turnsById.set(id, turn);
      openIds.add(id);
      return { turn, fresh: true };
    },
    reopenTurn: async () => {
      throw new AppError("not-found");
    },
    resumeTurn: async ({ turnId }) => {
      const turn = turnsById.get(turnId);
      if (!turn) throw new AppError("not-found");
      openIds.add(turnId);
      return { turn, fresh: true };
    },
    readContext: async () => makeSource(source),
    checkpoint: async (piece) => {
      pieces.push(piece);
    },
    closeTurn: async (input) => {
      if (openIds.delete(input.turnId)) closed.push(input);
    },
    listOpenTurns: async () => [...turnsById.values()].filter((turn) => openIds.has(turn.id)),
  };
  return { store, pieces, closed, openIds };
}
