import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { startPdfWorker } from "../src/pdf/start-pdf-worker";

export default defineUnlistedScript(startPdfWorker);
