import { describe, expect, it } from "vitest";
import { readSaid } from "./read-said";

describe("readSaid", () => {
  it.each([
    ["en", "My favourite colour is deep blue", "favourite colour", "deep blue"],
    ["en", "my children are Ada and Eve", "children", "Ada and Eve"],
    ["de", "Meine Lieblingsfarbe ist Blau", "Lieblingsfarbe", "Blau"],
    ["de", "meine Kinder sind Ada und Eve", "Kinder", "Ada und Eve"],
    ["de", "Mein Hund heißt Rex", "Hund", "Rex"],
    ["fr", "Ma couleur préférée est le bleu", "couleur préférée", "le bleu"],
    ["fr", "Ma couleur préférée, c’est le bleu", "couleur préférée", "le bleu"],
    ["fr", "mon chien s'appelle Rex", "chien", "Rex"],
    ["fr", "Mes enfants sont Ada et Ève", "enfants", "Ada et Ève"],
    ["es", "Mi color favorito es el azul", "color favorito", "el azul"],
    ["es", "mis hijos son Ada y Eva", "hijos", "Ada y Eva"],
    ["es", "Mi perro se llama Rex", "perro", "Rex"],
    ["pt", "Minha cidade é Lisboa", "cidade", "Lisboa"],
    ["pt", "A minha cidade é Lisboa", "cidade", "Lisboa"],
    ["pt", "meus filhos são Ada e Eva", "filhos", "Ada e Eva"],
    ["pt", "O meu cão chama-se Rex", "cão", "Rex"],
    ["ru", "Мой город — Лиссабон", "город", "Лиссабон"],
    ["ru", "моя любимая еда - это пельмени", "любимая еда", "пельмени"],
    ["ru", "Моё имя – Анна-Мария", "имя", "Анна-Мария"],
    ["ru", "мой город это Лиссабон", "город", "Лиссабон"],
    ["zh", "我的城市是里斯本", "城市", "里斯本"],
    ["zh", "我的狗叫旺财", "狗", "旺财"],
    ["ja", "私の町はリスボンです", "町", "リスボン"],
    ["ja", "僕の好きな食べ物は寿司だ", "好きな食べ物", "寿司"],
    ["ja", "わたしのごはんはパンです。", "ごはん", "パン"],
    ["ja", "私の元は、からだ", "元", "、からだ"],
    ["ko", "내 도시는 리스본입니다", "도시", "리스본"],
    ["ko", "제 이름은 에이다예요", "이름", "에이다"],
    ["ko", "내가 좋아하는 음식은 김치", "좋아하는 음식", "김치"],
    ["ko", "내가 사는 곳은 서울입니다.", "사는 곳", "서울"],
    ["ko", "내 작은 집은 부산에 있다", "작은 집", "부산에 있다"],
    ["ko", "내 반려동물은 고양이야", "반려동물", "고양이야"],
    ["ar", "مدينتي هي لشبونة", "مدينتي", "لشبونة"],
    ["ar", "لوني المفضل هو الأزرق", "لوني المفضل", "الأزرق"],
    ["ar", "اسمي آدا", "اسمي", "آدا"],
  ])("reads in %s: %s", (_, text, key, value) => {
    expect(readSaid(text)).toEqual({ key, value });
  });

  it.each([
    ["en", "I do not eat meat"],
    ["en", "my"],
    ["en", "myth is a story"],
    ["de", "Ich esse kein Fleisch"],
    ["de", "Meinetwegen ist das gut"],
    ["fr", "Je ne mange pas de viande"],
    ["fr", "Maman est là"],
    ["es", "No como carne"],
    ["es", "Mientras es de día"],
    ["pt", "Eu não como carne"],
    ["pt", "meu amigo e minha irmã"],
    ["ru", "Я не ем мяса"],
    ["ru", "мой веб-сайт"],
    ["zh", "我不吃肉"],
    ["zh", "我是老师"],
    ["ja", "肉を食べません"],
    ["ja", "私は先生です"],
    ["ja", "私の町は"],
    ["ko", "나는 고기를 안 먹어"],
    ["ko", "내 고양이 이름"],
    ["ar", "لا آكل اللحم"],
    ["ar", "الذي قال هو صديق"],
  ])("leaves to a note in %s: %s", (_, text) => {
    expect(readSaid(text)).toBeNull();
  });

  it.each(["my ", "mein ", "мой ", "我的", "私の", "내 ", "لوني "])(
    "takes no longer for a long text behind %s",
    (my) => {
      const started = performance.now();
      readSaid(`${my}${"a ".repeat(50_000)}`);
      readSaid(`${my}${"a".repeat(100_000)}`);
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );
});
