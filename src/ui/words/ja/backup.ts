import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const reasons: Record<BackupReason, string> = {
  daily: "自動で作成",
  "by-hand": "手動で作成",
  "before-purge": "削除の前に作成",
  "before-migration": "更新の直後に作成",
  "before-restore": "復元の前に作成",
  "before-rotation": "保管庫キーの変更前に作成",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "状態",
    none: "バックアップはまだありません。",
    newest: (ms) => `最新のバックアップは${formatAgo(ms)}に作成されました。`,
    unchanged: "それ以降の変更はありません。",
    changed: "それ以降に変更があります。次のバックアップは 1 日以内に自動で作成されます。",
    firstSoon:
      "最初のバックアップは、最初のメッセージの後まもなく自動で作成されます。下のボタンで今すぐ作成することもできます。",
    old: "1 週間以上前のもので、それ以降に変更があります。今すぐバックアップしてください。",
    failed: (ms, why) => `前回（${formatAgo(ms)}）のバックアップは失敗しました。${why}`,
    damaged: (count) =>
      `${formatNumber(count)} 件のバックアップが壊れているか、見つかりません。一覧をご確認ください。もう一度バックアップしてください。壊れたバックアップは削除できます。`,
    exactly: (at) => formatExactDate(at),

    make: "今すぐバックアップ",
    making: "バックアップの作成",
    withKeys: "API キーを含める",
    withKeysMeans:
      "バックアップを開ける人は、あなたのプロバイダーのアカウントを使えるようになります。含めない場合は、別の場所で復元した後にキーを入力し直します。",
    running: {
      backup: "バックアップ中です。Confidant はそのまま使えます。",
      check: "バックアップを検証しています。",
    },
    bar: "進行状況",
    made: "バックアップが完了し、検証されました。",
    notMade: "バックアップは作成されませんでした。上の理由をご覧ください。",

    list: "このブラウザーにあるバックアップ",
    listKeeps: "保持されるものとその期間",
    listWhy:
      "直近 7 日間の各日と直近 4 週間の各週の最新のもの、直近 7 日間に削除や置き換えの前に作成されたもの（最大 5 件）、4 週間以内に手動で作成された最新の 3 件、そして常に、最新のもの、キーを含む最新のもの、欠けのない最新のものが保持されます。",
    empty: "まだありません。",
    holds: (size, conversations, messages) =>
      `${size} · 会話 ${formatNumber(conversations)} 件 · メッセージ ${formatNumber(messages)} 件`,
    reason: (reason) => reasons[reason],
    checked: (ms) => `${formatAgo(ms)}に検証`,
    unchecked: "未検証",
    damage: {
      missing: "ファイルが見つかりません。",
      altered: "破損：ファイルが変更されています。",
    },
    unreadable: (count) => `${formatNumber(count)} 件の項目が開けなかったため、含まれていません。`,
    hasKeys: "API キーを含む",
    download: "ダウンロード",
    restore: "復元…",
    delete: "削除",
    of: (action, title) => `${action}：${title}`,
    deleteMeans:
      "このバックアップをここから削除します。フォルダーにあるコピーやダウンロードしたものは残ります。10 秒以内なら元に戻せます。",
    deleteConfirm: "このバックアップを削除",
    fileGone: "ファイルはもう存在しません。バックアップを検証すると、残っているものがわかります。",
    others: "このブラウザーにあるその他のバックアップ",
    othersWhy:
      "このプロファイルの別の保管庫のもの、または復元の前に作成されたものです。当時の回復キー、またはキーファイルとパスフレーズで開けます。削除するまで残ります。",
    otherKeys: "別の保管庫のキーファイル：",
    deleteOtherMeans:
      "このバックアップを削除します。この保管庫にはほかのコピーがありません。10 秒以内なら元に戻せます。",
    check: "バックアップを検証",
    checking: "確認中…",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? `${formatNumber(whole)} 件のバックアップを検証しました。すべて問題ありません。`
        : `${formatNumber(whole)} 件のバックアップは完全です。${formatNumber(damaged)} 件は壊れているか、見つかりません。`,

    where: "このブラウザーの外のコピー",
    uninstall:
      "Confidant をアンインストールしたり、このプロファイルを消去したりすると、ここに保存されたバックアップも削除されます。フォルダーを選ぶか、ときどきバックアップをダウンロードしてください。",
    folderNone: "フォルダーは選ばれていません。",
    folderWhy:
      "新しいバックアップとキーファイルは、あなたのフォルダーにも保存されます。別のディスクや同期されるフォルダーがおすすめです。そこでも暗号化されたままです。",
    folder: (name) => `フォルダー「${name}」`,
    folderStates: {
      ok: "バックアップはここにコピーされます。",
      denied:
        "ブラウザーが Confidant の書き込みを許可しなくなりました。もう一度アクセスを許可してください。フォルダー内のファイルは無事です。",
      gone: "フォルダーが移動、名前変更、または削除されました。もう一度選ぶか、別のフォルダーを選んでください。",
      failed:
        "前回のコピーを書き込めませんでした。空きがない可能性があります。このブラウザー内のバックアップは完全です。次のバックアップでもう一度試します。",
    },
    copied: (ms) => `前回のコピーは${formatAgo(ms)}に書き込まれました。`,
    notCopied: "まだ何もコピーされていません。",
    choose: "フォルダーを選ぶ",
    chooseOther: "別のフォルダーを選ぶ",
    allow: "もう一度アクセスを許可",
    forget: "フォルダーの設定を解除",
    forgetMeans: "フォルダー内のファイルは残ります。",
    noPicker:
      "このブラウザーはフォルダーに書き込めません。代わりに、ときどきバックアップをダウンロードしてください。",
    notAllowed: "フォルダーへのアクセスが許可されませんでした。何も変更していません。",

    opens: "バックアップの開き方",
    here: "この保管庫では、バックアップは自動で開きます。ほかの場所では、次のいずれかが必要です。",
    recoveryKey: "回復キー。これだけで開けます。",
    noRecoveryKey: "新しいバックアップを開ける回復キーがありません。",
    print: "「オプション > ロック」で作成",
    keyFile: (ms) =>
      `キーファイル confidant-key.age とパスフレーズ。キーファイルは${formatAgo(ms)}に作成されました。バックアップと一緒に保管してください。`,
    keyFileStale:
      "キーファイルがないか、最新のキーやパスフレーズをまだ含んでいないため、最新のバックアップを開けない可能性があります。Confidant をロックし、パスフレーズで一度ロックを解除すると更新されます。",
    keyFileSoon:
      "キーファイルはまだありません。Confidant をロックし、パスフレーズで一度ロックを解除すると作成されます。",
    noPassphrase: "パスフレーズがないため、それで開くキーファイルもありません。",
    nothingOpens:
      "これらのバックアップはほかの場所では開けません。回復キーもパスフレーズもないためです。このプロファイルを失うと、バックアップも失われます。回復キーを作成してください。",
    downloadKey: "キーファイルをダウンロード",
    oldCopies:
      "パスフレーズを変更または削除する前に作られたキーファイルのコピーは、古いパスフレーズで今も開き、当時のバックアップも開けます。古いパスフレーズを知られている可能性がある場所では、削除してください。",
    exposed:
      "古いキーファイルと古いパスフレーズ、または変更前の保管庫キーを持つ人は、新しいバックアップも開けます。バックアップは回復キーで開き、その回復キーが変わっていないためです。回復キーを作り直してください：",
    exposedWhere: "「オプション > ロック」で置き換える",
    purged:
      "削除した内容は、新しいバックアップが作られているかぎり、ここにあるバックアップからも遅くとも 4 週間後には消えます。どれほど古くても、最新のもの、API キーを含む最新のもの、欠けのない最新のものは残ります。フォルダー内のコピーも、書き込めるようになり次第一緒に消えますが、手動で作成したバックアップのコピーとダウンロードしたもの、そして「このブラウザーにあるその他のバックアップ」に並ぶ別の保管庫のバックアップは、削除するまで残ります。",

    byHand: "Confidant なしでバックアップを開く",
    byHandWhy:
      "バックアップは age（age-encryption.org）の通常のファイルで、1 項目が 1 行の JSON です。ターミナルで、キーファイルとパスフレーズを使って次のように開きます。",
    byHandKey:
      "回復キーを使う場合は、回復キーだけを key.txt というファイルに書き込みます（後で削除してください）。",
    loading: "読み込み中…",
    keptTitle: "このブラウザーにあるバックアップ",
    keptWhy:
      "保存されたデータは今は開けませんが、これらのバックアップは別に保管されていました。キーファイルと一緒にダウンロードして、外に保管してください。",
  },
} satisfies Texts<typeof enBackup>;
