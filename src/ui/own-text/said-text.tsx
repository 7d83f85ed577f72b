import { createContext, useContext } from "react";
import { OwnText } from "./own-text";

/** Whether what is rendered is said by the product itself: its guide, and never a model. */
export const IsOwnText = createContext(false);

/** A chunk of a reply's text; of the guide's, with links to the options. */
export function SaidText({ text }: { readonly text: string }) {
  return useContext(IsOwnText) ? <OwnText text={text} /> : text;
}
