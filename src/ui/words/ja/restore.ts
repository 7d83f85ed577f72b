import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { restoreFailures } from "./restore-failures";

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
type Newer = { readonly conversations: number; readonly others: number };

const conversations = (count: number) => `会話 ${formatNumber(count)} 件`;
const messages = (count: number) => `メッセージ ${formatNumber(count)} 件`;
const others = (count: number) =>
  `項目 ${formatNumber(count)} 件（コンテキスト、メモリ、プロンプト、プリセット、接続）`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function partsOf(only: Counts, newer: Newer): string {
  return [
    ...nonZero(only),
    ...(newer.conversations > 0 ? [`より新しい${conversations(newer.conversations)}`] : []),
    ...(newer.others > 0 ? [`より新しい${others(newer.others)}`] : []),
  ].join("、");
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "バックアップから復元",
  fromFile: "ファイルから復元…",
  why: "中身を確認するまで、何も変わりません。",
  drop: "バックアップをここにドロップするか、選択してください。パスフレーズを使う場合は、キーファイルも一緒に選びます。",
  files: "バックアップとキーファイル（.age）",
  chosenBackup: (name, size) => `バックアップ：${name}（${size}）`,
  chosenKey: (name) => `キーファイル：${name}`,
  notTaken: (name) => `${name} は Confidant のバックアップでもキーファイルでもありません。`,
  vaultHint:
    "この保管庫が作成したバックアップなら、何も尋ねられません。そうでない場合はお知らせします。",
  secret: "開く方法",
  vault: "この保管庫（自身のバックアップ用）",
  recovery: "回復キー",
  passphrase: "パスフレーズとキーファイル",
  recoveryField: "回復キー",
  recoveryHint: "AGE-SECRET-KEY-1 で始まる 74 文字です。",
  notAKey:
    "これは回復キーではありません。回復キーは AGE-SECRET-KEY-1 で始まる 74 文字です。控えを確認してください。",
  passphraseField: "パスフレーズ",
  passphraseHint: "キーファイルの作成時に使っていたものです。",
  needsKeyFile:
    "キーファイル confidant-key.age がありません。バックアップの横にあります。それも選ぶか、回復キーを使ってください。",
  look: "バックアップをプレビュー",
  keptTitle: "このブラウザーに残っているバックアップ",
  keptWhy: "このプロファイルの保管庫が作成したものです。それぞれファイルと同じように開きます。",
  keptFrom: (at) => `${formatExactDate(at)} に作成`,
  keptAsk: "このブラウザーにある別の保管庫のバックアップ…",
  keptElsewhere: "このブラウザーにある別の保管庫のバックアップ",
  keptProof:
    "このプロファイルの別の保管庫はロックされています。バックアップを表示する前に、それを開くものを確認します。",
  keptShow: "バックアップを表示",
  useKept: "これを使う",
  usedKept: "選択済み",

  stages: {
    copying: "ファイルを読み込んでいます…",
    reading: "バックアップを読んでいます。まだ何も変わっていません…",
    "backing-up": "先に現在のデータをバックアップしています…",
    staging: "別の場所に復元しています。現在のデータは変わっていません…",
    switching: "復元したデータに切り替えています…",
  },
  beginning: "開始しています…",
  bar: "進行状況",
  stop: "停止",
  stopping: "停止中…",
  keepOpen: "完了するまでこのページを開いておいてください。",

  found: "このバックアップの内容",
  made: (at, app, size) => `${formatExactDate(at)} に Confidant ${app} で作成、${size}。`,
  otherVault: "別の保管庫が作成したものです。別のプロファイルの保管庫か、この保管庫の復元元です。",
  older: "ここにあるものの古い状態です。",
  lacks: (only, newer) => `ここにあるものの一部が欠けています。内訳：${partsOf(only, newer)}。`,
  brings: (only, newer) =>
    `ここにないものが含まれています。ここで削除されたためかもしれません。内訳：${partsOf(only, newer)}。`,
  same: "会話、メッセージ、コンテキスト、プリセット、接続は、ここにあるものと同じです。",
  withKeys: "接続のキーが含まれています。",
  withoutKeys: "接続のキーは含まれていません。",
  parametersIn: (count, sets) =>
    `モデルのパラメーターがある${conversations(count)}：${sets.join("、")}。`,
  parametersOff: "他の人のパラメーターは引き継がれません。必要なところで設定し直してください。",
  parametersIfOwn: "自分のバックアップだと答えた場合にだけ引き継がれます。",
  unreadable: (count) =>
    `作成時に ${formatNumber(count)} 件の項目を読み取れなかったため、含まれていません。`,
  leftOut: (count) =>
    `${formatNumber(count)} 件の項目は使えません。壊れているか、含まれていないものに属しています。これらは省かれます。古いバックアップには完全なものがあるかもしれません。`,
  kinds: {
    conversations: "会話",
    messages: "メッセージ",
    others: "コンテキスト、プリセット、接続",
  },
  diffCounts: {
    new: "新規",
    newer: "より新しい",
    older: "より古い",
    same: "同じ",
    both: "両方",
  },
  diffCaption: "バックアップの内容とここにあるものの比較",
  holds: (count, of) => `${conversations(count)}、${messages(of)}。`,
  listTitle: "異なる会話",
  listNone: "ここにあるものと異なる会話はありません。",
  untitled: "タイトルのない会話",
  differs: {
    new: "バックアップにのみ存在",
    newer: "バックアップのほうが新しい",
    older: "ここのほうが新しい",
    same: "同じ",
    both: "両方で変更",
    deleted: "ここで完全に削除済み",
  },
  there: (count) => `バックアップに${messages(count)}多い`,
  here: (count) => `ここに${messages(count)}多い`,
  unlisted: (count) => `ほかに ${formatNumber(count)} 件`,
  mergeActions: {
    merge: {
      new: "マージすると追加されます。",
      newer: "マージすると最新の状態になります。",
      older: "マージしても、ここにあるままです。",
      same: "マージしても変わりません。",
      both: "マージしてもここのものはそのままで、バックアップのものがコピーとして横に追加されます。",
      deleted: "マージしても、削除されたままです。",
    },
    replace: {
      new: "置き換えると追加されます。",
      newer: "置き換えると最新の状態になります。",
      older: "置き換えると、バックアップの内容に戻ります。",
      same: "置き換えても変わりません。",
      both: "置き換えると、バックアップの内容に戻ります。",
      deleted: "置き換えると、戻ってきます。",
    },
  },
  mergeBack: "マージすると、戻ってきます。",
  deletedHere: (gone) =>
    `ここでは完全に削除され、バックアップにはあるもの：${nonZero(gone).join("、")}。指定しないかぎり、マージしても戻りません。`,
  bringBack: "ここで削除されたものも戻す",

  how: "復元の方法",
  merge: "マージ",
  mergeMeans:
    "ここにないものが追加され、バックアップのほうが新しいものはここの古いものと置き換わります。ここにだけあるものは失われません。",
  replace: "置き換え",
  keysLost: (count) =>
    `ここにある接続 ${formatNumber(count)} 件のキーが失われます。キーは、指定しないかぎりバックアップに含まれません。入力し直せるよう、手元に用意してください。`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "ここにあるすべてが、バックアップのときの状態になります。その後の変更は失われ、プログラムには新しいトークンが必要です。"
      : `ここにあるすべてが、バックアップのときの状態になります。その後の変更は失われ、プログラムには新しいトークンが必要です。ここにだけあるものは失われます：${conversations(goes.conversations)}、${messages(goes.messages)}、${others(goes.others)}。`,
  backupFirst:
    "先に現在のデータがバックアップされます。一時的な会話はどのバックアップにもなく、どちらの方法でも削除されます。",
  own: {
    question: "これはあなた自身のバックアップですか？",
    yes: "はい、自分で作成しました",
    yesMeans:
      "内容はあなたのものとして取り込まれます。データを外に送る設定は、オンにするまでオフのままです。",
    no: "いいえ、またはわかりません",
    noMeans:
      "内容には外から来たものとして印が付き、設定は提案されるだけで、その中の作業は何も実行されません。",
    keys: "このバックアップのキーを持つ人は、今後もこのバックアップを開けます。これから書くものは、そのキーでは開きません。次に自分のロックを選び、新しいバックアップにはここで作られるキーが使われます。",
    next: "次へ：ロックを選ぶ",
    lock: "これ以後、復元したものはこれで開きます。バックアップを開いたものは、そのバックアップだけを開けます。",
  },
  doMerge: "マージ",
  doReplace: (only) =>
    only === 0
      ? "ここにあるすべてを置き換え"
      : `ここにあるすべてを置き換え：ここにだけある${conversations(only)}は失われます`,
  back: "キャンセル",

  done: "復元しました",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "バックアップのうち使える会話とメッセージは、すべてすでにここにありました。"
        : `バックアップから${conversations(count)}と${messages(of)}を取り込みました。`,
    replace: (count, of) =>
      `バックアップの内容が戻りました：${conversations(count)}、${messages(of)}。`,
  },
  leftOutDone: (count) =>
    `バックアップの ${formatNumber(count)} 件の項目は使えず、省かれました。そのバックアップは残しておいてください。古いものには完全なものがあるかもしれません。`,
  beyondDone: (count) =>
    `メモリの ${formatNumber(count)} 件の項目は、いっぱいのコンテキストに入らず、省かれました。そこでブロック、事実、ノートのいずれかを削除してから、同じバックアップをもう一度復元してください。`,
  copies: (count) =>
    `${conversations(count)}が、ここのものの横にコピーとして置かれました。互いに相手にないものを含んでいたためです。`,
  opensBy:
    "これ以後は、今選んだロックで開きます。古い回復キーや古いパスフレーズで開くのは、古いバックアップだけです。「オプション > ロック」で新しい回復キーを作成してください。",
  keysAnew: (count) =>
    `接続 ${formatNumber(count)} 件はキーなしで取り込まれました。「オプション > モデル」または「オプション > ツール」で入力し直してください。`,
  close: "完了",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
