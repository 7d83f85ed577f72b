import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { startEmbedWorker } from "../src/compute/start-embed-worker";

export default defineUnlistedScript(startEmbedWorker);
