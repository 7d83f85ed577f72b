import { mountOptions } from "../../src/ui/options/mount-options";

const root = document.getElementById("root");
if (root !== null) mountOptions(root, chrome.runtime.getManifest().version);
