import type { FoundEarlier } from "../../src/domain/earlier-text";

/** Finds nothing that was said earlier, at once. */
export const nothingEarlier = async (): Promise<FoundEarlier> => ({ found: [], isWhole: true });
