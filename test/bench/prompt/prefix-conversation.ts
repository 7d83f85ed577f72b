/** Twelve turns of one evening, written for this measurement: question and answer. */
export const CONVERSATION: readonly (readonly [string, string])[] = [
  [
    "Hi. I handed in my notice today and I feel strange about it.",
    "That is a big step, and feeling strange about it makes sense. You have just ended something that shaped your days for years, and the new thing has not begun yet, so there is a gap in between where neither holds you. Relief and doubt can sit side by side there; one does not cancel the other. You do not need to decide tonight whether it was right. You had your reasons before the day was this loud, and they are still there. If you like, tell me what the moment itself was like, when you said it out loud, and what has been going round in your head since then.",
  ],
  [
    "It was quick. My boss only nodded. I think I expected more after nine years.",
    "Nine years and a nod. No wonder it rings a little hollow: you brought a moment you had carried around for a long time, and it was met like a form that needed a stamp. That says something about how your boss handles surprises, and perhaps that she was working out what it means for the team, but it says little about what your nine years were worth. People often find their words a day or two later, once the first reaction is over. Still, it is fine to be disappointed. What would you have wished to hear from her, if you could have written her lines yourself?",
  ],
  [
    "Probably just thank you. Anyway, my last day is the 28th of March and I have not told my team yet.",
    "A thank you would have cost nothing and meant a lot. Perhaps it still comes; perhaps some of it will come from your team instead, because they are the ones who saw the work up close. You have until the 28th of March, so there is time to tell them in your own way, before the news reaches them through somebody else. Many people find it easiest to say it briefly in person first, to those they work with most, and to follow it with a few written lines for everyone, so that nobody has to remember details. How many of them are there, and is there anyone who should hear it before the others?",
  ],
  [
    "Eight people. Write an email to my team that says I am leaving on March 28, warm but short.",
    "Subject: Some news from me\n\nDear all,\n\nI wanted you to hear this from me: I have decided to leave, and my last day will be the 28th of March.\n\nIt was not an easy decision, and it has nothing to do with you. Working with the eight of you is the part that I will miss most. You have made long weeks lighter and good weeks better, and I have learned something from each of you.\n\nUntil then I am here, and I will do my best to hand everything over in good order. If there is something you would like to settle with me before I go, come by any time.\n\nThank you, for all of it.\n\nWarmly,\n[your name]",
  ],
  [
    "Draft a list of what I should hand over before I go.",
    "Here is a list to start from; strike what does not apply.\n\n1. Running projects: state, next step, who decides, where the files are.\n2. Recurring tasks: what, how often, and what happens if it is forgotten.\n3. Contacts: customers and suppliers, with a sentence on how each likes to be treated.\n4. Access: accounts in your name, shared mailboxes, keys, badges, subscriptions.\n5. Open promises: anything you told somebody you would do.\n6. Unwritten knowledge: the workarounds, and why things are the way they are.\n7. Dates after your last day: renewals, deadlines, reviews.\n\nI assumed that nobody has been named to follow you. If somebody has been, put the first two points into a meeting with them in the first week of March, while there is still time for questions.",
  ],
  [
    "Create a plan for the four weeks until then, one paragraph per week.",
    "Week one: tell your team and the two or three customers who depend on you, then write the handover list with honest gaps, so that others can see early what is missing. Week two: hand over the running projects one at a time, each in a short meeting with the files open, and let the other person do the next step while you watch. Week three: stop starting things. Answer questions, close what can be closed, write down the workarounds, and give back the accounts you no longer need. Week four: keep it light. Two days for what turns up late, one for good conversations, one to clear your desk, and the 28th for nothing but saying goodbye.",
  ],
  [
    "Thanks. I am a bit nervous about telling Karim, he will take it badly.",
    "It sounds as if Karim matters to you, and as if you already know which part will hurt him. That is a good reason to tell him first and alone, somewhere you can both stay for a while afterwards. You do not have to make it painless; you only have to be straightforward and stay in the room. If he goes quiet or gets annoyed, that is not a verdict on you, it is the news arriving. It may help to leave the plans and the reasons aside at first, and to say that you wanted him to be the one to know before the others. What do you think he will be most afraid of when you are gone?",
  ],
  [
    "That the whole night shift lands on him again.",
    "Then that is probably what he will hear behind your words: not that you are going, but that he will be left alone with the nights. You cannot promise him how your boss will plan, and it would be kind not to try. What you can do is name it before he has to, so that he does not feel foolish for thinking of himself in that moment. Something like: I know what this could mean for the night shifts, and I will raise it while I am still here. And then really raise it, with him in the room or with his consent. Has anyone spoken about who takes the nights after March, or is it still open?",
  ],
  [
    "Still open. Oh well. My sister says I am too soft for this.",
    "Sisters are allowed to say such things, but I am not sure that soft is the word. You gave notice after nine years, in one sentence, to somebody who only nodded, and the first thing you worried about afterwards was a colleague's nights. That is not weakness; it is caring about people while doing what you have to do, which is harder than either of the two alone. It does cost more, and perhaps that is what she sees: that you carry it home with you. You might tell her that part instead of defending the rest. Does it feel, tonight, more like a weight or more like something that you would not want to lose?",
  ],
  [
    "More like something to keep, I guess. And there are two offers by now: Leipzig, or from home.",
    "I am glad you said that; keep hold of it. And two offers, that is good news tucked into half a sentence. It also explains some of the strange feeling from the beginning: you are not only leaving something, you are standing in front of two different lives, one in Leipzig with new streets and new faces, and one from home, where the place stays and only the work changes. There is no hurry to weigh them tonight, unless there is a date by which you have to answer. When you picture an ordinary Tuesday in each of them, not the best day and not the worst one, which of the two pictures is easier to see?",
  ],
  [
    "Compare the two: Leipzig pays 400 euros more but the rent is 250 higher and I would travel two hours every Friday. What speaks for which?",
    "In money the two are closer than they look. Leipzig brings 400 euros more and takes 250 for rent, which leaves 150 a month before the train; a weekly return trip can easily take most of that. In time home wins clearly: two hours every Friday, and probably two back, are close to four working weeks a year. What speaks for Leipzig lies outside the figures: people in the room, a clean beginning, and the chance to grow into something new after nine years in one place. What speaks for home is calm and the people you have. So the question is whether the new beginning is worth about nothing in money and four weeks of time. What would change my mind is a task there that you cannot get here.",
  ],
  [
    "Analyse the risks of the offer from home as well.",
    "The first risk is loneliness: after nine years with a team of eight, work from home takes away the small talk that carried some of your days, and you said yourself that people are the part you will miss. It weighs most, because it is slow and hard to notice. The second is that work and evening run into each other; that can be kept in bounds with fixed hours and a door that closes. The third is visibility: those who are not seen are easily passed over when something new is given out. The fourth is that a firm that hires from anywhere can also move on from anywhere, so look at the notice period. I do not know the contract, so the last point is a guess until you have read it.",
  ],
];

/** What the summariser wrote after the tenth turn, of the first four. */
export const SUMMARY =
  "The person gave notice today after nine years; the boss only nodded, and a thank you was missed. The last day is the 28th of March. The team of eight did not know yet. A warm, short email to them was written, with the news, the date, thanks and the offer to hand everything over in good order; the name at its end is still to be filled in.";
