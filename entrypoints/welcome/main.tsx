import { mountWelcome } from "../../src/ui/welcome/mount-welcome";

// Asked for beforehand: an await between the click and the opening would lose the user gesture.
const { id: windowId } = await chrome.windows.getCurrent();
const root = document.getElementById("root");
if (root !== null) {
  mountWelcome(root, () => {
    if (windowId !== undefined) chrome.sidePanel.open({ windowId });
  });
}
