import { textsIn } from "../../src/providers/guide/browser-texts";
import { WRITTEN_IN_ENGLISH } from "../../src/providers/guide/english-guide";

/** The guide in English: what every other language says again. */
export const ENGLISH_GUIDE = textsIn("chromium", WRITTEN_IN_ENGLISH);
