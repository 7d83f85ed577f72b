import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "本人確認",
  why: "これは、Confidant のロック解除の方法を変えるか、解除している時間を延ばすか、キーを書き出す操作です。確認後 2 分間は、再び尋ねられません。",
  confirm: "確認",
  checking: "確認中…",
  cancel: "キャンセル",
} satisfies Texts<typeof enPresence>;
