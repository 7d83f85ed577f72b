import { ArrowDown } from "lucide-react";
import { words } from "../words/words";

/** Leads to what was written below while the person was reading above; it takes no room. */
export function ToEnd({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="pointer-events-none sticky bottom-2 -mt-8 flex h-8 justify-center">
      <button
        type="button"
        data-to-end=""
        onClick={onPress}
        className="pointer-events-auto flex items-center gap-1 rounded-md border border-line bg-raised px-2.5 text-small shadow-float hover:bg-tint"
      >
        <ArrowDown size={14} aria-hidden="true" />
        {words.conversation.toEnd}
      </button>
    </div>
  );
}
