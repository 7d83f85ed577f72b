import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "导览",
  offer: "第一次使用？这里有一个五步的简短导览。",
  begin: "开始导览",
  skip: "跳过",
  back: "上一步",
  next: "下一步",
  done: "完成",
  at: (step, steps) => `（${formatNumber(step)}/${formatNumber(steps)}）`,
  goes: "为得到回答，一条消息只去一个地方：消息框下方所示模型运行的地方。",
  steps: {
    private: {
      title: "加密与锁定",
      text: "你写下的一切都在这台电脑上加密，只能用你的解锁方式打开。",
    },
    model: {
      title: "选择模型",
      text: "消息框下方显示正在回答的模型及其运行位置。点击它可以选择其他模型。",
    },
    prompt: {
      title: "模型看到的内容",
      text: "模型旁边显示其上下文窗口的占用情况。点击那里可以逐部分查看完整的提示词。",
    },
    memory: {
      title: "记忆",
      text: "情境会为以后的对话记住事实和记忆块。上方的菜单可以打开它的记忆：你可以查看、修改或删除其中任何内容。",
    },
    keep: {
      title: "锁定与备份",
      text: `在“${at}${names.lock}”中设置解锁方式，在“${at}${names.backup}”中创建备份。`,
    },
  },
} satisfies Texts<typeof enTour>;
