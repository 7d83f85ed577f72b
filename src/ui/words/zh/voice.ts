import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "本机没有能说这条回答所用语言的语音。",
  code: (language) => (language === "" ? "代码。" : `代码：${language}。`),
  formula: "公式",
  picture: (name) => (name === "" ? "图片。" : `图片：${name}。`),

  dictation: {
    start: "听写",
    stop: "停止听写",
    listening: "正在听…",
    failed: {
      microphone: "浏览器尚未允许 Confidant 使用麦克风。可在“选项 > 外观”中请求允许。",
      language: "本机现在无法识别该语言。原因见“选项 > 外观”。",
      other: "听写已结束：浏览器无法继续。你的文字已保存。",
    },
  },

  part: {
    title: "语音",
    voices: (count) => `本机有 ${formatNumber(count)} 个语音可以朗读回答：“朗读”在回答的操作中。`,
    noVoices: "本机没有可以朗读回答的语音。绝不会使用在服务器上发声的语音。",
    dictate: "听写消息",
    dictateNote:
      "你说的话在本机变成文字：声音不会离开本机，在你发送之前也不会发送任何内容。消息框旁的按钮可开始听写。",
    noDictation: "此浏览器无法在本机把语音变成文字，因此不能听写。绝不会使用服务器上的识别。",
    language: "你说的语言",
    checking: "正在检查…",
    unavailable: "本机无法识别这种语言。请选择另一种。",
    download: "下载这种语言",
    downloadNote: "浏览器会从其制造商处下载一次识别这种语言所需的内容。不会发送你的任何内容。",
    downloading: "正在下载…",
    downloadFailed: "浏览器无法下载这种语言。请稍后再试。",
    microphone: "允许使用麦克风",
    microphoneNote: "浏览器在这里询问，因为它无法在侧边栏中询问。",
    blocked: "Confidant 的麦克风已被阻止。请在浏览器对此扩展的设置中允许。",
    ready: "已就绪。",
  },
} satisfies Texts<typeof enVoice>;
