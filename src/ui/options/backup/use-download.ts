import { useState } from "react";
import { saveFile } from "../../recovery/save-file";
import type { KeptFiles } from "../../restore/kept-files";

export type Download = {
  readonly download: (name: string) => Promise<void>;
  /** The one that was asked for last is not there any more. */
  readonly isGone: boolean;
};

/** How a file that is kept in this browser is saved where the person wants it. */
export function useDownload(kept: Pick<KeptFiles, "read">): Download {
  const [isGone, setGone] = useState(false);
  const download = async (name: string) => {
    const file = await kept.read(name);
    setGone(file === null);
    if (file !== null) saveFile(file, name);
  };
  return { download, isGone };
}
