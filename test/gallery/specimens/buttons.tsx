import { Check } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { IconButton } from "../../../src/ui/icon-button";
import { LinkButton } from "../../../src/ui/link-button";
import { PrimaryButton } from "../../../src/ui/primary-button";
import { QuietButton } from "../../../src/ui/quiet-button";
import { atHand, type Sample, type Specimen } from "../specimen";

/** Buttons; a busy one cannot be pressed again. */
export function buttons(sample: Sample): readonly Specimen[] {
  return [
    ...kind("QuietButton", QuietButton, sample),
    ...kind("PrimaryButton", PrimaryButton, sample),
    ...kind("LinkButton", LinkButton, sample),
    ...atHand("IconButton", () => <IconButton name={sample.word} icon={Check} />),
    {
      component: "IconButton",
      state: "disabled",
      view: <IconButton name={sample.word} icon={Check} aria-disabled />,
    },
  ];
}

function kind(
  component: string,
  Button: ComponentType<ComponentProps<"button">>,
  { word, long }: Sample,
): readonly Specimen[] {
  return [
    ...atHand(component, () => <Button>{word}</Button>),
    { component, state: "disabled", view: <Button disabled>{word}</Button> },
    {
      component,
      state: "busy",
      view: (
        <Button disabled aria-busy="true">
          {word}
        </Button>
      ),
    },
    {
      component,
      state: "long",
      view: (
        <Button>
          <Check size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">{long}</span>
        </Button>
      ),
    },
  ];
}
