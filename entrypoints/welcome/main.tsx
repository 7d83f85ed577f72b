import { openSidePanel } from "../../src/platform/side-panel";
import { mountWelcome } from "../../src/ui/welcome/mount-welcome";

// Asked for beforehand: the browser takes the opening for the person's wish only shortly after a click.
const { id: windowId } = await chrome.windows.getCurrent();
const root = document.getElementById("root");
if (root !== null) {
  mountWelcome(root, async () => {
    if (windowId !== undefined) await openSidePanel(windowId);
  });
}
