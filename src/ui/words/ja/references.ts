import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const actions: Record<ReferenceAction, string> = {
  created: "作成",
  modified: "変更",
  discussed: "話題",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "参照",
    means:
      "会話が対象としていたものです。会話の直近の 5 件と、メッセージがいずれかの名前で言及したものが、プロンプトに含まれます。",
    none: "参照はまだありません。会話の対象（ワークフロー、ページ、ドキュメント、コンテキスト）を追加してください。",
    kinds: {
      workflow: "ワークフロー",
      page: "ページ",
      document: "ドキュメント",
      context: "コンテキスト",
    },
    kind: "種類",
    name: "名前",
    target: "アドレスまたは ID",
    targetNote: "空欄でもかまいません。名前が代わりに使われます。",
    conversation: "会話",
    noConversation: "参照は会話に属しますが、このコンテキストにはまだ会話がありません。",
    untitled: (at) => `${formatExactDate(at)} の会話`,
    untitledHere: "タイトルのない会話",
    add: "参照を追加",
    addIt: "追加",
    aliases: "別名",
    aliasesNote:
      "1 行に 1 つ。メッセージにそのいずれかがあれば、これについて話していることになります。空欄の場合は名前から作られます。",
    alsoCalled: (aliases) => `別名：${aliases.join("、")}`,
    mine: (name) => `私の${name}`,
    ofKind: {
      workflow: (name) => `${name}ワークフロー`,
      page: (name) => `${name}ページ`,
      document: (name) => `${name}ドキュメント`,
      file: (name) => `${name}ファイル`,
      context: (name) => `${name}コンテキスト`,
    },
    edit: "編集",
    editOf: (name) => `参照を編集：${name}`,
    deleteOf: (name) => `参照を削除：${name}`,
    inConversation: (title, action) => `${title}（${actions[action]}）`,
    showOf: (title) => `会話を表示：${title}`,
    count: (count) => `参照 ${formatNumber(count)} 件`,
    changed:
      "その間に別の場所で変更されました。現在の内容を表示しています。「保存」を押すと、あなたの変更が上書きされます。",
  },
} satisfies Texts<typeof enReferences>;
