import type { CallOutput } from "../../../contract/contract";
import type { OpenedBlock } from "../../../contract/memory";
import { type Failure, toFailure } from "../../../domain/app-error";
import type { BlockContent } from "../../../domain/block-content";
import type { BlockEdit } from "../../../domain/block-edit";
import { spliceContent } from "../../../domain/content-splice";
import { createOneByOne } from "../../../domain/one-by-one";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { runTwice } from "../../conversation/run-twice";
import type { Timers } from "../../timers";
import { type Drafts, draftEdits, rebaseDrafts, textsOf } from "./text-drafts";

/** The edits that a wish comes to, over what the block holds by then; none where it is done already. */
export type ToEdits = (content: BlockContent) => readonly BlockEdit[];

/** What is edited of a block: its text stands in the content, and an edit shares it with nobody. */
export type EditedBlock = {
  readonly block: Omit<OpenedBlock["block"], "text" | "tokens">;
  readonly content: BlockContent;
  readonly lost: number;
};

export type ControllerState = {
  /** As it is stored, as far as is known here. */
  readonly opened: EditedBlock;
  /** Texts that are typed and not kept yet, by section; "" for the block's own. */
  readonly drafts: Drafts;
  readonly saving: boolean;
  readonly canUndo: boolean;
  /** Why the newest change is not kept; what was typed stays. */
  readonly failure: Failure | null;
};

/** One block as it is edited: kept as one goes, over whatever others make of it meanwhile. */
export type BlockController = Pick<Cell<ControllerState>, "get" | "subscribe"> & {
  /** Takes a text as it is typed; kept after a pause. */
  readonly type: (section: string, text: string) => void;
  /** Makes a change at once; resolves with whether it is kept. */
  readonly change: (toEdits: ToEdits) => Promise<boolean>;
  /** Keeps what is typed; resolves once nothing more is on its way. */
  readonly save: () => Promise<void>;
  /** Makes the block what it was before the newest change from here. */
  readonly undo: () => Promise<void>;
  /** Reads what others have made of it. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

type Deps = { readonly client: Pick<Client, "call">; readonly later: Timers["later"] };

const PAUSE_MS = 600;
/** How often a change is made over what another window was faster with, before it is given up. */
const MOST_ROUNDS = 20;

/** A controller for an opened block. */
export function createBlockController(
  { client, later }: Deps,
  first: EditedBlock,
): BlockController {
  const { id } = first.block;
  const { cell, undos, accept, keep, attempt, read, queue } = createKeeping(client, first);
  let calledOff = () => {};
  const change = (toEdits: ToEdits) => {
    calledOff();
    return attempt(() => keep(toEdits));
  };
  const save = async () => {
    calledOff();
    if (Object.keys(cell.get().drafts).length > 0) await change(() => []);
    else await queue(async () => {});
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    type: (section, text) => {
      cell.set({ ...cell.get(), drafts: { ...cell.get().drafts, [section]: text } });
      calledOff();
      calledOff = later(save, PAUSE_MS);
    },
    change,
    save,
    undo: async () => {
      await save();
      await attempt(async () => {
        const number = undos.last();
        if (number === undefined) return;
        const { version } = cell.get().opened.block;
        const after = await client.call("block.restore", { id, version, number });
        undos.take(after.block.revision);
        accept(after);
      });
    },
    refresh: async () => {
      await queue(async () => accept(await read())).catch(() => {});
    },
    close: () => void save(),
  };
}

/** What is known of the block here, and how a change of it is kept: one after the other. */
function createKeeping(client: Deps["client"], first: EditedBlock) {
  const { id } = first.block;
  const nothing = { drafts: {}, saving: false, canUndo: false, failure: null };
  const cell = createCell<ControllerState>({ opened: first, ...nothing });
  const undos = createUndos(first.block.revision);
  const { run: queue } = createOneByOne();
  const note = (more: Partial<ControllerState>) => cell.set({ ...cell.get(), ...more });
  const accept = (opened: EditedBlock, texts = textsOf(cell.get().opened.content)) => {
    undos.see(opened.block.revision);
    const drafts = rebaseDrafts(cell.get().drafts, texts, textsOf(opened.content));
    note({ opened, drafts, canUndo: undos.last() !== undefined });
  };
  const read = () => runTwice(() => client.call("block.open", { id }));
  const keep = async (toEdits: ToEdits) => {
    const { opened, drafts } = cell.get();
    const { content, block } = opened;
    const edits = [...draftEdits(drafts, content), ...toEdits(content)];
    if (edits.length === 0) return note({ drafts: {} });
    const input = { id, version: block.version, edits };
    const after = await runTwice(() => client.call("block.edit", input));
    undos.add(block.revision, after.block.revision);
    // What was typed since is typed over what was sent.
    accept(afterEdit(after, opened) ?? (await read()), { ...textsOf(content), ...drafts });
  };
  const attempt = (work: () => Promise<void>) =>
    queue(async () => {
      note({ saving: true, failure: null });
      try {
        await overOthers(work, async () => accept(await read()));
        return true;
      } catch (error) {
        note({ failure: toFailure(error) });
        return false;
      } finally {
        note({ saving: false });
      }
    });
  return { cell, undos, accept, keep, attempt, read, queue };
}

/** The block after an edit of what was known here; null where it was another than that. */
function afterEdit(
  { block, splice, lost }: CallOutput<"block.edit">,
  known: EditedBlock,
): EditedBlock | null {
  // Where changes do not open any more the same version holds something else.
  if (lost !== known.lost) return null;
  try {
    return { block, content: spliceContent(known.content, splice), lost };
  } catch {
    return null;
  }
}

/** Does it anew over what another window was faster with. */
async function overOthers(work: () => Promise<void>, readAnew: () => Promise<void>): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (toFailure(error).code !== "conflict" || round === MOST_ROUNDS) throw error;
      await readAnew();
    }
  }
}

/** The numbers of the revisions before the changes from here, as long as nobody else has changed it since. */
function createUndos(first: number) {
  let numbers: number[] = [];
  let seen = first;
  return {
    last: () => numbers.at(-1),
    see: (revision: number) => {
      if (revision !== seen) numbers = [];
      seen = revision;
    },
    add: (before: number, after: number) => {
      numbers = before === seen ? [...numbers, before] : [before];
      seen = after;
    },
    take: (after: number) => {
      numbers = numbers.slice(0, -1);
      seen = after;
    },
  };
}
