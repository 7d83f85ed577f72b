import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "コンテキストを切り替え",
  placeholder: "切り替え先…",
  list: "コンテキスト",
  now: "使用中",
  pinned: "ピン留め、期限なし",
  archived: "アーカイブ済み",
  never: "期限なし",
  none: "コンテキストはまだありません。「オプション > コンテキスト」で最初の一つを作成できます。",
  noMatch: "その名前やタグを持つコンテキストはありません。",
  more: (count) => `ほかに ${formatNumber(count)} 件：名前またはタグの一部を入力してください。`,
  openPanel: "パネルを開く",
  askPage: "このページについて尋ねる",
  openPanelHint: (name, keys) => `${name} でサイドパネルを開く（→ または ${keys}）`,
  ask: (name) => `${name} に尋ねる…`,
  askLabel: (name) => `${name} に尋ねる`,
  send: "送信",
  continue: "パネルで続ける",
  noCommands: "コマンドはサイドパネルでのみ使えます。テキストはここに残ります。",
  running: "進行中の回答",
  runningIn: (context, title) => (title === "" ? context : `${context}：${title}`),
  runningMore: (count) => `ほかに ${formatNumber(count)} 件`,
  lockNow: "今すぐロック",
  backup: {
    failed: "前回のバックアップを作成できませんでした。",
    old: "最新のバックアップは 1 週間以上前のものです。",
    folder: "バックアップがフォルダーにコピーされていません。",
  },
} satisfies Texts<typeof enPopup>;
