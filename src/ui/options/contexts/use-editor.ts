import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditorState } from "./field-copy";
import type { FieldEditor } from "./field-editor";

/** An editor for as long as it is shown, and its state; what is typed is kept when it goes. */
export function useEditor<F extends object, I>(
  create: () => FieldEditor<F, I>,
): { readonly editor: FieldEditor<F, I>; readonly state: EditorState<F, I> } {
  const [editor] = useState(create);
  const state = useSyncExternalStore(editor.subscribe, editor.get, editor.get);
  useEffect(() => {
    window.addEventListener("pagehide", editor.save);
    return () => {
      window.removeEventListener("pagehide", editor.save);
      editor.close();
    };
  }, [editor]);
  return { editor, state };
}

/** Runs a function later; the returned one calls it off. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
