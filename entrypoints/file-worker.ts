import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { startFileWorker } from "../src/compute/start-file-worker";

export default defineUnlistedScript(startFileWorker);
