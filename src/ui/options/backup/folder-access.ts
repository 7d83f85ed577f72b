import {
  forgetFolderHandle,
  readFolderHandle,
  saveFolderHandle,
} from "../../../messaging/folder-handle";

/** What Chromium has beside the types of the standard library. */
type PickedFolder = FileSystemDirectoryHandle & {
  readonly requestPermission?: (how: { readonly mode: "readwrite" }) => Promise<PermissionState>;
};
type Picker = (options: {
  readonly mode: "readwrite";
  readonly id: string;
}) => Promise<PickedFolder>;

/** A folder of the person's: its handle is left where the worker finds it, its name is told. */
export type FolderAccess = {
  readonly isPossible: boolean;
  /** Only within a click; null where the person chose none. */
  readonly choose: () => Promise<string | null>;
  /** Only within a click; null where it was not allowed, or is to be chosen anew. */
  readonly allow: () => Promise<string | null>;
  readonly forget: () => Promise<void>;
};

type Deps = {
  readonly picker: Picker | undefined;
  readonly handles: {
    readonly save: (handle: FileSystemDirectoryHandle) => Promise<void>;
    readonly read: () => Promise<PickedFolder | null>;
    readonly drop: () => Promise<void>;
  };
};

const READ_WRITE = { mode: "readwrite" } as const;
const PICKER_ID = "confidant-backups";

/** The browser's own folder picker, and the one handle that is kept. */
export function createFolderAccess({ picker, handles } = browserDeps()): FolderAccess {
  return {
    isPossible: picker !== undefined,
    choose: async () => {
      const folder = await picker?.({ ...READ_WRITE, id: PICKER_ID }).catch(nullIfLeft);
      if (folder == null) return null;
      await handles.save(folder);
      return folder.name;
    },
    allow: async () => {
      const folder = await handles.read();
      if (folder === null) return null;
      const answer = await folder.requestPermission?.(READ_WRITE);
      return answer === "granted" ? folder.name : null;
    },
    forget: () => handles.drop(),
  };
}

function browserDeps(): Deps {
  const { showDirectoryPicker } = globalThis as { readonly showDirectoryPicker?: Picker };
  return {
    picker: showDirectoryPicker?.bind(globalThis),
    handles: { save: saveFolderHandle, read: readFolderHandle, drop: forgetFolderHandle },
  };
}

/** Closing the picker is no failure, nor is refusing it the folder. */
function nullIfLeft(error: unknown): null {
  const left =
    error instanceof DOMException && ["AbortError", "NotAllowedError"].includes(error.name);
  if (!left) throw error;
  return null;
}
