import * as z from "zod/mini";
import { isCleanName } from "../../domain/clean-label";

/** Characters of a name, as the contract takes them. */
const MAX_NAME = 300;

/** The name of a model on a server: one that shows what it is, for a model is asked for by it. */
export const nameSchema = z.string().check(z.refine((name) => isCleanName(name, MAX_NAME)));
