import type { CallInput, CallOutput } from "../../../contract/contract";
import { BUILT_IN_PRESETS } from "../../../domain/built-in-presets";
import { idSchema } from "../../../domain/id";
import { DEFAULT_PRESET_SETTINGS, type Preset } from "../../../domain/preset";
import { formatHints } from "../../../operations/format-hints";
import { toDocumentPreset } from "../../../operations/to-document";
import type { App } from "../../app";
import { givenFields } from "../given-fields";
import { listIds, missing, type OperationFailure, toOperationFailure } from "./operation-failure";
import { describePage, pageOf, slicePage } from "./page-of";

type Input = CallInput<"personality-preset-manage">;
type Output = CallOutput<"personality-preset-manage">;
type Needs = Pick<App, "store">;

/** M-030. */
const PAGE_SIZE = 10;

/** The document's management of presets (M-029 … M-031). */
export async function presetManage(app: Needs, input: Input): Promise<Output> {
  return ACTIONS[input.action](app, input).catch(toOperationFailure);
}

const ACTIONS: Readonly<Record<Input["action"], (app: Needs, input: Input) => Promise<Output>>> = {
  create: async (app, input) => {
    const { name, systemPrompt } = input;
    if (name === undefined || systemPrompt === undefined) return missing("name", "systemPrompt");
    const defaultSettings = {
      ...DEFAULT_PRESET_SETTINGS,
      ...givenFields(input.defaultSettings ?? {}),
    };
    const fields = { ...fieldsOf(input), name, systemPrompt, defaultSettings };
    const id = crypto.randomUUID();
    return reviewed(await app.store.presets.create({ id, fields }), "Created.");
  },
  list: async (app, input) => {
    const own = await app.store.presets.list();
    const all = [...BUILT_IN_PRESETS, ...own];
    const listed = all.filter(({ isActive }) => isActive || input.includeInactive === true);
    const page = pageOf(input, PAGE_SIZE);
    const presets = slicePage(listed, page).map(toDocumentPreset);
    const message = `${listed.length} presets. ${describePage(page, listed.length)}`.trim();
    return { success: true, presets, totalCount: listed.length, message };
  },
  get: async (app, input) => {
    const found = await find(app, input.presetId);
    return "success" in found ? found : done(found, "Found.");
  },
  update: async (app, input) => {
    const found = await findOwn(app, input.presetId);
    if ("success" in found) return found;
    const defaultSettings = {
      ...found.defaultSettings,
      ...givenFields(input.defaultSettings ?? {}),
    };
    const fields = { ...fieldsOf(input), defaultSettings };
    const { id, version } = found;
    return reviewed(await app.store.presets.update({ id, version, fields }), "Updated.");
  },
  delete: async (app, input) => {
    const found = await findOwn(app, input.presetId);
    if ("success" in found) return found;
    const preset = await app.store.presets.setActive({ id: found.id, isActive: false });
    return done(preset, "Removed. It can be restored.");
  },
};

function done(preset: Preset, message: string): Output {
  return { success: true, preset: toDocumentPreset(preset), message };
}

/** As `done`, with what may keep its personality from holding. */
function reviewed(preset: Preset, message: string): Output {
  const { systemPrompt, defaultPersonality: personality } = preset;
  const hints = formatHints({ systemPrompt, personality }, "defaultPersonality");
  return done(preset, `${message} ${hints}`.trim());
}

async function find(app: Needs, id: string | undefined): Promise<Preset | OperationFailure> {
  const all = [...BUILT_IN_PRESETS, ...(await app.store.presets.list())];
  const found = all.find((preset) => preset.id === id);
  const message = `There is no such preset. ${listIds(all.filter(({ isActive }) => isActive))}`;
  return found ?? { success: false, message };
}

async function findOwn(app: Needs, id: string | undefined): Promise<Preset | OperationFailure> {
  const found = await find(app, id);
  if ("success" in found || idSchema.safeParse(found.id).success) return found;
  return { success: false, message: "A built-in preset does not change. Make one of your own." };
}

/** The fields that were given, and no others. */
function fieldsOf({ name, description, systemPrompt, defaultPersonality, metadata }: Input) {
  return givenFields({ name, description, systemPrompt, defaultPersonality, metadata });
}
