import "../theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { WelcomePage } from "./welcome-page";

/** Shows the welcome page; its button calls back within the click's user gesture. */
export function mountWelcome(root: Element, onOpen: () => void): void {
  createRoot(root).render(
    <StrictMode>
      <WelcomePage onOpen={onOpen} />
    </StrictMode>,
  );
}
