/** In whole steps of five; where everyone gets a turn, they depend on how many people there are. */
export type Minutes = number | ((people: number) => number);

type Block = {
  title: string;
  /** What happens in it; a break has none. */
  does?: string;
  /** 'rest' is what the others leave of the plan's length; one block of a plan at most. */
  minutes: Minutes | 'rest';
};

/** A plan for one length, made for 4 to 12 people. */
export type Plan = { title: string; minutes: number; lead: string; blocks: readonly Block[] };

/** A round in which everyone gets a turn, after so many minutes for all; up to the next five minutes. */
const round =
  (all: number, each: number): Minutes =>
  (people) =>
    Math.ceil((all + each * people) / 5) * 5;

const block = (minutes: Block['minutes'], title: string, does: string): Block => ({ title, minutes, does });
const pause = (title: string, minutes: number): Block => ({ title, minutes });

const FOUNDER = 'The founder says what has to be different in 90 days.';
const CARDS = 'Five cards each, four with eight or nine people, three with more.';
const SENTENCE = 'Turn each pile into one sentence: who’s better off, and how. No numbers yet.';
const PAIRS =
  'Up to six people: swap sheets, and fix. From seven on, two pairs share a goal and keep the best three.';
const SCORES = 'Could an outsider score it? Everyone holds up a number at once.';
const OWNERS = 'One name for each key result, and the hours it needs next to the hours there are.';

const HOUR: readonly Block[] = [
  block(5, 'Why we are here', FOUNDER),
  block(10, 'Wishes, in silence', `Seven minutes alone, then all cards go on the wall. ${CARDS}`),
  block(
    10,
    'Sort and vote',
    'Group the cards without talking. Two dots each. Keep two piles, and write a sentence for each: who’s better off, and how.',
  ),
  block(15, 'Key results, in pairs', `Seven minutes to write two or three for each goal. ${PAIRS}`),
  block(10, 'Scoring test', `${SCORES} What isn’t clear in two minutes goes on Later.`),
  block(5, 'Owners', 'One name for each key result. What doesn’t get one is crossed out.'),
  block(5, 'First tasks, and close', 'Each owner: first task and its day. One thing ends. First check-in.'),
];

const NINETY_MINUTES: readonly Block[] = [
  block(5, 'Why we are here', FOUNDER),
  block(
    5,
    'Last quarter in numbers',
    'Read the scores aloud. One surprise each; from nine people on, from each pair.',
  ),
  block(10, 'Wishes, in silence', `Eight minutes alone, then all cards go on the wall. ${CARDS}`),
  block(
    10,
    'Sort and vote',
    'Group the cards without talking. Three dots each. Keep three piles at most, two with four or five people.',
  ),
  block(5, 'Goals', SENTENCE),
  block(5, 'What a key result is', 'The five parts, and one example.'),
  block(15, 'Key results, in pairs', `Seven minutes to write two or three for each goal. ${PAIRS}`),
  block(10, 'Scoring test', `${SCORES} If they differ, rewrite it.`),
  block(10, 'Owners and capacity', OWNERS),
  block(5, 'What we stop', 'One thing ends on Monday, to make room.'),
  block(
    10,
    'First tasks, and close',
    'Half a minute for each owner: first task and its day. Set the first check-in.',
  ),
];

const HALF_DAY: readonly Block[] = [
  block(10, 'Why we are here', `${FOUNDER} Questions, until there are none.`),
  block(
    round(5, 1),
    'Last quarter in numbers',
    'Read the scores aloud. Then a minute each: the number that surprised you, and why.',
  ),
  block(15, 'Wishes, in silence', `Ten minutes alone, then all cards go on the wall. ${CARDS}`),
  block(
    15,
    'Read the wall',
    'A minute for each card read aloud: one each with eight people or more, two or three with fewer.',
  ),
  block(
    20,
    'Sort and vote',
    'Group the cards without talking, name the piles, three dots each. Keep three at most.',
  ),
  pause('Break', 15),
  block(20, 'Goals', SENTENCE),
  block(
    10,
    'What a key result is',
    'The five parts and the example. Everyone finds what’s wrong with “Improve customer service”.',
  ),
  block(
    35,
    'Key results, in pairs',
    'Fifteen minutes to write, swap, ten to fix. Then the first pair has ten to answer.',
  ),
  block('rest', 'Scoring test', `${SCORES} If they differ, rewrite it right away.`),
  pause('Break', 15),
  block(20, 'Owners and capacity', OWNERS),
  block(15, 'What we stop', 'Five minutes alone, then the list. One thing ends on Monday.'),
  block(
    round(1, 0.5),
    'First tasks, and close',
    'Half a minute for each owner: first task and its day. Set the first check-in.',
  ),
];

const FULL_DAY: readonly Block[] = [
  block(10, 'Why we are here', `${FOUNDER} Questions, until there are none.`),
  block(
    45,
    'Goals for the year',
    'Read each one aloud. Keep it, reword it, or end it. Three at most stay on the wall all day.',
  ),
  block(
    25,
    'Last quarter in numbers',
    'Read the scores aloud. In pairs: which one surprised us, and what did we know in week 4?',
  ),
  pause('Break', 15),
  block(15, 'Wishes, in silence', `Ten minutes alone, then all cards go on the wall. ${CARDS}`),
  block(
    25,
    'Read the wall',
    'A minute for each card read aloud: two each with ten people or more, three or more with fewer.',
  ),
  block(
    25,
    'Sort and vote',
    'Group the cards without talking, name the piles, three dots each. Keep three at most.',
  ),
  block(20, 'Goals', SENTENCE),
  pause('Lunch', 60),
  block(
    15,
    'What a key result is',
    'The five parts and the example. Everyone rewrites one of last quarter’s.',
  ),
  block(
    40,
    'Key results, in pairs',
    'Fifteen minutes to write, swap, ten to fix. Then the first pair has fifteen to answer.',
  ),
  block('rest', 'Scoring test', `${SCORES} If they differ, rewrite it right away.`),
  pause('Break', 15),
  block(
    15,
    'Trace to the year',
    'Which yearly goal does each one bring closer? What leads nowhere is crossed out.',
  ),
  block(25, 'Owners and capacity', OWNERS),
  block(20, 'What we stop', 'Ten minutes in pairs, then the list. Two things end on Monday.'),
  block(
    round(1, 1),
    'First tasks, and close',
    'A minute for each owner: the first three weeks. Set the first check-in.',
  ),
];

/**
 * Each length is planned for itself, by a clock of five minutes. The 90 minutes are those of script and
 * slides.
 */
export const PLANS: readonly Plan[] = [
  {
    title: '60 minutes',
    minutes: 60,
    lead: 'For 4 to 8 people who’ve done it before; from nine on, take half a day. Two goals at most. Send last quarter’s numbers the day before: there’s no time to read them out.',
    blocks: HOUR,
  },
  {
    title: '90 minutes',
    minutes: 90,
    lead: 'The plan of the script and the slides, for 4 to 12 people. Each round has room for twelve, but from nine on half a day is better. What fewer people leave goes to the next block.',
    blocks: NINETY_MINUTES,
  },
  {
    title: 'Half a day',
    minutes: 240,
    lead: 'Four hours with two breaks, for 4 to 12 people. Each goal gets a sentence everyone agrees on, and every key result is fixed twice.',
    blocks: HALF_DAY,
  },
  {
    title: 'A full day',
    minutes: 420,
    lead: 'Seven hours with lunch, for 4 to 12 people. For a new year, or for a team that rarely meets: it starts with the yearly goals.',
    blocks: FULL_DAY,
  },
];
