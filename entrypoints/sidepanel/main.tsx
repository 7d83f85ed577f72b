import { mountSidePanel } from "../../src/ui/mount-side-panel";

const root = document.getElementById("root");
if (root !== null) mountSidePanel(root);
