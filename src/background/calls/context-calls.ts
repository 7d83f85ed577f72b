import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import {
  contextArchive,
  contextCreate,
  contextCreateFromPreset,
  contextDuplicate,
  contextExtend,
  contextGet,
  contextHolds,
  contextList,
  contextPin,
  contextPurge,
  contextRestore,
  contextUpdate,
} from "../handlers/context-handlers";
import { contextPreview } from "../handlers/context-preview";
import {
  importAdd,
  importBegin,
  importKnown,
  importPicture,
  importPictures,
} from "../handlers/import-handlers";
import { importMemory } from "../handlers/import-memory";
import {
  presetArchive,
  presetCreate,
  presetGet,
  presetList,
  presetPurge,
  presetRestore,
  presetUpdate,
} from "../handlers/preset-handlers";

/** Calls about contexts, presets, and what is imported into contexts. */
export function contextCallHandlers({ whenOpen, whenAsked, whenDone, tellingDone }: Guards) {
  return {
    "context.list": whenAsked(contextList),
    "context.get": whenAsked(contextGet),
    "context.create": whenOpen(contextCreate),
    "context.createFromPreset": whenOpen(contextCreateFromPreset),
    "context.update": whenOpen(contextUpdate),
    "context.duplicate": whenOpen(contextDuplicate),
    "context.pin": whenOpen(contextPin),
    "context.archive": whenOpen(contextArchive),
    "context.restore": whenOpen(contextRestore),
    "context.extend": whenOpen(contextExtend),
    "context.holds": whenAsked(contextHolds),
    "context.purge": tellingDone(held(contextPurge)),
    "context.preview": whenAsked(contextPreview),
    "preset.list": whenAsked(presetList),
    "preset.get": whenAsked(presetGet),
    "preset.create": whenOpen(presetCreate),
    "preset.update": whenOpen(presetUpdate),
    "preset.archive": whenOpen(presetArchive),
    "preset.restore": whenOpen(presetRestore),
    "preset.purge": whenDone(presetPurge),
    "import.known": whenOpen(held(importKnown)),
    "import.begin": whenOpen(importBegin),
    "import.add": whenOpen(held(importAdd)),
    "import.memory": whenOpen(held(importMemory)),
    "import.pictures": whenOpen(held(importPictures)),
    "import.picture": whenOpen(held(importPicture)),
  } satisfies Partial<CallHandlers>;
}
