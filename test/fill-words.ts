import { setEnglish } from "../src/ui/words/catalogue";
import { en } from "../src/ui/words/en";

// A page reads them before it is drawn.
await import("../src/ui/words/words");
setEnglish("words", en);
