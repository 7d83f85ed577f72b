import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "プロンプトライブラリ",
  why: "メッセージに使う自分の文章です。パネルで / を入力して選ぶか、ウェブページのメニューで「プロンプトを使う」を選びます。プロンプトはメッセージ欄に入るだけで、自動では送信されません。",
  none: "プロンプトはまだありません。",
  search: "プロンプトを検索",
  notFound: "一致するプロンプトはありません。",
  add: "新しいプロンプト",
  fields: { title: "タイトル", command: "コマンド", text: "本文" },
  hints: {
    command: "/ の後に入力する文字です。空の場合はタイトルから作られます。",
    text: "{{テーマ}} のように二重の波かっこで囲んだ部分は、使うときに尋ねられます。ウェブページのメニューでは、{{page}} と {{selection}} が添付したものを表します。",
  },
  save: "保存",
  cancel: "キャンセル",
  changed:
    "その間に別の場所で変更されました。現在の内容を表示しています。「保存」を押すと、あなたの変更が上書きされます。",
  edit: "編集",
  remove: "削除",
  up: "上へ移動",
  down: "下へ移動",
  labelOf: (act, title) => `${act}：${title}`,
  insert: "挿入",
  page: { page: "添付したページ", selection: "添付した選択範囲" },
} satisfies Texts<typeof enLibrary>;
