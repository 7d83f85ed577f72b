import { FileUp, FolderUp } from "lucide-react";
import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<"input">, "accept" | "aria-describedby" | "disabled"> & {
  /** What its button says. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** One file where it is left out. */
  readonly takes?: "files" | "folder";
  /** What is chosen, where nothing else tells it. */
  readonly chosen?: string | null;
};

/**
 * Where files are chosen, by a button with words of our own. The browser's field lies over it unseen:
 * it has the keyboard, opens the browser's window, and takes what is dropped.
 */
export function FileField({ label, onFiles, takes, chosen = null, ...field }: Props) {
  const Icon = takes === "folder" ? FolderUp : FileUp;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-small">
      <label className="relative flex min-w-0 max-w-full items-center gap-2 rounded-md border border-field bg-raised px-3 py-1.5 text-ink has-[:active]:border-accent has-[:disabled]:text-muted has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent has-[:hover]:bg-tint">
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <input
          type="file"
          multiple={takes !== undefined}
          // Not among React's own, as it is no standard, and every browser has it.
          {...(takes === "folder" && { webkitdirectory: "" })}
          {...field}
          // The browser's own would say in its language that no file is chosen.
          title={label}
          onChange={({ currentTarget }) => {
            // The field's own list empties with the field.
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen once more.
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
        />
      </label>
      {chosen !== null && (
        <bdi data-chosen-file="" role="status" className="min-w-0 wrap-anywhere">
          {chosen}
        </bdi>
      )}
    </div>
  );
}
