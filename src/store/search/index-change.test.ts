import { expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { toIndexChange } from "./index-change";
