import { expect, it } from "vitest";
import { addContext } from "../../../test/builders/add-conversation";
import { makeStore } from "../../../test/builders/make-store";
import type { FindAsk } from "../../domain/search-index";
import { searchFind } from "./search-handlers";

it.each(["in:cafe tea", "in:CAFÉ tea", 'in:"muller cafe" tea'])(
  "%s looks in the context of that name, with its accents or without",
  async (query) => {
    const { store } = await makeStore();
    const id = await addContext(store, "Café Müller");
    await addContext(store, "Work");
    const requests: FindAsk[] = [];
    const find = async (ask: FindAsk) => {
      requests.push(ask);
      return {
        state: { mark: null, isWhole: true, count: 0, isAnew: false },
        hits: null,
        known: null,
      };
    };
    const everywhere = { contextId: null, conversationId: null, kinds: [], skip: 0, limit: 5 };
    const search = () => ({ find, embedding: () => null });
    await searchFind({ store, search }, { ...everywhere, query, mode: "fts" });
    expect(requests.map(({ question }) => question.contextIds)).toEqual([[id]]);
  },
);
