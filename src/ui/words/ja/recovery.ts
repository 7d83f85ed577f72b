import { formatExactDate, formatNumber } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";

const WHY = {
  gone: "ブラウザーが Confidant のストレージを削除しました",
  older: "Confidant のストレージが古い状態に戻されていました",
};

const LEFT = {
  kept: "Confidant のストレージが古い状態に戻された可能性があります。そのままにしてあります。ほかに見つかったものは、「オプション > データ」の別の保管庫にあります。",
  full: "Confidant のストレージが古い状態に戻されていましたが、残りを復元する空きがディスクにありません。空きを増やしてから、ブラウザーを再起動してください。",
};

function gapOf(since: number): string {
  return since === 0 ? "最新のものの一部" : `${formatExactDate(since)} より後に書かれたもの`;
}

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "会話を復元しています",
  why: "ブラウザーが Confidant のストレージを削除しました。ローカルのコピーからデータを復元しています。何もする必要はなく、このページは閉じてもかまいません。",
  stages: {
    looking: "最新のコピーを探しています…",
    staging: "復元中…",
    switching: "開いています…",
  },
  bar: "復元の進行状況",
  preview: {
    newest: "最新の会話（すべての復元が終わるまで読み取り専用）",
    older: "古いメッセージを復元しています。",
  },
  folder: {
    why: "バックアップをフォルダーにもコピーしていた場合は、そのフォルダーを選んでください。開ける最新のものを復元します。",
    choose: "バックアップのフォルダーを選ぶ…",
  },

  label: "復元しました",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") {
      return `Confidant のストレージが古い状態に戻されました。${formatExactDate(since ?? 0)} のバックアップには、より多くの内容があります。取り戻すには、「オプション > バックアップ」で復元してください。`;
    }
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0 ? [] : [`開けなかった項目 ${formatNumber(unreadable)} 件`]),
      ...(withoutKey === 0 ? [] : [`接続 ${formatNumber(withoutKey)} 件のキー`]),
    ];
    const except = gaps.length === 0 ? "" : `${gaps.join("、")}を除き、`;
    return `${WHY[why]}。${except}すべてを復元しました。`;
  },
  dismiss: "閉じる",
} satisfies Texts<typeof enRecovery>;
