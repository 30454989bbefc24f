import { BLOCKS } from './layout';

/** A block of a workshop, in minutes. Without `does`: a break. */
type Block = { title: string; minutes: number; does?: string };
export type Plan = { title: string; lead: string; start: string; blocks: readonly Block[] };

const pause = (title: string, minutes: number): Block => ({ title, minutes });
const block = (minutes: number, title: string, does: string): Block => ({ title, minutes, does });

/** Each length is planned for itself, by a clock of five minutes: silence doesn't get better by lasting longer. */
export const PLANS: readonly Plan[] = [
  {
    title: '60 minutes',
    lead: 'For 4 to 12 people who have done it before. Two goals at most. Send last quarter’s numbers the day before: nobody reads them out.',
    start: '9:00',
    blocks: [
      block(5, 'Why we are here', 'The founder says what has to be different in 90 days.'),
      block(
        10,
        'Wishes, in silence',
        'Eight minutes alone, five cards each at most. Then everyone puts them on the wall.',
      ),
      block(10, 'Sort and vote', 'Group the cards without talking. Everyone gets two votes. Keep two goals.'),
      block(
        15,
        'Key results, in pairs',
        'Seven minutes to write, swap, seven minutes to fix. Two or three for each goal.',
      ),
      block(
        10,
        'Scoring test',
        'Could an outsider score it? If it isn’t clear in a minute, it goes on Later.',
      ),
      block(5, 'Owners', 'One name for each key result. What doesn’t get one is crossed out.'),
      block(5, 'Close', 'First task, day of the first check-in, and one thing that ends on Monday.'),
    ],
  },
  {
    title: '90 minutes',
    lead: 'The plan from the script, for 4 to 12 people.',
    start: '9:00',
    blocks: BLOCKS,
  },
  {
    title: 'Half a day',
    lead: 'Four hours with two breaks, for 4 to 12 people. Each goal gets a sentence that everyone agrees on, and every key result is fixed twice.',
    start: '9:00',
    blocks: [
      block(
        10,
        'Why we are here',
        'The founder says what has to be different in 90 days. One question from each person.',
      ),
      block(
        15,
        'Last quarter in numbers',
        'Read the scores aloud. Everyone names the number that surprised them, and why.',
      ),
      block(
        15,
        'Wishes, in silence',
        'Ten minutes alone, one wish per card. Then everyone puts them on the wall.',
      ),
      block(
        15,
        'Read the wall',
        'Everyone reads one card of their own aloud, the one that matters most. One minute each.',
      ),
      block(
        20,
        'Sort and vote',
        'Group the cards without talking, name the piles, three votes each. Keep three at most.',
      ),
      pause('Break', 15),
      block(20, 'Goals', 'Turn each pile into one sentence: who’s better off, and how. No numbers yet.'),
      block(
        10,
        'What a key result is',
        'The five parts and the example. Everyone finds what’s wrong with “Improve customer service”.',
      ),
      block(
        35,
        'Key results, in pairs',
        'Fifteen minutes to write, swap, ten to fix; then the first pair has ten to answer.',
      ),
      block(25, 'Scoring test', 'Could an outsider score it? If not, rewrite it right away.'),
      pause('Break', 15),
      block(
        20,
        'Owners and capacity',
        'One name for each key result, and the hours it needs next to the hours there are.',
      ),
      block(15, 'First tasks, and what we stop', 'Monday’s task for each key result. One thing ends today.'),
      block(10, 'Close', 'Everyone reads out what they own. Set the first check-in.'),
    ],
  },
  {
    title: 'A full day',
    lead: 'Seven hours with lunch, for 4 to 12 people. For a new year, or for a team that rarely meets: it starts with the yearly goals.',
    start: '9:00',
    blocks: [
      block(10, 'Why we are here', 'The founder says what has to be different in 90 days.'),
      block(
        40,
        'Goals for the year',
        'Read each one aloud. Keep it, reword it, or end it. Three at most stay on the wall all day.',
      ),
      block(
        25,
        'Last quarter in numbers',
        'Read the scores aloud. In pairs: which one surprised us, and what did we know in week 4?',
      ),
      pause('Break', 15),
      block(
        15,
        'Wishes, in silence',
        'Ten minutes alone, one wish per card. Then everyone puts them on the wall.',
      ),
      block(25, 'Read the wall', 'Everyone reads two cards of their own aloud. Two minutes each.'),
      block(
        30,
        'Sort and vote',
        'Group the cards without talking, name the piles, three votes each. Keep three at most.',
      ),
      block(20, 'Goals', 'Turn each pile into one sentence: who’s better off, and how. No numbers yet.'),
      pause('Lunch', 60),
      block(
        15,
        'What a key result is',
        'The five parts and the example. Everyone rewrites one of last quarter’s.',
      ),
      block(
        40,
        'Key results, in pairs',
        'Fifteen minutes to write, swap, ten to fix; then the first pair has fifteen to answer.',
      ),
      block(30, 'Scoring test', 'Could an outsider score it? If not, rewrite it right away.'),
      pause('Break', 15),
      block(
        15,
        'Trace to the year',
        'Which yearly goal does each one bring closer? What leads nowhere is crossed out.',
      ),
      block(
        25,
        'Owners and capacity',
        'One name for each key result, and the hours it needs next to the hours there are.',
      ),
      block(
        25,
        'First tasks, and what we stop',
        'The first three weeks of each key result. Two things end today.',
      ),
      block(15, 'Close', 'Everyone reads out what they own. Set the first check-in.'),
    ],
  },
];

/** How long a plan takes, in minutes. */
export const lengthOf = ({ blocks }: Plan): number =>
  blocks.reduce((total, { minutes }) => total + minutes, 0);
