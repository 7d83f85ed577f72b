import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "ツアー",
  offer: "初めてですか。5 つの短いステップのツアーがあります。",
  begin: "ツアーを始める",
  skip: "スキップ",
  back: "戻る",
  next: "次へ",
  done: "完了",
  at: (step, steps) => `（${formatNumber(step)}/${formatNumber(steps)}）`,
  goes: "回答を得るためのメッセージの行き先は一つだけです。メッセージ欄の下に示されたモデルが動いている場所です。",
  steps: {
    private: {
      title: "暗号化とロック",
      text: "書いたものはすべてこのマシン上で暗号化され、あなたのロック解除方法でしか開けません。",
    },
    model: {
      title: "モデルを選ぶ",
      text: "メッセージ欄の下に、回答するモデルとその実行場所が表示されます。クリックすると別のモデルを選べます。",
    },
    prompt: {
      title: "モデルに見えるもの",
      text: "モデルの横に、コンテキストウィンドウの使用量が表示されます。クリックすると、プロンプト全体を部分ごとに読めます。",
    },
    memory: {
      title: "メモリ",
      text: "コンテキストは、次の会話のために事実とブロックを覚えます。上のメニューからメモリを開き、読む、変更する、削除することができます。",
    },
    keep: {
      title: "ロックとバックアップ",
      text: `ロック解除方法は「${at}${names.lock}」で設定し、バックアップは「${at}${names.backup}」で作成します。`,
    },
  },
} satisfies Texts<typeof enTour>;
