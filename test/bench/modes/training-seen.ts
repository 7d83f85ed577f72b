import type { LabelledMessage } from "./labelled-message";
import { SEEN_TRAINING_GERMAN } from "./training-seen-german";

const ENGLISH: readonly LabelledMessage[] = [
  { text: "hey, you there?", mode: "general" },
  { text: "ok thanks, that helps a lot", mode: "general" },
  { text: "go on", mode: "general" },
  { text: "yes please", mode: "general" },
  { text: "haha fair enough", mode: "general" },
  { text: "I got the job!!!!", mode: "general" },
  { text: "not sure how I feel about that tbh", mode: "general" },
  {
    text: "I had such a rubbish day at work and I just need to vent for a minute",
    mode: "general",
  },
  { text: "Can't sleep again. It's 3am and my head won't stop.", mode: "general" },
  { text: "do you ever get bored of listening to me?", mode: "general" },
  { text: "My sister is visiting this weekend and I'm weirdly nervous about it", mode: "general" },
  {
    text: "I think I'm falling for someone at my climbing gym and I have no clue what to do with myself",
    mode: "general",
  },
  { text: "good morning! coffee first, then I'll tell you about the interview", mode: "general" },
  { text: "no that's not what I meant, nevermind", mode: "general" },
  { text: "what would you do if you were me? honestly", mode: "general" },
  {
    text: "So my grandmother died on Tuesday. We weren't even that close in the last years, and still I find myself standing in the supermarket in front of her favourite biscuits and I can't move. I don't really need advice, I just wanted to tell somebody.",
    mode: "general",
  },
  { text: "I finally wrote to my dad after two years. feels strange but good", mode: "general" },
  { text: "ugh, spent the whole afternoon fixing the printer. I hate mondays", mode: "general" },
  { text: "just keep me company for a bit while I wait for the train", mode: "general" },
  {
    text: "is it normal to feel lonely even when theres people around all the time?",
    mode: "general",
  },
  {
    text: "everyone at the party was comparing houses and salaries and I felt about two feet tall",
    mode: "general",
  },
  { text: "great, thank you, that was quick", mode: "general", tools: ["edit_note"] },

  {
    text: "write me a short birthday message for my aunt, she's turning 70 and loves gardening",
    mode: "creation",
  },
  {
    text: "I need an email to my landlord about the broken heating, polite but firm",
    mode: "creation",
  },
  { text: "Can you come up with five names for a small bakery by the sea?", mode: "creation" },
  { text: "draft a cover letter for a junior nurse position pls", mode: "creation" },
  { text: "something funny to put on a card for a colleague who's leaving", mode: "creation" },
  {
    text: "could u make a packing list for 4 days in the alps in october, hiking mostly",
    mode: "creation",
  },
  {
    text: "a bedtime story about a hedgehog who is afraid of the dark, my daughter is 4",
    mode: "creation",
  },
  {
    text: "Put together a training plan so that I can run 10k by June. I run twice a week at the moment, about 4k each, and my knee isn't the best.",
    mode: "creation",
  },
  {
    text: "python script that renames all the jpgs in a folder by the date they were taken",
    mode: "creation",
  },
  {
    text: "I have to give a toast at my brother's wedding on Saturday and I have nothing. He's a vet, she's a pilot, they met when her dog ate a battery. Two minutes at most, warm, no jokes about exes.",
    mode: "creation",
  },
  {
    text: "give me a week of dinners, vegetarian, nothing that takes longer than half an hour",
    mode: "creation",
  },
  { text: "help me word a text to my ex about picking up the rest of my stuff", mode: "creation" },
  { text: "haiku about rain on a tin roof", mode: "creation" },
  {
    text: "I'd love a little quiz on the french revolution for my class, ten questions with anwsers",
    mode: "creation",
  },
  {
    text: "set up a table with columns for date, mood and hours slept, for one week",
    mode: "creation",
  },
  { text: "brainstorm some ideas for a cheap first date in winter", mode: "creation" },
  {
    text: "how would I say no to this invitation without hurting her? can you write it for me",
    mode: "creation",
  },
  { text: "let's start a shopping list: oat milk, lentils, bin bags", mode: "creation" },
  { text: "we need a slogan for the school fair, theme is 'under water'", mode: "creation" },
  { text: "generate a regex that matches german postcodes", mode: "creation" },
  {
    text: "outline for a 15 min talk about why our team should stop doing estimates",
    mode: "creation",
  },
  { text: "now one for my brother too", mode: "creation", tools: ["create_list"] },
  { text: "and the same for saturday?", mode: "creation", tools: ["create_note"] },

  { text: "where can I see the northern lights without flying to Iceland", mode: "search" },
  { text: "what did I tell you about my knee last month?", mode: "search" },
  { text: "find that article about sourdough I mentioned", mode: "search" },
  { text: "which year did the berlin wall come down", mode: "search" },
  { text: "do you know a good app for learning the names of birds?", mode: "search" },
  { text: "is the post office open on good friday in england?", mode: "search" },
  { text: "who played the detective in broadchurch", mode: "search" },
  { text: "look up how long cooked rice keeps in the fridge", mode: "search" },
  {
    text: "I'm looking for a quiet café in Lisbon where you can work for a few hours, ideally with plugs and not one of those places full of influencers. Any idea?",
    mode: "search",
  },
  {
    text: "what was the name of that book we talked about, the one with the lighthouse",
    mode: "search",
  },
  { text: "when's the next full moon", mode: "search" },
  { text: "how many calories are in an avocado", mode: "search" },
  { text: "any decent podcasts on roman history?", mode: "search" },
  { text: "can you check if I ever wrote down my parents' wifi password", mode: "search" },
  { text: "cheapest way to get from Vienna to Trieste by train", mode: "search" },
  { text: "Did I ever say when Mia's birthday is?", mode: "search" },
  { text: "need the phone number of the poison hotline", mode: "search" },
  { text: "whats the capital of burkina faso again", mode: "search" },
  { text: "is there a free alternative to photoshop that runs on linux?", mode: "search" },
  {
    text: "Hi! A while back I told you about a restaurant a friend recomended, I think it was Georgian, somewhere near the river, and you said you'd remember it. I'm taking my boss there tonight and I can't recall the name.",
    mode: "search",
  },
  { text: "and the next one?", mode: "search", tools: ["archival_search"] },
  { text: "hm, nothing older than that?", mode: "search", tools: ["archival_search"] },

  { text: "make it shorter", mode: "modification" },
  {
    text: "can you translate this to english: Wir freuen uns auf Ihren Besuch und bitten um kurze Rückmeldung.",
    mode: "modification",
  },
  { text: "sounds too stiff, a bit friendlier pls", mode: "modification" },
  {
    text: "fix the spelling: I recieved you're mesage yesterday and will definately answer tomorow",
    mode: "modification",
  },
  {
    text: "Rewrite the second paragraph so that it doesn't sound like I'm begging.",
    mode: "modification",
  },
  { text: "swap tuesday and thursday in the plan", mode: "modification" },
  { text: "take the oat milk off the list again", mode: "modification" },
  { text: "rename the note 'stuff' to 'flat hunting'", mode: "modification" },
  { text: "less formal. and drop the last sentence", mode: "modification" },
  {
    text: "Turn this into bullet points: The boiler was checked in March, the filter replaced in April, and the pump started making noise in May. Nobody has looked at it since, although the caretaker was told twice.",
    mode: "modification",
  },
  {
    text: "could you polish this a bit? 'Dear Mr Hall, I want to complain because your dog is barking all night and I can not sleep.'",
    mode: "modification",
  },
  { text: "my birthday isn't the 4th, it's the 14th, please correct that", mode: "modification" },
  { text: "convert the recipe to grams", mode: "modification" },
  { text: "same text but in spanish", mode: "modification" },
  {
    text: "the function should return null instead of throwing, change that please\n\nfunction parse(input) {\n  if (!input) throw new Error('empty');\n  return JSON.parse(input);\n}",
    mode: "modification",
  },
  {
    text: "I'd like the ending to be happier, the hedgehog should find a friend",
    mode: "modification",
  },
  { text: "add a line about parking to the invitation", mode: "modification" },
  { text: "tone it down, he's my boss after all", mode: "modification" },
  { text: "put the list in alphabetical order", mode: "modification" },
  {
    text: "Is there a way to say this without 'unfortunately'? \"Unfortunately I can't make it on Sunday, unfortunately the trains aren't running.\"",
    mode: "modification",
  },
  { text: "no, the other paragraph", mode: "modification", tools: ["edit_note"] },
  { text: "and the second line too", mode: "modification", tools: ["edit_note"] },

  { text: "why does my bread always collapse when I take it out of the oven", mode: "analysis" },
  {
    text: "compare these two offers: 52k with 25 days off and two days from home, or 58k fully on site with 30 days",
    mode: "analysis",
  },
  {
    text: "pros and cons of getting a dog when you live alone and work full time?",
    mode: "analysis",
  },
  {
    text: "how do you read this message from her: 'we should talk some time, no rush'. she usually sends hearts",
    mode: "analysis",
  },
  { text: "tldr of this page please", mode: "analysis" },
  {
    text: "is renting really throwing money away? walk me through the numbers for a 300k flat",
    mode: "analysis",
  },
  {
    text: "explain the diffrence between a fixed and a variable mortgage like I'm 12",
    mode: "analysis",
  },
  {
    text: "I get 'TypeError: undefined is not a function' and I just don't see it\n\nconst names = users.map((u) => u.name);\nnames.forEech((n) => console.log(n));",
    mode: "analysis",
  },
  {
    text: "Summarise what the neighbour wrote: Hi all, the lift will be out from Monday to Wednesday. Parcels go to the ground floor, please collect yours by eight. The man from the water company needs to get into every flat on Thursday between nine and noon; if you can't be there leave a key with me.",
    mode: "analysis",
  },
  {
    text: "does this argument hold up? people who own books read more, so giving everybody books would make everybody read",
    mode: "analysis",
  },
  { text: "what are the risks if I lend my cousin 5000 euros", mode: "analysis" },
  {
    text: "so what speaks against moving in together now rather than in the summer?",
    mode: "analysis",
  },
  { text: "break down this poem for me, I don't get the last verse", mode: "analysis" },
  {
    text: "how come I'm always tired after lunch even though I sleep eight hours",
    mode: "analysis",
  },
  {
    text: "look at my week and tell me where the time went: mon 9h work 1h gym, tue 11h work, wed 8h work 3h tv, thu 10h work, fri 7h work 4h pub",
    mode: "analysis",
  },
  { text: "why did the roman republic fall, in a nutshell", mode: "analysis" },
  {
    text: "anything fishy about this clause? 'The tenant shall bear the cost of any repair, whatever its cause.'",
    mode: "analysis",
  },
  {
    text: "What's the weak spot in my plan: sell the car, buy a cargo bike, take the train for anything over 20 km?",
    mode: "analysis",
  },
  {
    text: "read my cover letter and tell me honestly how it comes across: I am a hard worker and have always been passionate about logistics. I never give up and I expect the same from others.",
    mode: "analysis",
  },
  { text: "what patterns do you see in the moods I noted over the last weeks?", mode: "analysis" },
  {
    text: "my code runs fine locally but in the container it can't find the config file. what could be causing that",
    mode: "analysis",
  },
  { text: "and what does that mean for me?", mode: "analysis", tools: ["read_page"] },
  { text: "hm, and the second half?", mode: "analysis", tools: ["summarize_page"] },
];

/**
 * 150 invented messages by another author. They judged the first cues (125 right), and the cues were
 * mended afterwards: so they are learnt from now, and others judge.
 */
export const SEEN_TRAINING: readonly LabelledMessage[] = [...ENGLISH, ...SEEN_TRAINING_GERMAN];
