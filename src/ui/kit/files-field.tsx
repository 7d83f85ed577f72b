import type { ComponentProps } from "react";
import { FILE_FIELD } from "./file-field-style";

type Props = Pick<ComponentProps<"input">, "id" | "accept"> & {
  readonly onFiles: (files: readonly File[]) => void;
};

/** Where files are chosen, any number of them; it is empty again at once. */
export function FilesField({ onFiles, ...props }: Props) {
  return (
    <input
      type="file"
      multiple
      {...props}
      onChange={({ currentTarget: field }) => {
        // The field's own list empties with the field.
        onFiles([...(field.files ?? [])]);
        // The same file can be chosen once more.
        field.value = "";
      }}
      className={FILE_FIELD}
    />
  );
}
