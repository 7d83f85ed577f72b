import type { LostPart } from "../../../contract/memory";
import type { BlockType, Permission } from "../../../domain/block";
import type { BlockField } from "../../../domain/block-schema";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory, LayoutName } from "../memory-words";
import type { Texts } from "../texts";
import { notes } from "./notes";
import { references } from "./references";

const layouts: Record<LayoutName, string> = {
  text: "テキスト",
  list: "リスト",
  checklist: "チェックリスト",
  map: "表",
  log: "ログ",
  composite: "セクション",
};

const layoutMeans: Record<LayoutName, string> = {
  text: "書いたとおりの文章です。",
  list: "番号付きの項目が上から下へ並びます。",
  checklist: "チェックを付けられる項目です。",
  map: "名前の付いたフィールドに、それぞれ値が入ります。",
  log: "時刻付きの記録が新しい順に並びます。以前の記録はそのまま残ります。",
  composite: "見出しの付いたいくつかの部分に、それぞれのレイアウトがあります。",
};

const fieldTypes: Record<BlockField["type"], string> = {
  text: "テキスト",
  number: "数値",
  boolean: "はい／いいえ",
  list: "リスト",
  counter: "カウンター",
};

const types: Record<BlockType, string> = {
  core: "コア",
  working: "作業",
  archival: "保管",
  log: "ログ",
};

const typeMeans: Record<BlockType, string> = {
  core: "ウィンドウのうちメモリに割り当てられた分に収まるかぎり、すべてのメッセージと一緒にモデルに渡されます。",
  working:
    "今進んでいることのためのものです。ピン留めされている間、またはメッセージで言及されたときに、モデルに渡されます。",
  archival: "めったに必要にならないもののためです。プロンプトには含まれず、ここで見られます。",
  log: "起きたことの記録です。プロンプトには含まれず、ここで見られます。",
};

const permissions: Record<Permission, string> = {
  ReadOnly: "読み取りのみ",
  Human: "使う人に確認",
  Partner: "自分に確認",
  Append: "追加のみ",
  ReadWrite: "読み書き",
  Admin: "すべて",
};

const permissionMeans: Record<Permission, string> = {
  ReadOnly: "モデルは読むだけで、変更することはありません。",
  Human: "モデルが変更する前に、そのとき使っている人に確認します。",
  Partner: "モデルが変更する前に、あなたに確認します。",
  Append: "モデルは追加できますが、すでにあるものは変更しません。",
  ReadWrite: "モデルは中の内容を変更できます。",
  Admin: "モデルは変更も削除もできます。",
};

const what: Readonly<Record<string, string>> = {
  "set-text": "書き直し",
  "append-text": "テキストを追加",
  "replace-text": "テキストを置換",
  "splice-text": "テキストを変更",
  "set-field": "フィールドを変更",
  "append-to-field": "フィールドに追加",
  increment: "カウンターを変更",
  "push-item": "項目を追加",
  "insert-item": "項目を追加",
  "set-item": "項目を変更",
  "delete-item": "項目を削除",
  "append-entry": "記録を追加",
  restore: "バージョンを復元",
  layout: "レイアウトを変更",
  merge: "バックアップの変更をマージ",
};

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `セクション「${name}」`,
  field: (_count, name) => `フィールド「${name}」`,
  items: (count) => `項目 ${formatNumber(count)} 個`,
  ticks: (count) => `チェック ${formatNumber(count)} 個`,
  entries: (count) => `記録 ${formatNumber(count)} 件`,
  text: () => "テキスト",
};

const tokensOf = (tokens: number) => `${formatTokens(tokens)} トークン`;

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  title: "メモリ",
  close: "閉じる",
  wide: "タブで開く",
  cancel: "キャンセル",
  save: "保存",
  delete: "削除",
  done: "完了",
  loading: "読み込み中…",
  context: "メモリの対象",
  archived: (name) => `${name}（アーカイブ済み）`,
  means:
    "このコンテキストが会話のほかに記憶していることです。あなたはすべてを変更できます。モデルが変更できるのは、あなたが許可したものだけです。",
  inspect: "次のプロンプトを見る",
  notInPrompt:
    "このコンテキストのプロンプトには含まれません。含めるものは「オプション > コンテキスト」で設定できます。",
  inspectHint: "サイドパネルのインスペクターに、モデルに渡されるすべての内容が表示されます。",

  blocks: "ブロック",
  blocksMeans: "プロンプトの一部になる短いテキストです。",
  blocksTotal: (count, tokens, always) =>
    [
      `ブロック ${formatNumber(count)} 件`,
      tokensOf(tokens),
      ...(always === tokens ? [] : [`うち ${tokensOf(always)}はすべてのメッセージに付随`]),
    ].join(" · "),
  noBlocks: "ここにはブロックがありません。ブロックは、プロンプトの一部になる短いテキストです。",
  sharedBlocks: "このコンテキストと共有されているもの",
  from: (context) => `${context} から`,
  addBlock: "ブロックを追加",
  tokens: tokensOf,
  exactTokens: (tokens) => `約 ${formatNumber(tokens)} トークン`,
  showAll: "すべて表示",
  empty: "空です。何か書かれるまで、モデルには渡されません。",
  pinned: "ピン留め",
  notPinned: "言及されたときのみ",
  untrusted: "ほかから来たテキストを含む",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "編集",
  editOf: (label) => `${label} を編集`,
  doneOf: (label) => `${label} の編集を完了`,
  more: (label) => `${label} のその他の操作`,
  lost: (count) =>
    `以前の変更 ${formatNumber(count)} 件が開けなくなり、その内容は失われています。残りはここにあり、編集できます。`,

  menu: {
    settings: "設定…",
    layout: "レイアウト…",
    history: "履歴…",
    share: "共有…",
    unshare: "ここでの共有をやめる",
    remove: "削除",
  },

  saving: "保存中…",
  unsaved: "未保存",
  saved: "保存しました",
  notSaved: "保存されていません",
  undo: "元に戻す",
  undoOf: (label) => `${label} の最後の変更を元に戻す`,

  text: (name) => `${name} のテキスト`,
  readOnly: "モデルは読み取りのみ",
  item: (position) => `項目 ${formatNumber(position)}`,
  doneItem: (text) => `完了：${text}`,
  newItem: "新しい項目",
  addItem: "追加",
  moveUp: (text) => `上へ移動：${text}`,
  moveDown: (text) => `下へ移動：${text}`,
  removeItem: (text) => `削除：${text}`,
  listFull: (max) => `このリストに入る項目は ${formatNumber(max)} 個までです。`,
  noItems: "項目はまだありません。",
  newEntry: "新しい記録",
  addEntry: "追加",
  noEntries: "記録はまだありません。",
  exactly: (at) => formatExactDate(at),
  earlier: (count) => `以前の記録 ${formatNumber(count)} 件を表示`,
  noFields: "この表にはまだフィールドがありません。メニューの「レイアウト」で追加できます。",
  listField: "1 行に 1 項目。",
  less: (name) => `減らす：${name}`,
  plus: (name) => `増やす：${name}`,
  unset: "未設定",
  yes: "はい",
  no: "いいえ",
  notNumber: "数値ではないため、保存していません。",

  settings: {
    addTitle: "ブロックを追加",
    title: (label) => `${label} の設定`,
    label: "名前",
    labelNote: "モデルはこの名前で認識します。",
    description: "用途",
    descriptionNote: "これもモデルが読みます。空欄でもかまいません。",
    type: "種類",
    permission: "モデルができること",
    pinned: "ピン留め：すべてのメッセージと一緒にモデルに渡す",
    layout: "レイアウト",
    add: "追加",
    empty: "名前を付けてください。",
    taken: "このコンテキストの別のブロックがその名前を使っています。",
    changed:
      "その間に別の場所で変更されました。現在の内容を表示しています。「保存」を押すと、あなたの変更が上書きされます。",
  },

  layout: {
    title: (label) => `${label} のレイアウト`,
    means: "内容は残ります。合わないものがあれば何も変更せず、それが何かを示します。",
    misfit:
      "新しいレイアウトには次のものの場所がないため、何も変更していません。レイアウトに残すか、先に空にしてください。",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : `（セクション「${section}」内）`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "フィールド",
    fieldName: "名前",
    fieldType: "型",
    about: "用途",
    readOnly: "モデルは読み取りのみ",
    addField: "フィールドを追加",
    removeField: (name) => `フィールド ${name} を削除`,
    sections: "セクション",
    section: (position) => `セクション ${formatNumber(position)}`,
    sectionName: "見出し",
    sectionLayout: "レイアウト",
    addSection: "セクションを追加",
    removeSection: (name) => `セクション ${name} を削除`,
    field: (position) => `フィールド ${formatNumber(position)}`,
    maxItems: "項目数の上限",
    maxItemsNote: "空欄の場合は無制限です。",
    lines: "モデルに渡す行数",
    linesNote: "空欄の場合はすべて渡します。",
    firstLine: "開始行",
    displayLimit: "モデルに渡す最新の記録の数",
    names: "それぞれに名前が必要で、同じ名前は使えません。",
  },

  history: {
    title: (label) => `${label} の履歴`,
    none: "まだ何も変更されていません。",
    who: { person: "あなた", model: "モデル", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "共有ブロックを通じて",
    why: (text) => `理由：${text}`,
    added: "追加",
    removed: "削除",
    restore: "このバージョンを復元",
    restoreOf: (time) => `${formatExactDate(time)} のバージョンを復元`,
    restored: "復元しました。直前のバージョンも履歴にあります。",
    restoreFirst: "最初の状態を復元",
    more: "以前のものを表示",
    clear: "履歴を消去…",
    clearMeans:
      "以前のすべてのバージョンと、ブロックにもうないすべてのテキストを完全に削除します。元に戻すことはできません。以前に作られたバックアップには、4 週間またはそれ以上残ります。",
    clearConfirm: "消去",
    cleared: "履歴を消去しました。",
  },

  share: {
    title: (label) => `${label} を共有`,
    means:
      "もう一方のコンテキストは、このブロックの常に最新の内容を見られます。そのモデルができることは、ここで選んだとおりです。",
    with: "共有先",
    permission: "共有先のモデルができること",
    add: "共有",
    list: "共有先の一覧",
    stop: "停止",
    stopOf: (name) => `${name} との共有を停止`,
    noOther: "共有できるほかのコンテキストがありません。",
    gone: "もう存在しないコンテキスト",
  },
} satisfies Texts<typeof enMemory>;
