import { AppError } from "../../src/domain/app-error";
import type { KeptPlan } from "../../src/domain/prompt-plan";
import type { ToolResult } from "../../src/domain/step";
import type { Turn } from "../../src/domain/turn";
import type { CloseTurn, EndedStep, TurnSource, TurnStore } from "../../src/domain/turn-store";
import { makeTurnSource } from "../builders/make-turn-source";

/** A turn store in memory that remembers what it was asked to write. */
export function createFakeTurnStore(source: Partial<TurnSource> = {}) {
  const turnsById = new Map<string, Turn>();
  const openIds = new Set<string>();
  const opened: { text: string; edits?: string }[] = [];
  const chunks: { turnId: string; text: string; thinking: string }[] = [];
  const kept: { turnId: string; plan: KeptPlan }[] = [];
  const closed: CloseTurn[] = [];
  const ended: (EndedStep & { results: ToolResult[] })[] = [];
  const store: TurnStore = {
    openTurn: async ({ id, conversationId, text, edits }) => {
      const known = turnsById.get(id);
      if (known) return { turn: known, fresh: false };
      const turn = { id, conversationId, userMessageId: crypto.randomUUID() };
      opened.push(edits === undefined ? { text } : { text, edits });
      turnsById.set(id, turn);
      openIds.add(id);
      return { turn, fresh: true };
    },
    reopenTurn: async () => {
      throw new AppError("not-found");
    },
    answerTurn: async () => {
      throw new AppError("not-found");
    },
    resumeTurn: async ({ turnId }) => {
      const turn = turnsById.get(turnId);
      if (!turn) throw new AppError("not-found");
      openIds.add(turnId);
      return { turn, fresh: true };
    },
    readTurn: async () => makeTurnSource(source),
    forgettings: () => 0,
    keepPlan: async (input) => {
      kept.push(input);
    },
    endStep: async ({ ended: step }) => {
      ended.push({ ...step, results: [] });
    },
    keepResult: async ({ result }) => {
      ended.at(-1)?.results.push(result);
    },
    checkpoint: async (chunk) => {
      chunks.push(chunk);
    },
    closeTurn: async (input) => {
      if (openIds.delete(input.turnId)) closed.push(input);
    },
    listOpenTurns: async () => [...turnsById.values()].filter((turn) => openIds.has(turn.id)),
  };
  return { store, opened, chunks, kept, ended, closed, openIds };
}
