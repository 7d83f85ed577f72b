import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { offerReading } from "../src/page/offer-reading";

export default defineUnlistedScript(offerReading);
