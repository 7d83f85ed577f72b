import { createContext } from "react";
import type { PanelShell } from "./panel-shell";

/** The side panel around what is shown; null where there is none, as in the popup. */
export const Shell = createContext<PanelShell | null>(null);
