import { afterFrame } from "../after-frame";
import { coverPage } from "../page-covered";
import { silencePage } from "../speech/silence";

/** Takes what a page shows out of sight, and back, without taking any of it apart. */
export type PageCover = {
  /** Nothing is seen from here on; calls back once that stands on the screen. */
  readonly hide: (onUnseen: () => void) => void;
  readonly show: () => void;
};

/**
 * Pages share a thread, which another one needs for its own frame before this one takes what it held
 * apart: 60 ms and more for a long conversation.
 */
const OTHERS_MS = 100;

/** The cover of the whole page. */
export const pageCover: PageCover = {
  hide: (onUnseen) => {
    silencePage();
    coverPage(true);
    afterFrame(() => setTimeout(onUnseen, OTHERS_MS));
  },
  show: () => coverPage(false),
};
