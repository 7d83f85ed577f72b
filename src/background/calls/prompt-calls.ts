import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import { debugPromptInfo, health, memoryStats } from "../handlers/health-handlers";
import { libraryList, libraryMove, libraryRemove, librarySave } from "../handlers/library-handlers";
import { parameterKeep, parameterRead } from "../handlers/parameter-handlers";
import { promptCopy, promptMeasure, promptPreview } from "../handlers/prompt-handlers";
import { promptSent } from "../handlers/prompt-sent";
import {
  promptChange,
  promptHide,
  promptSettings,
  promptUnhide,
} from "../handlers/prompt-settings";
import { shortcutChange, shortcutList } from "../handlers/shortcut-handlers";
import { summaryChange, summaryList, summaryMake } from "../handlers/summary-handlers";

/** Calls about what models are told, about the store's health, and about shortcuts. */
export function promptCallHandlers({ whenOpen, byPage, whenDone, announcing }: Guards) {
  return {
    "parameter.read": byPage(parameterRead),
    "parameter.keep": whenOpen(parameterKeep),
    "library.list": byPage(libraryList),
    "library.save": whenOpen(librarySave),
    "library.move": whenOpen(libraryMove),
    "library.remove": whenDone(libraryRemove),
    "prompt.measure": byPage(promptMeasure),
    "prompt.preview": whenOpen(promptPreview),
    "prompt.sent": whenOpen(promptSent),
    "prompt.copy": whenOpen(promptCopy),
    "prompt.settings": byPage(promptSettings),
    "prompt.change": whenOpen(promptChange),
    "prompt.hide": whenOpen(promptHide),
    "prompt.unhide": whenOpen(promptUnhide),
    "shortcut.list": byPage(shortcutList),
    // Every open page takes up another key at once.
    "shortcut.change": announcing(shortcutChange),
    "summary.list": byPage(summaryList),
    "summary.change": whenOpen(summaryChange),
    "summary.make": whenOpen(held(summaryMake)),
    health: byPage(health),
    "memory.stats": byPage(memoryStats),
    "debug.promptInfo": byPage(debugPromptInfo),
  } satisfies Partial<CallHandlers>;
}
