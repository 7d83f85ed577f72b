import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<"div">, "className"> & {
  readonly onFiles: (files: readonly File[]) => void;
};

/** A box on which files are dropped; a field in it is for who does not drop. */
export function DropArea({ onFiles, ...props }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is offered beside the field, which does all a keyboard needs.
    <div
      {...props}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={`flex min-w-0 flex-col gap-2 rounded-lg border border-dashed p-3 text-small ${isOver ? "border-accent bg-tint" : "border-field"}`}
    />
  );
}
