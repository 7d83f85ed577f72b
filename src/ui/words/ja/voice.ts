import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "この回答の言語を話す音声がこのデバイスにありません。",
  code: (language) => (language === "" ? "コード。" : `コード、${language}。`),
  formula: "数式",
  picture: (name) => (name === "" ? "画像。" : `画像、${name}。`),

  dictation: {
    start: "音声入力",
    stop: "音声入力を終了",
    listening: "聞き取り中…",
    failed: {
      microphone:
        "ブラウザーはまだ Confidant にマイクの使用を許可していません。「オプション > 外観」で許可を求められます。",
      language:
        "このデバイスは今その言語を認識できません。理由は「オプション > 外観」に表示されます。",
      other:
        "音声入力を終了しました。ブラウザーが続行できませんでした。テキストは保存されています。",
    },
  },

  part: {
    title: "音声",
    voices: (count) =>
      `このデバイスの ${formatNumber(count)} 個の音声で回答を読み上げられます。「読み上げる」は回答の操作の中にあります。`,
    noVoices:
      "回答を読み上げられる音声がこのデバイスにありません。サーバー上で話す音声が使われることはありません。",
    dictate: "メッセージを音声で入力",
    dictateNote:
      "話した言葉はこのデバイス上でテキストになります。音声がデバイスの外に出ることはなく、送信するまで何も送られません。メッセージ欄の横のボタンで始めます。",
    noDictation:
      "このブラウザーはこのデバイス上で音声をテキストにできないため、音声入力は使えません。サーバー上の認識が使われることはありません。",
    language: "話す言語",
    checking: "確認中…",
    unavailable: "このデバイスはこの言語を認識できません。別の言語を選んでください。",
    download: "この言語をダウンロード",
    downloadNote:
      "この言語を認識するものを、ブラウザーがその提供元から一度だけダウンロードします。あなたの情報は送られません。",
    downloading: "ダウンロード中…",
    downloadFailed: "ブラウザーは言語をダウンロードできませんでした。後でもう一度試してください。",
    microphone: "マイクを許可",
    microphoneNote: "サイドパネルでは尋ねられないため、ブラウザーはここで尋ねます。",
    blocked:
      "Confidant のマイクはブロックされています。この拡張機能についてのブラウザーの設定で許可してください。",
    ready: "準備ができました。",
  },
} satisfies Texts<typeof enVoice>;
