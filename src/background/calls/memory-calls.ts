import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import { searchEmbedder, searchSetEmbedder } from "../handlers/embedder-handlers";
import { factApprove, factForget, factKeep, factList, factUpdate } from "../handlers/fact-handlers";
import {
  archiveInsert,
  archiveRemove,
  archiveSearch,
  archiveUpdate,
  blockAdd,
  blockChange,
  blockClearHistory,
  blockEdit,
  blockFit,
  blockHistory,
  blockLayOut,
  blockOpen,
  blockRemove,
  blockRestore,
  blockShare,
  blockUnshare,
  memoryList,
} from "../handlers/memory-handlers";
import {
  referenceList,
  referenceNote,
  referenceRemove,
  referenceRename,
} from "../handlers/reference-handlers";
import { searchFind } from "../handlers/search-handlers";

/** Calls about what contexts remember, and those that look through everything. */
export function memoryCallHandlers({ whenOpen, whenAgain, byPage, whenDone }: Guards) {
  return {
    "memory.list": byPage(memoryList),
    "block.open": byPage(blockOpen),
    "block.add": whenAgain(blockAdd),
    "block.change": whenOpen(blockChange),
    "block.lay-out": whenOpen(blockLayOut),
    "block.fit": whenOpen(blockFit),
    "block.edit": whenOpen(held(blockEdit)),
    "block.history": byPage(blockHistory),
    "block.restore": whenOpen(held(blockRestore)),
    "block.clear-history": whenOpen(held(blockClearHistory)),
    "block.remove": whenDone(held(blockRemove)),
    "block.share": whenAgain(blockShare),
    "block.unshare": whenAgain(blockUnshare),
    "archive.search": byPage(archiveSearch),
    "archive.insert": whenAgain(archiveInsert),
    "archive.update": whenOpen(archiveUpdate),
    "archive.remove": whenDone(held(archiveRemove)),
    "reference.list": byPage(referenceList),
    "reference.note": whenOpen(referenceNote),
    "reference.rename": whenOpen(referenceRename),
    "reference.remove": whenDone(held(referenceRemove)),
    "fact.list": byPage(factList),
    "fact.keep": whenOpen(factKeep),
    "fact.update": whenOpen(factUpdate),
    "fact.approve": whenOpen(factApprove),
    "fact.forget": whenDone(factForget),
    "search.find": whenOpen(searchFind),
    "search.embedder": whenOpen(searchEmbedder),
    "search.setEmbedder": whenOpen(searchSetEmbedder),
  } satisfies Partial<CallHandlers>;
}
