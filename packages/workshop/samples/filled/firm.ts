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
export const KEY_RESULTS: readonly KeyResult[] = [
  {
    ...{ goal: 1, title: 'Customers on a service plan', owner: 'Maria', kind: 'rise', start: 12, target: 30 },
    ...{ weight: 2, source: 'Invoices', halfway: 21, firstStep: 'Call ten customers about a service plan' },
    values: [13, 15, 16, 18, 20, 22, 24, 25, 26, 28, 29, 31],
    confidence: [7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10],
  },
  {
    ...{ goal: 1, title: 'Days from inquiry to quote', owner: 'Jon', kind: 'fall', start: 9, target: 3 },
    ...{ weight: 1, source: 'Inbox', halfway: 6, firstStep: 'One-page quote template' },
    values: [8.5, 8, 7.4, 7, 6.5, 6, 5.2, 4.8, 4.4, 4, 3.6, 3.4],
    confidence: [7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 7],
  },
  {
    ...{ goal: 1, title: 'Price list for service plans is public', owner: 'Ana', kind: 'done', start: 0 },
    ...{ target: 1, weight: 1, source: 'Website', halfway: 0, firstStep: 'First draft of the price list' },
    values: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
    confidence: [5, 5, 5, 6, 7, 10, 10, 10, 10, 10, 10, 10],
  },
  {
    ...{ goal: 2, title: 'Orders on the promised day, %', owner: 'Ben', kind: 'rise', start: 71, target: 90 },
    ...{ weight: 2, source: 'Job board', halfway: 80, firstStep: 'Count the reasons for two weeks' },
    values: [73, 74, 74, 76, 77, 77, 79, 81, 83, 84, 86, 87],
    confidence: [6, 6, 5, 5, 5, 5, 5, 6, 6, 7, 7, 6],
  },
  {
    ...{ goal: 2, title: 'Days a job waits for parts', owner: 'Ana', kind: 'fall', start: 7, target: 3 },
    ...{ weight: 1, source: 'Order list', halfway: 5, firstStep: 'Ask a second supplier for hinges' },
    values: [7, 6.5, 6, 5.5, 5, 4.5, 5, 6, 5.5, 5, 4.5, 4],
    confidence: [6, 6, 6, 7, 7, 7, 5, 4, 4, 5, 5, 5],
  },
];
