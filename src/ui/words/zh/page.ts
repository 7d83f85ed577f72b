import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "此页面", selection: "所选内容" },
  asks: {
    explain: {
      page: "请解释此页面。",
      selection: "请解释这段内容。",
    },
    summarise: {
      page: "请概括此页面。",
      selection: "请概括这段内容。",
    },
  },
  look: (name) => `显示将发送的 ${name} 内容`,
  refused: {
    "page-access":
      "浏览器还不允许 Confidant 读取此页面。请在此页面上点击工具栏中的 Confidant 按钮，然后选择“询问此页面”。",
    "page-browser": "这是浏览器或其商店的页面，任何扩展程序都不能读取。请改为复制文字。",
    "page-pdf": "这是由浏览器自己显示的 PDF。请复制你想询问的文字。",
    "page-empty": "这里没有可见的文字，或没有选中任何内容。",
    "page-gone": "标签页已关闭，或已显示其他页面。请重试。",
    "page-slow": "页面没有及时响应。请选中其中一部分再询问。",
  },
} satisfies Texts<typeof enPage>;
