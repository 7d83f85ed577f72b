import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the part of the options says that gives conversations out as files. */
export const exportWords = {
  exportPart: {
    title: "导出对话",
    why: "将对话导出为供人和其他程序使用的文件，包括其情境所记住的内容。已归档的内容只有在选择其情境或该对话本身时才会包含。临时对话从不包含，图片只包含名称。",
    readable: "持有此文件的人都能读取：它未加密。浏览器的下载列表会保留它的名称。",
    weak: "持有这些文件和密钥文本的人都能读取它们，而能猜到的密钥文本很快就会被猜出：这比你的保险库弱得多。请使用一个长的、别处不用的密钥文本。",
    what: "内容",
    scopes: {
      all: "所有对话",
      context: "一个情境",
      conversation: "一个对话",
    },
    context: "情境",
    search: "按标题或标签查找对话",
    found: "对话",
    foundCount: (count) => (count === 0 ? "未找到。" : `找到 ${formatNumber(count)} 个对话`),
    more: "只列出最新的：请多输入一些标题。",
    untitled: "新对话",
    format: "格式",
    formats: {
      json: "JSON：可再次导入，不含图片、摘要和工具所做的事",
      markdown: "Markdown：便于阅读",
      elara: "Elara：每条消息一个加密记录",
    },
    hidden: {
      json: "隐藏字符（例如改变文字方向的字符）会写成转义码，再次导入时保持不变。",
      markdown: "隐藏字符（例如改变文字方向的字符）会以 [U+202E] 这样的形式标出，让你能看到。",
      elara: "隐藏字符（例如改变文字方向的字符）会原样保留在记录中。",
    },
    elaraContents:
      "Elara 只有一个文本日志：导出一个对话时写入显示的分支，导出多个时写入说过的全部内容。文件、图片和记忆不在其中。",
    key: "密钥文本",
    keyProblems: {
      empty: "请输入密钥文本。",
      default: "这是 Elara 自带的文本：人人都知道。请另选一个。",
    },
    keyWarning: "这是 Elara 自带的文本：持有这些文件的人都能读取，也可能已更改过它们。",
    target: "导出到",
    targets: { zip: "压缩包（.zip）", folder: "文件夹" },
    folderNote: "已存在的记录保持不变。",
    start: "导出",
    running: "正在导出。完成之前请不要关闭此页面。",
    progress: "导出进度",
    soFar: (conversations, total, messages) =>
      `共 ${formatNumber(total)} 个对话，已完成 ${formatNumber(conversations)} 个，${formatNumber(messages)} 条消息`,
    cancel: "取消",
    done: "导出完成",
    failed: "导出失败",
    nothingSaved: "没有保存文件。",
    folderKept: "此前写入的记录在文件夹中。",
    counts: (conversations, messages) =>
      `${formatNumber(conversations)} 个对话，${formatNumber(messages)} 条消息`,
    records: (count) => `写入 ${formatNumber(count)} 条记录`,
    there: (count) => `${formatNumber(count)} 条记录已存在，保持不变`,
    unreadable: (count) => `${formatNumber(count)} 个条目无法读取，未包含在内；详情见“诊断”`,
    leftOut: {
      attachments: (count) => `${formatNumber(count)} 个文件或图片只有名称`,
      empty: (count) => `省略了 ${formatNumber(count)} 条没有文字的消息`,
      tools: (count) => `省略了 ${formatNumber(count)} 个工具步骤`,
    },
    again: "导出其他内容",
    all: "全部",
    markdown: {
      untitled: "无标题的对话",
      context: "情境",
      from: "开始（UTC）",
      to: "结束（UTC）",
      tags: "标签",
      references: "参考",
      roles: { user: "你", assistant: "助手", system: "系统", tool: "工具" },
      thinking: "思考：",
      answer: "回答：",
      file: "文件：",
      sources: "来源：",
      picture: "图片（不在此文件中）：",
      deleted: "此消息已删除。",
      nothing: "没有内容。",
      memory: {
        title: (context) => `${context} 的记忆`,
        facts: "事实",
        notes: "笔记",
        waiting: "等待你处理",
        empty: "这里没有内容。",
      },
      otherBranch: (number, after) =>
        after === null
          ? `另一分支（${number}），从开头起`
          : `另一分支（${number}），在第 ${after} 条消息之后`,
    },
  },
} satisfies Texts<typeof enExport>;
