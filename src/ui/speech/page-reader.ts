import { createCell } from "../cell";
import type { Reader } from "./create-reader";

/** What reads replies aloud; null while no voice of this device can. */
export const pageReader = createCell<Reader | null>(null);
