import { defineBackground } from "wxt/utils/define-background";
import { startBackground } from "../src/background/start-background";

// A classic script: as a module it shares chunks with the pages, and fetching those makes a stopped
// worker wake a third slower (`npm run bench -- --suite wake`). The build makes two scripts of it.
export default defineBackground({ main: startBackground });
