import { FileText, Image, MessagesSquare, Server } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import type { Conversation } from "../../domain/conversation";
import { estimateTokens } from "../../domain/tokens";
import { OptionList, optionId } from "../composer/option-list";
import type { MentionUse } from "../composer/use-mention";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { useAnswer } from "../use-answer";
import { mentionWords } from "../words/mention-words";
import { toolServerWords } from "../words/tool-server-words";
import { conversationFile } from "./conversation-file";
import {
  chooseMentions,
  type Mentionable,
  readConversations,
  readFiles,
  readServers,
} from "./read-mentions";

type Props = {
  readonly id: string;
  readonly panel: Panel;
  readonly conversation: Conversation;
  readonly query: string;
  readonly use: MentionUse;
};

const NONE: readonly Mentionable[] = [];

/** Earlier conversations and files of this context, and what servers have, by what is typed behind the sign. */
export function MentionList({ id, panel, conversation, query, use }: Props) {
  const { value, busy, failure, again } = useMentionables(panel.client, conversation, query);
  const list = value ?? NONE;
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<{ query: string; key: string } | null>(null);
  const at = Math.min(index, Math.max(0, list.length - 1));
  const active = list[at];
  const pick = (chosen: Mentionable | undefined) => {
    if (chosen === undefined) return;
    use.cut();
    bringMention(panel, chosen);
  };
  useListKeys(use, {
    move: (by) => list.length > 0 && setIndex((at + by + list.length) % list.length),
    // While others are looked for, nothing is taken from a list that may be another one in a moment.
    pick: () => (busy && active ? setWanted({ query, key: keyOf(active) }) : pick(active)),
    isOpen: list.length > 0,
  });
  useEffect(() => {
    if (wanted === null || busy) return;
    setWanted(null);
    if (wanted.query === query) pick(list.find((one) => keyOf(one) === wanted.key) ?? list[0]);
  });
  const activeId = active && optionId(id, keyOf(active));
  useEffect(() => use.setActive(activeId), [use.setActive, activeId]);
  if (failure !== null) {
    return (
      <Note>
        <FailureLine failure={failure} onAgain={again} />
      </Note>
    );
  }
  if (list.length === 0) {
    // A sentence goes on behind what looked like a name.
    if (value !== null && /\s/.test(query)) return null;
    const { loading, none, noneFound } = mentionWords;
    return <Note>{value === null ? loading : query === "" ? none : noneFound}</Note>;
  }
  return (
    <OptionList
      id={id}
      kind="mention"
      label={mentionWords.label}
      options={list.map(toOption)}
      at={at}
      onPick={(chosen) => pick(list[chosen])}
    />
  );
}

/** What can be mentioned; null until it is known. Files are asked for once, conversations by each name. */
function useMentionables(
  client: Panel["client"],
  { id: conversationId, contextId }: Conversation,
  query: string,
) {
  const askFiles = useCallback(() => readFiles(client, conversationId), [client, conversationId]);
  const askCards = useCallback(
    () => readConversations(client, { contextId, query }),
    [client, contextId, query],
  );
  const files = useAnswer(askFiles);
  const askServers = useCallback(() => readServers(client), [client]);
  const cards = useAnswer(askCards);
  const servers = useAnswer(askServers);
  const again = () => {
    files.again();
    cards.again();
    servers.again();
  };
  const isKnown = files.value !== null && cards.value !== null && servers.value !== null;
  const loaded = { cards: cards.value ?? [], attached: files.value ?? [] };
  const found = { conversationId, query, ...loaded, servers: servers.value ?? [] };
  return {
    value: isKnown ? chooseMentions(found) : null,
    busy: files.busy || cards.busy || servers.busy,
    failure: files.failure ?? cards.failure ?? servers.failure,
    again,
  };
}

type Keys = {
  readonly move: (by: number) => unknown;
  readonly pick: () => unknown;
  readonly isOpen: boolean;
};

/** Lets the composer's keys move in the list; what is none of its keys stays the field's. */
function useListKeys({ onKey, close }: MentionUse, { move, pick, isOpen }: Keys): void {
  useEffect(() => {
    const actOf = (key: string) => {
      if (key === "Escape") return close;
      if (!isOpen) return null;
      if (key === "ArrowDown" || key === "ArrowUp") return () => move(key === "ArrowUp" ? -1 : 1);
      if (key !== "Enter" && key !== "Tab") return null;
      return pick;
    };
    onKey.current = (event: KeyboardEvent) => {
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.nativeEvent.isComposing) return false;
      const act = actOf(event.key);
      if (act === null) return false;
      event.preventDefault();
      act();
      return true;
    };
    return () => {
      onKey.current = null;
    };
  });
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="status"
      data-mention-note=""
      className="floating absolute inset-x-0 bottom-full mb-1 rounded-lg border border-line bg-raised px-3 py-2 text-small text-muted shadow-float"
    >
      {children}
    </div>
  );
}

function keyOf(one: Mentionable): string {
  if (one.kind === "resource") return `${one.server.id}-${encodeURIComponent(one.resource.uri)}`;
  return one.kind === "file" ? one.attachment.id : one.card.conversation.id;
}

function toOption(one: Mentionable) {
  const [Icon, name, hint] = look(one);
  return {
    key: keyOf(one),
    name: (
      <span className="flex min-w-0 items-center gap-1.5">
        <Icon size={12} aria-hidden="true" className="shrink-0 text-muted" />
        <span dir="auto" className="truncate font-semibold">
          {name}
        </span>
      </span>
    ),
    hint,
  };
}

function look(one: Mentionable) {
  if (one.kind === "conversation") {
    const { title, messageCount, deletedCount, tokenCount } = one.card.conversation;
    const hint = mentionWords.conversation(messageCount - deletedCount, tokenCount);
    return [MessagesSquare, title || mentionWords.untitled, hint] as const;
  }
  if (one.kind === "resource") {
    const { server, resource } = one;
    const hint = toolServerWords.offers.resource(server.name, server.host);
    return [Server, resource.name, hint] as const;
  }
  const { attachment } = one;
  if (attachment.kind === "image") return [Image, attachment.name, mentionWords.image] as const;
  const tokens = attachment.tokens ?? estimateTokens(attachment.text);
  return [FileText, attachment.name, mentionWords.file(tokens)] as const;
}

/** Attaches what was chosen: a conversation as a file that is made of it now, a file once more, what a server says. */
function bringMention(
  { client, attachments }: Pick<Panel, "client" | "attachments">,
  chosen: Mentionable,
): Promise<void> {
  if (chosen.kind === "file") {
    const { messageId, attachment } = chosen;
    return attachments.bring({
      name: attachment.name,
      seal: (id, conversationId) => {
        const input = { id, conversationId, messageId, attachmentId: attachment.id };
        return runTwice(() => client.call("attachment.again", input));
      },
    });
  }
  if (chosen.kind === "resource") {
    const { server, resource } = chosen;
    const what = { kind: "resource", uri: resource.uri } as const;
    return attachments.bring({
      name: resource.name,
      seal: (id, conversationId) => {
        const input = { id, conversationId, server: server.id, what };
        return runTwice(() => client.call("server.attach", input));
      },
    });
  }
  const { conversation, contextName } = chosen.card;
  return attachments.bring({
    name: conversation.title || mentionWords.untitled,
    seal: async (id, conversationId) => {
      const attached = await conversationFile(client, { conversation, contextName });
      return runTwice(() => client.call("attachment.add", { id, conversationId, attached }));
    },
  });
}
