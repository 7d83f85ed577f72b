import "./theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "../messaging/client";
import { createPanel } from "./panel";
import { SidePanel } from "./side-panel";

/** Shows the side panel at once; what is stored appears in it as the worker answers. */
export function mountSidePanel(root: Element): void {
  const panel = createPanel(createClient());
  createRoot(root).render(
    <StrictMode>
      <SidePanel panel={panel} />
    </StrictMode>,
  );
  panel.sync.start();
}
