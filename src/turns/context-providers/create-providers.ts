import { assertNever } from "../../domain/assert-never";
import type { CachedBranch } from "../../domain/branch";
import type { Context, ContextProviderName } from "../../domain/context";
import type { ContextProvider } from "../../domain/context-provider";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { ContextStore } from "../context-store";
import { createActivityProvider } from "./activity-provider";
import { createBlocksProvider } from "./blocks-provider";
import { createFactsProvider } from "./facts-provider";
import { createLastNProvider } from "./last-n-provider";
import { createQuotesProvider } from "./quotes-provider";
import { createRecentSummariesProvider } from "./recent-summaries-provider";
import { createReferencesProvider } from "./references-provider";

type Deps = {
  readonly store: ContextStore;
  readonly context: Pick<Context, "contextProviders" | "remembers" | "remembersSince">;
  /** Whether the guide answers: it is told what was said or kept before, and nothing else. */
  readonly isForGuide?: boolean;
  readonly settings: Pick<PromptSettings, "activityEntries">;
  /** Hears what of the branch was read, if it was. */
  readonly onBranch: (branch: CachedBranch) => void;
};

/** A context's providers, each once, in the order of its list: the list alone decides (E-055). */
export function createProviders({
  store,
  context,
  settings,
  onBranch,
  isForGuide = false,
}: Deps): readonly ContextProvider[] {
  const chosen = isForGuide ? (["last-n", "quotes"] as const) : context.contextProviders;
  const names = [...new Set(chosen)];
  const { remembers, remembersSince } = context;
  // What is asked for before the conversation is told before it.
  const place = names.indexOf("quotes") < names.indexOf("last-n") ? "system" : "note";
  const create = (name: ContextProviderName): ContextProvider => {
    switch (name) {
      case "facts":
        return createFactsProvider({ ...store, remembers });
      case "blocks":
        return createBlocksProvider(store);
      case "recent-summaries":
        return createRecentSummariesProvider({ ...store, remembers });
      case "references":
        return createReferencesProvider(store);
      case "activity":
        return createActivityProvider({
          ...{ ...store, remembers, remembersSince },
          limit: settings.activityEntries,
        });
      case "quotes":
        return createQuotesProvider({ ...store, remembers, remembersSince, place, isForGuide });
      case "last-n":
        return createLastNProvider({ ...store, onBranch });
      default:
        return assertNever(name);
    }
  };
  return names.map(create);
}
