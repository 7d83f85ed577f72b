import type { StreamInput } from "../contract/contract";
import type { PanelEvent } from "../contract/conversation";
import type { OpenedConversation } from "../contract/opened-conversation";
import { assertNever } from "../domain/assert-never";
import type { Id } from "../domain/id";
import type { PageWanted } from "../domain/page-ask";
import type { Client } from "../messaging/client";

type PanelLocation = StreamInput<"panel.watch">;

export type PanelWatch = {
  /** Follows what is told to the panel of this window, from now on in place of any before. */
  readonly start: (panelLocation: PanelLocation) => void;
  /** Follows the worker that runs, of which it is known that it does; nothing where that is followed. */
  readonly reconnect: () => void;
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "watch" | "onWorkerStart">;
  /** Also told what was opened, where the worker has just done that. */
  readonly onShow: (conversationId: Id, opened?: OpenedConversation) => void;
  readonly onLists: () => void;
  readonly onModels: () => void;
  /** Told in which conversations an answer waits. */
  readonly onWaiting: (conversationIds: readonly Id[]) => void;
  /** Told that the page beside the panel is wanted. */
  readonly onPage: (wanted: PageWanted) => void;
};

/** Follows which conversation the panel is to show; anew with each worker, and wakes none by itself. */
export function createPanelWatch(deps: Deps): PanelWatch {
  const { client, onShow, onLists, onModels, onWaiting, onPage } = deps;
  let begun: PanelLocation | null = null;
  let stop: (() => void) | null = null;
  let isClosed = false;
  const onEvent = (event: PanelEvent) => {
    switch (event.type) {
      case "show":
        return onShow(event.conversationId, event.opened);
      case "lists":
        return onLists();
      case "models":
        return onModels();
      case "waiting":
        return onWaiting(event.conversationIds);
      case "page":
        return onPage(event);
      default:
        return assertNever(event);
    }
  };
  const connect = () => {
    if (begun === null || stop !== null) return;
    stop = client.watch("panel.watch", begun, {
      event: onEvent,
      end: () => {
        stop = null;
      },
    });
  };
  const reconnect = () => {
    if (begun === null || stop !== null) return;
    connect();
    // What was told while nothing was connected was not heard.
    onLists();
  };
  const stopListening = client.onWorkerStart(reconnect);
  return {
    start: (panelLocation) => {
      if (isClosed || begun?.windowId === panelLocation.windowId) return;
      begun = panelLocation;
      stop?.();
      stop = null;
      connect();
    },
    reconnect,
    close: () => {
      isClosed = true;
      stopListening();
      begun = null;
      stop?.();
      stop = null;
    },
  };
}
