import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "提示词库",
  why: "你自己的消息文本。在面板中输入 / 并选择一个，或在网页的菜单中选择“使用提示词”。提示词只会填入消息输入框，不会自行发送。",
  none: "还没有提示词。",
  search: "搜索提示词",
  notFound: "没有匹配的提示词。",
  add: "新建提示词",
  fields: { title: "标题", command: "命令", text: "文本" },
  hints: {
    command: "在 / 之后输入的内容。留空时由标题生成。",
    text: "双花括号中的内容（如 {{主题}}）会先向你询问。在网页的菜单中，{{page}} 和 {{selection}} 代表所附加的内容。",
  },
  save: "保存",
  cancel: "取消",
  changed: "其间它在别处被更改。现在显示的是当前内容；按“保存”会用你的更改覆盖。",
  edit: "编辑",
  remove: "删除",
  up: "上移",
  down: "下移",
  labelOf: (act, title) => `${act}：${title}`,
  insert: "插入",
  page: { page: "附加的页面", selection: "附加的选中内容" },
} satisfies Texts<typeof enLibrary>;
