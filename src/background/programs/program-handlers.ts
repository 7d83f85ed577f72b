import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { StoredProgram } from "../../domain/program";
import type { App } from "../app";
import type { Programs } from "./create-programs";
import { hashToken, newToken } from "./known-programs";
import { ofProgram, waitingCall } from "./waiting-list";

const DAY_MS = 24 * 60 * 60_000;

type Needs = Pick<App, "store" | "signal" | "clock">;

/** What the person decides about programs. */
export function programHandlers(
  { known, waiting, state, connect }: Programs,
  onChange: () => void,
) {
  const change = async (app: Needs, id: string, make: (one: StoredProgram) => StoredProgram) => {
    await known.change(app, id, make);
    onChange();
    return {};
  };
  const revoke = async (app: Needs, id: string) => {
    const revokedAt = app.clock.now();
    const answer = await change(app, id, (program) => ({ ...program, revokedAt }));
    waiting.settle(ofProgram(id), "declined");
    return answer;
  };
  return {
    list: async (app: Needs): Promise<CallOutput<"program.list">> => ({
      programs: (await known.list(app)).map(({ tokenHash: _, calls, ...program }) => {
        return { ...program, calls: [...calls] };
      }),
      link: state(),
    }),
    connect: async (on: boolean) => ({ link: await connect(on) }),
    add: async (app: Needs, { name }: CallInput<"program.add">) => {
      const token = newToken();
      const program = { id: crypto.randomUUID(), name, tokenHash: await hashToken(token) };
      const nothing = { consent: null, revokedAt: null, client: null, calls: [] };
      await app.store.programs().add({ ...program, createdAt: app.clock.now(), ...nothing });
      known.forget();
      onChange();
      return { id: program.id, token };
    },
    allow: async (app: Needs, { id, consent }: CallInput<"program.allow">) => {
      if (consent === null) return revoke(app, id);
      const at = app.clock.now();
      const until = consent.days === null ? null : at + consent.days * DAY_MS;
      const given = { scopes: [...new Set(consent.scopes)], at, until };
      const answer = await change(app, id, (program) => ({ ...program, consent: given }));
      const isConsentRequest = (shown: Parameters<Parameters<typeof waiting.settle>[0]>[0]) =>
        shown.kind === "consent" && shown.programId === id;
      waiting.settle(isConsentRequest, null);
      return answer;
    },
    revoke: (app: Needs, { id }: CallInput<"program.revoke">) => revoke(app, id),
    remove: async (app: Needs, { id }: CallInput<"program.remove">) => {
      await app.store.programs().remove(id);
      known.forget();
      waiting.settle(ofProgram(id), "declined");
      onChange();
      return {};
    },
    waiting: async () => ({ waiting: [...waiting.list()] }),
    decide: async (_app: Needs, { id, approved }: CallInput<"program.decide">) => {
      const refusal = approved ? null : "declined";
      const met = waiting.settle(waitingCall(id), refusal);
      if (met === 0) throw new AppError("not-found");
      return {};
    },
  };
}
