import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { startSearchWorker } from "../src/compute/start-search-worker";

export default defineUnlistedScript(startSearchWorker);
