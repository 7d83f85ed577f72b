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
export function contextCallHandlers({ whenOpen, byPage, whenDone, announcingDone }: Guards) {
  return {
    "context.list": byPage(contextList),
    "context.get": byPage(contextGet),
    "context.create": whenOpen(contextCreate),
    "context.createFromPreset": whenOpen(contextCreateFromPreset),
    "context.update": whenOpen(contextUpdate),
    "context.duplicate": whenOpen(contextDuplicate),
    "context.pin": whenOpen(contextPin),
    "context.archive": whenOpen(contextArchive),
    "context.restore": whenOpen(contextRestore),
    "context.extend": whenOpen(contextExtend),
    "context.holds": byPage(contextHolds),
    "context.purge": announcingDone(held(contextPurge)),
    "context.preview": byPage(contextPreview),
    "preset.list": byPage(presetList),
    "preset.get": byPage(presetGet),
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
