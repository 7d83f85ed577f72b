import { AppError } from "../../domain/app-error";
import type { ChatParameters } from "../../domain/chat-parameters";
import { checkTags, checkTitle, MAX_TITLE } from "../../domain/check-fields";
import type { Conversation } from "../../domain/conversation";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import type { HeadFields } from "../rows/changes";
import { cleanTags } from "../rows/clean-fields";
import { headToConversation, headToPut } from "../rows/row-to-entity";
import { readFirstTitle, type Title } from "./first-title";
import { type ConversationDeps, headThere } from "./new-conversation";

type One = { readonly conversationId: Id };

export type Rename = One & {
  readonly title: string;
  /** Takes out what is not to be kept; what is longer by that is cut, for the limit is the person's. */
  readonly hide?: (text: string) => string;
};

/**
 * Gives a conversation a title, in one line; with an empty one it has its first words again, until the
 * next turn looks for a title. Fails with `not-found` or `invalid-field`.
 */
export async function renameConversation(
  deps: ConversationDeps,
  { conversationId, title, hide = (same) => same }: Rename,
): Promise<Conversation> {
  const typed = title.replace(/\s+/gu, " ").trim();
  const [problem] = checkTitle(typed);
  if (problem !== undefined) throw toInvalidField(problem);
  const next = [...hide(typed)].slice(0, MAX_TITLE).join("").trim();
  return changeHead(deps, {
    conversationId,
    to: async (fields) => {
      const named = next === "" ? await readFirstTitle(deps, { conversationId }) : given(next);
      return isNamed(fields, named) ? null : named;
    },
  });
}

/** What the person calls it is theirs, whatever it was made from before. */
function given(title: string): Title {
  return { title, titleOf: undefined, taint: undefined };
}

function isNamed(fields: Title, { title, titleOf, taint = [] }: Title): boolean {
  if (fields.title !== title || fields.titleOf !== titleOf) return false;
  return isSame(fields.taint ?? [], taint);
}

export type SetTags = One & {
  readonly tags: readonly string[];
  /** The tags that these stand in place of; any where they are left out. */
  readonly seen?: readonly string[] | undefined;
};

/**
 * Sets a conversation's tags (M-087); fails with `not-found`, `invalid-field`, or with `conflict` where
 * it has others than were seen.
 */
export async function tagConversation(
  deps: ConversationDeps,
  { conversationId, tags, seen }: SetTags,
): Promise<Conversation> {
  const next = cleanTags(tags);
  const [problem] = checkTags(next);
  if (problem !== undefined) throw toInvalidField(problem);
  return changeHead(deps, {
    conversationId,
    to: (fields) => {
      if (isSame(fields.tags, next)) return null;
      if (seen !== undefined && !isSame(fields.tags, seen)) throw new AppError("conflict");
      return { tags: next };
    },
  });
}

/** Sets what a conversation says to its model beside the prompt; fails with `not-found`. */
export async function setParameters(
  deps: ConversationDeps,
  { conversationId, parameters }: One & { readonly parameters: ChatParameters },
): Promise<Conversation> {
  return changeHead(deps, { conversationId, to: () => parametersField(parameters) });
}

/** Left out where nothing is set. */
export function parametersField(parameters: ChatParameters): {
  parameters: ChatParameters | undefined;
} {
  return { parameters: Object.keys(parameters).length === 0 ? undefined : parameters };
}

/** Puts a conversation aside, or takes it back; a turn that runs goes on. Fails with `not-found`. */
export async function archiveConversation(
  deps: ConversationDeps,
  { conversationId, archived }: One & { readonly archived: boolean },
): Promise<Conversation> {
  const archivedAt = archived ? deps.clock.now() : null;
  return changeHead(deps, {
    conversationId,
    to: (fields) => ((fields.archivedAt !== null) === archived ? null : { archivedAt }),
  });
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((tag, at) => tag === right[at]);
}

type Deps = Pick<ConversationDeps, "state" | "writer">;

type Change = {
  readonly conversationId: Id;
  /** The fields that become others; null where nothing is to be written. */
  readonly to: (
    fields: HeadFields,
  ) => Partial<HeadFields> | null | Promise<Partial<HeadFields> | null>;
};

/** Changes fields of a conversation in one strict commit; fails with `not-found`. */
async function changeHead(deps: Deps, { conversationId, to }: Change): Promise<Conversation> {
  return deps.writer.write(async (commit) => {
    const head = await headThere(deps, conversationId);
    const changed = await to(head.payload);
    if (changed === null) return headToConversation(head);
    await commit({ durability: "strict", heads: [headToPut(head, changed)] });
    return headToConversation(await headThere(deps, conversationId));
  });
}
