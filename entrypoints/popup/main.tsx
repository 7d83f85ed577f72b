import { mountPopup } from "../../src/ui/popup/mount-popup";

const root = document.getElementById("root");
if (root !== null) mountPopup(root);
