import { describe, expect, it } from "vitest";
import { standsIn } from "./stands-in";

describe("a name in a text", () => {
  it.each([
    ["Trip plan", "What is in my TRIP PLAN?"],
    ["Reiseplan", "Was steht im „Reiseplan“?"],
    ["Список дел", "Добавь в список дел: хлеб"],
    ["任务列表", "请更新我的任务列表，谢谢"],
    ["買い物リスト", "私の買い物リストを見て"],
    ["todo", "请更新todo列表"],
    ["할 일", "내 할 일을 보여줘"],
    ["장보기", "장보기에서 우유를 빼줘"],
    ["المهام", "حدّث المهام من فضلك"],
    ["مهام", "أضف هذا إلى المهام"],
    ["قائمة", "وبالقائمة خبز"],
  ])("is %s, found as it is said: %s", (name, text) => {
    expect(standsIn(text, name)).toBe(true);
  });

  it.each([
    ["Trip plan", "the trip planner"],
    ["Trip plan", "my trip  plan"],
    ["plan", "a_plan"],
    ["Plan", "Im Reiseplan"],
    ["план", "планы"],
    ["할 일", "할 일꾼"],
    ["مهام", "استفهام"],
    ["مهام", "مهامهم"],
    ["任务列表", "请更新我的任务"],
    ["", "nothing"],
  ])("is not %s, where it is only a part of a word: %s", (name, text) => {
    expect(standsIn(text, name)).toBe(false);
  });
});
