import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from "react";
import type { DictateButton as Button } from "./dictate-button";
import { pageDictation } from "./dictation-choice";

// Read where messages are dictated.
const DictateButton = lazy(async () => {
  const { DictateButton: Own } = await import("./dictate-button");
  return { default: Own };
});

type Props = Omit<ComponentProps<typeof Button>, "language">;

/** The button that dictates into a field; nothing where that is not switched on. */
export function Dictating(props: Props) {
  const { get, subscribe } = pageDictation();
  const language = useSyncExternalStore(subscribe, get);
  if (language === null) return null;
  return (
    <Suspense>
      <DictateButton language={language} {...props} />
    </Suspense>
  );
}
