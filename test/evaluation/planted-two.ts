import type { Planted } from "./planted";

/** Notes of people, journeys, food, books and plans, each with a question in other words. */
export const PLANTED_TWO: readonly Planted[] = [
  {
    note: "Sophie turns forty on the ninth; she always wanted to try pottery, so let us all chip in for a course.",
    question: "birthday present idea for my friend",
  },
  {
    note: "Dad repeats the same story within an hour now and could not find the way back from the shop.",
    question: "is my father losing his memory",
  },
  {
    note: "Ben and Clara are expecting twins in October and have told nobody but us.",
    question: "who is pregnant",
  },
  {
    note: "My brother and I have not talked since the funeral. I should make the first step, perhaps a card.",
    question: "reconcile with my sibling",
  },
  {
    note: "Aunt Ilse was born in Königsberg and walked west with a handcart when she was nine.",
    question: "family history, refugees after the war",
  },
  {
    note: "Noah is scared of the dark since the film; a small lamp and the door ajar do the trick.",
    question: "my son is frightened at bedtime",
  },
  {
    note: "The teacher says Mia reads two years ahead but gives up on sums as soon as they get hard.",
    question: "how is our girl doing in school",
  },
  {
    note: "Wedding of Jo and Sam is on a boat, no heels, bring something warm for after sunset.",
    question: "what to wear to the marriage ceremony",
  },
  {
    note: "Peter does not drink any more; have something nice without alcohol when he comes for dinner.",
    question: "guest who is sober",
  },
  {
    note: "I shouted at the children over spilled milk. Count to ten and leave the room before it comes to that.",
    question: "losing my temper as a parent",
  },
  {
    note: "The ferry to the islands is fully booked in August, the one at five in the morning still has places for cars.",
    question: "crossing by sea with our vehicle in summer",
  },
  {
    note: "Passport runs out in June and they take ten weeks, so send it off right after New Year.",
    question: "renew travel document in time",
  },
  {
    note: "Loved the little hotel behind the cathedral in Porto: breakfast on the roof, 70 a night.",
    question: "nice place to stay in Portugal",
  },
  {
    note: "Never again the overnight bus to Prague, my back hurt for days and somebody sang until three.",
    question: "terrible journey experience",
  },
  {
    note: "In Japan nobody tips, it even offends some of them.",
    question: "etiquette for gratuities abroad",
  },
  {
    note: "Suitcase did not arrive in Athens; they paid for toothbrush, shirt and swimming trunks, keep the slips.",
    question: "airline lost my luggage",
  },
  {
    note: "The hut at the glacier has forty bunks and no water in September, carry three litres each.",
    question: "mountain hiking accommodation supplies",
  },
  {
    note: "Jet lag was gone in two days when I stayed outside until dark and skipped the nap.",
    question: "adjusting to another time zone",
  },
  {
    note: "Iceland in March: lights on four of seven nights, best from the jetty at Vik around one.",
    question: "where did we see the aurora",
  },
  {
    note: "Rail pass for a month costs less than three single tickets to Vienna, buy it before the fares go up in December.",
    question: "cheap train travel in Europe",
  },
  {
    note: "The curry was too hot for the little ones; half the chilli and a good spoon of yoghurt at the end.",
    question: "making a spicy dish milder for kids",
  },
  {
    note: "Bread went flat since the dough stood by the window; overnight in the cold it keeps its shape.",
    question: "loaf did not rise properly",
  },
  {
    note: "Nana's plum dumplings: potato dough, a sugar cube instead of each stone, ten minutes in water that barely moves.",
    question: "my grandmother's sweet fruit dish",
  },
  {
    note: "Freeze the rest of the stock in ice cube trays, one cube is enough for a sauce.",
    question: "what to do with leftover broth",
  },
  {
    note: "Elena is vegan, Mark cannot stand mushrooms, and nobody eats blue cheese.",
    question: "food restrictions of our dinner guests",
  },
  {
    note: "The knife from the market in Solingen cuts better than the expensive one; whetstone every other Sunday.",
    question: "keeping kitchen blades sharp",
  },
  {
    note: "Elderflower cordial: forty heads, picked dry before noon, two kilos of sugar, steep for four days.",
    question: "home made syrup from blossoms",
  },
  {
    note: "Beans gave everybody wind. Soak overnight, throw that water away, add savory.",
    question: "legumes cause bloating",
  },
  {
    note: "That Lisbon novel with the blind typesetter made me cry on the tram; lend it to Hanna.",
    question: "moving book to pass on to a friend",
  },
  {
    note: "Gave up on the Russian saga after two hundred pages, I could not keep the names apart.",
    question: "which classic did I not finish",
  },
  {
    note: "The talk on octopuses claimed that they taste with their arms and dream in colours.",
    question: "fascinating facts about sea creatures",
  },
  {
    note: "Idea for a story: a lighthouse keeper answers letters that were meant for his predecessor.",
    question: "plot for my own fiction",
  },
  {
    note: "The documentary about sand says that we run out of the kind one builds with, desert grains are too round.",
    question: "film on scarcity of construction material",
  },
  {
    note: "Cello: bow arm heavier, shoulders down, scale in thirds slowly with a mirror.",
    question: "what my music instructor told me to practise",
  },
  {
    note: "Choir sings Brahms in November; I am second alto and get lost in the fugue.",
    question: "concert I have to rehearse for",
  },
  {
    note: "Lost the chess final since I castled into an open file. Look at the whole board before moving the king.",
    question: "mistake I made in the tournament",
  },
  {
    note: "Swam a whole kilometre without stopping for the first time, 31 minutes.",
    question: "personal record in the pool",
  },
  {
    note: "By next summer I want to hold a real conversation in Spanish: half an hour daily and Pilar on Thursdays.",
    question: "language learning goal",
  },
  {
    note: "This year fewer things: nothing new comes in unless something old goes out.",
    question: "minimalism resolution",
  },
  {
    note: "If the offer for the cottage is refused we rent for another year and stop looking.",
    question: "plan in case we can't buy the property",
  },
  {
    note: "I am happiest on days with one long walk, one good talk and no news before noon.",
    question: "what makes me feel content",
  },
  {
    note: "After the accident I jump at every horn; the counsellor calls it normal for some months.",
    question: "trauma reaction in traffic",
  },
  {
    note: "Three good things: the blackbird, Jan's letter, warm rolls.",
    question: "gratitude journal entry",
  },
  {
    note: "We want to plant an oak for every child in the street, the council gives the saplings.",
    question: "community project with trees",
  },
  {
    note: "Phone is full again: copy the pictures to the drive, then remove all videos above a minute.",
    question: "freeing up storage space",
  },
  {
    note: "Printer only works when it is switched on before the laptop, nobody knows why.",
    question: "trick to get documents onto paper",
  },
  {
    note: "Voted by post since we are away; the envelope has to be there on the Friday before.",
    question: "taking part in the election while on holiday",
  },
  {
    note: "The moth holes in the grey coat can be darned, the lady at the tram stop does it for fifteen.",
    question: "mending damaged clothes",
  },
  {
    note: "Sold the old sofa within an hour, should have asked for more than sixty.",
    question: "second-hand furniture I got rid of",
  },
  {
    note: "Telescope: Saturn's rings are visible low in the south at about ten, best seen with the 9 mm eyepiece.",
    question: "observing planets at night",
  },
];
