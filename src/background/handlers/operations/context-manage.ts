import type { CallInput, CallOutput } from "../../../contract/contract";
import { BUILT_IN_PRESETS } from "../../../domain/built-in-presets";
import { DEFAULT_CONTEXT_FIELDS } from "../../../domain/context";
import { fieldsFromPreset } from "../../../domain/fields-from-preset";
import { firstWords } from "../../../domain/first-words";
import { formatHints } from "../../../operations/format-hints";
import { toDocumentContext } from "../../../operations/to-document";
import type { ContextEntry } from "../../../store/contexts/context-cache";
import type { App } from "../../app";
import { givenFields } from "../given-fields";
import { compareCards, toCard } from "../to-card";
import { listIds, missing, type OperationFailure, toOperationFailure } from "./operation-failure";
import { describePage, pageOf, slicePage } from "./page-of";

type Input = CallInput<"context-manage">;
type Output = CallOutput<"context-manage">;
type Needs = Pick<App, "store" | "clock">;

/** M-027. */
const PAGE_SIZE = 10;

/** The document's lifecycle of contexts (M-024 … M-028); deleting one puts it aside (D-10). */
export async function contextManage(app: Needs, input: Input): Promise<Output> {
  return ACTIONS[input.action](app, input).catch(toOperationFailure);
}

const ACTIONS: Readonly<Record<Input["action"], (app: Needs, input: Input) => Promise<Output>>> = {
  create: async (app, input) => {
    const { systemPrompt } = input;
    if (systemPrompt === undefined) return missing("systemPrompt");
    const name = input.name ?? firstWords({ text: systemPrompt });
    const fields = { ...DEFAULT_CONTEXT_FIELDS, ...fieldsOf(input), name, systemPrompt };
    const nameTaken = input.name === undefined ? "number" : "refuse";
    const made = await app.store.contexts.create({ id: newId(), fields, nameTaken });
    return reviewed(app, made, "Created.");
  },
  create_from_preset: (app, input) => createFromPreset(app, input),
  list: async (app, input) => {
    const all = await listActive(app, input.includeExpired === true);
    const page = pageOf(input, PAGE_SIZE);
    const contexts = slicePage(all, page).map(toDocumentContext);
    const message = `${all.length} contexts. ${describePage(page, all.length)}`.trim();
    return { success: true, contexts: [...contexts], totalCount: all.length, message };
  },
  get: async (app, input) => {
    const found = await find(app, input.contextId);
    return "success" in found ? found : done(app, found, "Found.");
  },
  update: async (app, input) => {
    const found = await find(app, input.contextId);
    if ("success" in found) return found;
    const { id, version } = found.context;
    const fields = fieldsOf(input);
    return reviewed(app, await app.store.contexts.update({ id, version, fields }), "Updated.");
  },
  delete: async (app, input) => {
    const found = await find(app, input.contextId);
    if ("success" in found) return found;
    const put = await app.store.contexts.archive({ id: found.context.id });
    return done(app, put, "Archived. It can be restored.");
  },
};

async function createFromPreset(app: Needs, input: Input): Promise<Output> {
  if (input.presetId === undefined) return missing("presetId");
  const presets = [...BUILT_IN_PRESETS, ...(await app.store.presets.list())];
  const active = presets.filter(({ isActive }) => isActive);
  const preset = active.find(({ id }) => id === input.presetId);
  if (preset === undefined) {
    return { success: false, message: `There is no such preset. ${listIds(active)}` };
  }
  const fields = fieldsFromPreset(preset, input.presetOverrides);
  const nameTaken = input.presetOverrides?.name === undefined ? "number" : "refuse";
  const made = { id: newId(), fields, presetId: preset.id, nameTaken } as const;
  return done(app, await app.store.contexts.create(made), `Created from ${preset.id}.`);
}

function newId(): string {
  return crypto.randomUUID();
}

function done(app: Needs, entry: ContextEntry, message: string): Output {
  return { success: true, context: toDocumentContext(toCard(entry, app.clock.now())), message };
}

/** As `done`, with what may keep its personality from holding. */
function reviewed(app: Needs, entry: ContextEntry, message: string): Output {
  return done(
    app,
    entry,
    `${message} ${formatHints(entry.context, "personality", entry.context.model)}`.trim(),
  );
}

async function listActive(app: Needs, withExpired: boolean) {
  const cards = (await app.store.contexts.list()).map((entry) => toCard(entry, app.clock.now()));
  const isListed = withExpired
    ? () => true
    : ({ context, expiry }: (typeof cards)[number]) =>
        context.archived === null && expiry.state !== "expired";
  return cards.filter(isListed).sort(compareCards);
}

/** The context of that id, or the contexts that there are (M-072). */
export async function find(
  app: Needs,
  id: string | undefined,
): Promise<ContextEntry | OperationFailure> {
  const all = await app.store.contexts.list();
  const found = all.find(({ context }) => context.id === id);
  const active = all.map(({ context }) => context).filter(({ archived }) => archived === null);
  const message = `There is no such context. ${listIds(active)}`;
  return found ?? { success: false, message };
}

/** The fields that were given, and no others: an explicit temperature of 0 is kept. */
function fieldsOf(input: Input) {
  const { name, systemPrompt, personality, temperature, ...limits } = input;
  const { maxTokens, maxHistoryTokens, expiryDays } = limits;
  const texts = { name, systemPrompt, personality };
  return givenFields({ ...texts, temperature, maxTokens, maxHistoryTokens, expiryDays });
}
