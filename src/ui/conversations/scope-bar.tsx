import { conversationWords } from "../words/conversation-words";
import { searchWords } from "../words/search-words";
import { Toggle } from "./toggle";

/** Where is looked: in the conversation that is shown, in its context, or in all. */
export type Scope = "conversation" | "context" | "everywhere";

type Props = {
  readonly search: {
    readonly query: string;
    readonly scope: Scope;
    readonly setScope: (scope: Scope) => void;
    readonly archived: boolean;
    readonly setArchived: (archived: boolean) => void;
    readonly asksFilters: boolean;
    readonly setAsksFilters: (asks: boolean) => void;
  };
};

/** Which conversations are listed and searched; what is looked for is found in archived ones, too. */
export function ScopeBar({ search }: Props) {
  const { query, scope, setScope, archived, setArchived, asksFilters, setAsksFilters } = search;
  const { here, everywhere, archived: archivedOnes } = conversationWords.list;
  const { scope: scopes, filters } = searchWords;
  const scopeToggle = (one: Scope, name: string, label: string) => (
    <Toggle name={name} isOn={scope === one} onPress={() => setScope(one)}>
      {label}
    </Toggle>
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {query !== "" && scopeToggle("conversation", "this", scopes.conversation)}
      {scopeToggle("context", "here", here)}
      {scopeToggle("everywhere", "everywhere", everywhere)}
      {query === "" && (
        <div className="ms-auto flex gap-1.5">
          <Toggle name="archived" isOn={archived} onPress={() => setArchived(!archived)}>
            {archivedOnes}
          </Toggle>
          <Toggle name="filters" isOn={asksFilters} onPress={() => setAsksFilters(!asksFilters)}>
            {filters.open}
          </Toggle>
        </div>
      )}
    </div>
  );
}
