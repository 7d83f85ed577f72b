import { useLayoutEffect, useRef } from "react";
import { forceState } from "./force-state";
import { type Sample, type Specimen, sampleFor } from "./specimen";
import { buttons } from "./specimens/buttons";
import { containers } from "./specimens/containers";
import { fields } from "./specimens/fields";
import { notices } from "./specimens/notices";
import { panelParts } from "./specimens/panel-parts";
import { plots } from "./specimens/plots";

const VIEWS = [
  ["", "As the system"],
  ["?theme=light", "Light"],
  ["?theme=dark", "Dark"],
  ["?contrast=more", "High contrast"],
  ["?theme=dark&contrast=more", "Dark, high contrast"],
  ["?size=large", "Large text"],
  ["?lang=ar", "Right to left"],
  ["?theme=dark&size=large&lang=ar", "All of it"],
] as const;

/** Every component of the kit in every state that it has. */
export function Gallery({ direction }: { readonly direction: string }) {
  const specimens = allOf(sampleFor(direction));
  const components = [...new Set(specimens.map(({ component }) => component))];
  return (
    <main className="gallery text-base">
      <h1 className="text-title font-semibold">Gallery</h1>
      <nav aria-label="Views">
        {VIEWS.map(([search, name]) => (
          <a key={name} href={`./index.html${search}`}>
            {name}
          </a>
        ))}
      </nav>
      {components.map((component) => (
        <section key={component} data-component={component} aria-label={component}>
          <h2>{component}</h2>
          <div className="specimens">
            {specimens
              .filter((one) => one.component === component)
              .map((one) => (
                <Shown key={nameOf(one)} specimen={one} />
              ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function allOf(sample: Sample): readonly Specimen[] {
  return [buttons, fields, notices, containers, panelParts, plots].flatMap((make) => make(sample));
}

function nameOf({ component, state, note }: Specimen): string {
  return [component, state, ...(note === undefined ? [] : [note])].join("/");
}

function Shown({ specimen }: { readonly specimen: Specimen }) {
  const container = useRef<HTMLDivElement>(null);
  const { state, note, view } = specimen;
  useLayoutEffect(() => {
    if (container.current !== null) forceState(container.current, state);
  }, [state]);
  return (
    <figure data-specimen={nameOf(specimen)}>
      <figcaption>{note === undefined ? state : `${state}: ${note}`}</figcaption>
      <div ref={container}>{view}</div>
    </figure>
  );
}
