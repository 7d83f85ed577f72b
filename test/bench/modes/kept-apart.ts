import { KEPT_APART_GERMAN } from "./kept-apart-german";
import type { LabelledMessage } from "./labelled-message";

/** 150 messages, 30 a mode, a quarter German; they judge the rules and are never learnt from. */
export const KEPT_APART: readonly LabelledMessage[] = [
  { text: "hey, you there?", mode: "general" },
  { text: "good morning :) slept terribly", mode: "general" },
  { text: "thanks, that really helped", mode: "general" },
  { text: "yes please", mode: "general" },
  { text: "ok go on", mode: "general" },
  { text: "lol fair enough", mode: "general" },
  {
    text: "I don't know, I just feel kind of flat lately. Nothing is wrong exactly, I just don't look forward to anything.",
    mode: "general",
  },
  { text: "my sister called today and we ended up shouting at each other again", mode: "general" },
  { text: "do you ever get bored?", mode: "general" },
  { text: "what do you think makes a good friend?", mode: "general" },
  { text: "I got the job!!!!", mode: "general" },
  { text: "can we just talk for a bit, it's been a long day", mode: "general" },
  { text: "Honestly I'm scared about the operation on Thursday.", mode: "general" },
  { text: "I think I'll leave it for tonight, see you tomorrow", mode: "general" },
  { text: "my dog died this morning. he was 14", mode: "general" },
  {
    text: "I've been meaning to write more but I never get round to it, you know how it is",
    mode: "general",
  },
  { text: "haha you got me there", mode: "general" },
  { text: "do you think people can really change?", mode: "general" },
  { text: "Finally found my keys. They were in the fridge, don't ask.", mode: "general" },
  { text: "guess who ran 10k without stopping today", mode: "general" },
  { text: "mm. maybe.", mode: "general" },
  {
    text: "oh nice, I'd completely forgotten about that",
    mode: "general",
    tools: ["archival_search"],
  },

  { text: "write me a short thank-you note for my daughter's teacher", mode: "creation" },
  {
    text: "can you draft an email to my landlord? heating's been out since monday and he ignores my calls",
    mode: "creation",
  },
  { text: "packing list for 5 days in lisbon, carry-on only", mode: "creation" },
  {
    text: "I need a toast for my best friend's wedding, about two minutes, funny but not embarrassing",
    mode: "creation",
  },
  {
    text: "make a weekly meal plan for two, vegetarian, nothing that takes over 30 min",
    mode: "creation",
  },
  {
    text: "Could you put together a python script that renames all the jpgs in a folder by date taken?",
    mode: "creation",
  },
  { text: "birthday poem for grandma, she turns 80 and loves her garden", mode: "creation" },
  { text: "give me ten name ideas for a small bakery", mode: "creation" },
  {
    text: "I have to tell my boss I'm quitting and I've no idea how to word it. Something polite but firm, couple of lines",
    mode: "creation",
  },
  { text: "plan me a workout routine for mornings, 20 mins, no equipment", mode: "creation" },
  { text: "tell me a bedtime story about a hedgehog who's afraid of the dark", mode: "creation" },
  { text: "excel formula that adds up column B only where column A says rent", mode: "creation" },
  {
    text: "a cover letter would be great, the posting is for a part time receptionist at a vet",
    mode: "creation",
  },
  { text: "Come up with a few questions I could ask in my interview tomorrow.", mode: "creation" },
  {
    text: "need a bio for my dating profile. 34, nurse, climbing, terrible cook",
    mode: "creation",
  },
  {
    text: "set up a study schedule for me until the exam on june 14, i've got about an hour a day",
    mode: "creation",
  },
  { text: "wirte a linkedin post about me finishing the bootcamp pls", mode: "creation" },
  {
    text: "My mum's neighbour died and I should send a card but I never know what to put in those.",
    mode: "creation",
  },
  {
    text: "what could I text him back? he asked if we're still on for saturday and I want to cancel without being mean",
    mode: "creation",
  },
  { text: "generate a regex for dutch postcodes", mode: "creation" },
  { text: "a haiku about monday mornings please", mode: "creation" },
  { text: "one for the kids as well", mode: "creation", tools: ["create_list"] },

  { text: "when does daylight saving end this year?", mode: "search" },
  { text: "what was the name of that restaurant I told you about last week?", mode: "search" },
  { text: "who wrote The Remains of the Day", mode: "search" },
  { text: "how long do hard boiled eggs keep in the fridge", mode: "search" },
  { text: "find me a good podcast about roman history", mode: "search" },
  { text: "where did I say I put the spare key?", mode: "search" },
  { text: "looking for a quiet laptop under 800 euros, any recommendations?", mode: "search" },
  { text: "is there a train from Utrecht to Cologne that doesn't need a change?", mode: "search" },
  { text: "what's the capital of burkina faso again", mode: "search" },
  { text: "look up the opening hours of the city library", mode: "search" },
  {
    text: "didn't I mention a book my therapist recommended? can't remember the title",
    mode: "search",
  },
  { text: "how much is 45 pounds in euros roughly", mode: "search" },
  { text: "Do you remember what size shoes Tom wears? I'm sure I told you.", mode: "search" },
  { text: "any decent hiking trails near Freiburg that are ok with a pram", mode: "search" },
  { text: "what does the word petrichor mean", mode: "search" },
  { text: "can u search for cheap flights to porto in may", mode: "search" },
  { text: "which vaccinations do you need for Kenya?", mode: "search" },
  { text: "I'd like to know how tall the Eiffel Tower is.", mode: "search" },
  { text: "what did we decide about the kitchen colour back in march", mode: "search" },
  { text: "wheres the setting to turn off notifications on an iphone", mode: "search" },
  { text: "and before that?", mode: "search", tools: ["archival_search"] },
  { text: "what about hers?", mode: "search", tools: ["archival_search"] },

  { text: "make it shorter please", mode: "modification" },
  {
    text: "can you rewrite this so it sounds less angry: I have told you three times now that the invoice is wrong. Fix it.",
    mode: "modification",
  },
  {
    text: "translate to spanish: we will arrive around eight and we're bringing dessert",
    mode: "modification",
  },
  {
    text: "fix the typos\n\nHi Sandra, i recieved you're package yesteday, thank you so mutch",
    mode: "modification",
  },
  { text: "the second paragraph is too stiff, loosen it up a bit", mode: "modification" },
  { text: "change Tuesday to Thursday in that", mode: "modification" },
  { text: "add oat milk and batteries to the shopping list", mode: "modification" },
  { text: "a bit more formal, it's for the headmaster", mode: "modification" },
  { text: "take out the bit about money", mode: "modification" },
  {
    text: "put this in the past tense: She walks to the station and waits for him.",
    mode: "modification",
  },
  { text: "that sounds too much like a robot, try it again in my voice", mode: "modification" },
  { text: "swap day two and day three", mode: "modification" },
  { text: "rename the list to Summer trip", mode: "modification" },
  {
    text: "is my english ok here? if not please correct it: I am living here since five years and I like very much the people.",
    mode: "modification",
  },
  { text: "I like it but it's way too long for a text message", mode: "modification" },
  {
    text: "shorten this to one sentence: The committee has decided that, owing to the weather forecast, the summer party will be moved from the garden to the hall.",
    mode: "modification",
  },
  { text: "can the ending be a bit happier?", mode: "modification" },
  { text: "same thing without the emojis pls", mode: "modification" },
  { text: "convert the recipe to grams", mode: "modification" },
  {
    text: "this function should take a list instead of a single name, can you adapt it?\n\ndef greet(name):\n    print('hi ' + name)",
    mode: "modification",
  },
  { text: "sort it alphabetically", mode: "modification" },
  {
    text: "actually its Katherine with a K, not Catherine",
    mode: "modification",
    tools: ["edit_note"],
  },
  { text: "and the next one?", mode: "modification", tools: ["edit_note"] },

  {
    text: "what are the pros and cons of renting vs buying at my age (38, no kids)",
    mode: "analysis",
  },
  {
    text: "why does this crash when the list is empty?\n\nconst total = list.reduce((a, b) => a + b);",
    mode: "analysis",
  },
  { text: "summarise this page for me", mode: "analysis" },
  {
    text: "Compare these two offers: A is 52k with 25 days holiday, B is 56k but only 20 days and an hour's commute.",
    mode: "analysis",
  },
  {
    text: "what does he mean by this? 'let's keep it open for now, I don't want to rush anything'",
    mode: "analysis",
  },
  { text: "explain why the moon looks bigger at the horizon", mode: "analysis" },
  {
    text: "is it a bad idea to lend my brother 3000? he paid back last time but it took two years",
    mode: "analysis",
  },
  { text: "which of the two plans is more realistic, and why?", mode: "analysis" },
  { text: "tl;dr of this thread?", mode: "analysis" },
  {
    text: "Can you see anything in this clause I should worry about? 'The tenant shall bear all costs of minor repairs without limit.'",
    mode: "analysis",
  },
  {
    text: "what's the difference between leasing and financing a car, like in practice",
    mode: "analysis",
  },
  {
    text: "how good is this opening line? 'Nobody in Harrow had ever seen the tide go out and not come back.'",
    mode: "analysis",
  },
  {
    text: "my electricity bill went up 40% and we didn't change anything, what could be behind it",
    mode: "analysis",
  },
  {
    text: "does my argument hold up? If nobody uses the library then closing it harms nobody, and nobody uses it on sundays.",
    mode: "analysis",
  },
  {
    text: "up at 6, phone till 7, work 8 to 5, gym tue and thu, tv from 8. where am I losing time?",
    mode: "analysis",
  },
  {
    text: "I keep going back and forth on the electric car. Short trips mostly, no charger at home. What speaks for it and what against?",
    mode: "analysis",
  },
  {
    text: "sourdough came out flat and gummy, what did I do wrong? 12h proof, 230 degrees, 30 min",
    mode: "analysis",
  },
  { text: "main points of the article pls", mode: "analysis" },
  {
    text: "what patterns do you notice: mon slept 5h, headache. tue 8h, fine. wed 5h, headache. thu 7h, fine",
    mode: "analysis",
  },
  { text: "Why did the Roman Republic collapse, in your assessment?", mode: "analysis" },
  {
    text: "help me weigh this up: stay in the choir or use the evenings for the course",
    mode: "analysis",
  },
  { text: "and this one?", mode: "analysis", tools: ["read_page"] },
  { text: "so is it trustworthy?", mode: "analysis", tools: ["read_page"] },

  ...KEPT_APART_GERMAN,
];
