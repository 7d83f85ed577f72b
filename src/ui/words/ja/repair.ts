import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "このコンテキストを読み取れません",
  why: "外部から変更されたか、壊れています。会話は残っていますが、修復するまで続けられません。",
  repair: "修復…",
  means:
    "修復すると、このコンテキストが Recovered という名前と既定の指示で作り直され、読み取れないその他の項目はすべて削除されます。可能な場合は、先にバックアップが作成されます。ほかに壊れているものは「オプション > 診断」に表示されます。",
  confirm: "今すぐ修復",
  cancel: "キャンセル",
  health: "オプションを開く",
} satisfies Texts<typeof enRepair>;
