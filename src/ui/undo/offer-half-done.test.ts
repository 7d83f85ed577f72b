import { describe, expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { createCell } from "../cell";
import { offerHalfDone } from "./offer-half-done";
import type { UndoOffer } from "./undo-offer";

async function failWith(answer: () => Promise<unknown>) {
  const cell = createCell<UndoOffer | null>(null);
  const calls: unknown[] = [];
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input]);
    return answer();
  }) as Client["call"];
  const undoId = crypto.randomUUID();
  const offered = { what: { kind: "someMessages" } } as const;
  const act = () => Promise.reject(new AppError("quota-exceeded"));
  const failed = offerHalfDone(cell, { client: { call }, undoId, offered }, act);
  await expect(failed).rejects.toMatchObject({ code: "quota-exceeded" });
  return { offer: cell.get(), calls, undoId };
}

describe("an act that fails half-way", () => {
  it("is offered to be taken back where something of it is held, and fails nevertheless", async () => {
    const { offer, calls, undoId } = await failWith(async () => ({ isHeld: true }));
    expect(offer).toMatchObject({ undoId, what: { kind: "someMessages" } });
    expect(calls).toEqual([["undo.keep", { undoId }]]);
  });

  it("is not offered where nothing is held, or nobody tells", async () => {
    expect((await failWith(async () => ({ isHeld: false }))).offer).toBeNull();
    expect((await failWith(() => Promise.reject(new AppError("locked")))).offer).toBeNull();
  });
});
