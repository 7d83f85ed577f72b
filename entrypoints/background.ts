import { defineBackground } from "wxt/utils/define-background";
import { startBackground } from "../src/background/start-background";

export default defineBackground({ type: "module", main: startBackground });
