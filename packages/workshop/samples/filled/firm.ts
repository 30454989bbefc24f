import { dataIn } from '../../facts';

/**
 * The firm of every example: nine filled workbooks tell one story, so its people, goals and numbers stand
 * here, once. It is the twelfth Friday of its second quarter.
 */
export const FIRM = 'Alder Joinery';

/**
 * Maria founded the firm; Jon sells and quotes, Ana buys and keeps the books, Ben runs the workshop, Cleo
 * fits and services.
 */
export const PEOPLE = ['Maria', 'Jon', 'Ana', 'Ben', 'Cleo'] as const;
type Person = (typeof PEOPLE)[number];

/**
 * First day, last day, today (the twelfth Friday), and the day of the workshop in which the goals were
 * decided.
 */
export const QUARTER = {
  first: '2027-04-05',
  last: '2027-07-02',
  today: '2027-06-25',
  workshop: '2027-03-18',
} as const;
export const YEAR_GOALS = [
  'Repeat customers bring in half our sales',
  'The shop runs for two weeks without the founder',
] as const;
/** The goals of the quarter; both serve the first goal of the year. */
export const GOALS = ['Service plans fill our order book', 'We deliver on the day we promised'] as const;

type KeyResult = {
  /** The number of its goal. */
  goal: 1 | 2;
  title: string;
  owner: Person;
  kind: 'rise' | 'fall' | 'done';
  start: number;
  target: number;
  weight: number;
  source: string;
  /** What counts halfway, and the first step with its owner: what the workshop writes down beside it. */
  halfway: number;
  firstStep: string;
  /** By week, 1 to 12. */
  values: readonly number[];
  /** How sure its owner is, 1 to 10, by week. */
  confidence: readonly number[];
};

/**
 * Twelve weeks of the key results: planner, tracker, cascade, workshop and dashboard have the same numbers.
 */
export const KEY_RESULTS = dataIn('samples/filled/firm.yaml') as readonly KeyResult[];

/** As planner and tracker have them, from the column of the goal to that of the source. */
export const keyResultRows = KEY_RESULTS.map(
  ({ goal, title, owner, kind, start, target, weight, source }) => {
    const ends = kind === 'done' ? [null, null] : [start, target];
    return [goal, title, owner, kind, ...ends, weight, source];
  },
);
