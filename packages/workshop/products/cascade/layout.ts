export const TOOL = 'Goal Cascade Builder';
export const ENTRIES = 200;
export const LEVEL_NAMES = ['year', 'quarter', 'key result', 'task'] as const;
export const PAGE = 43;
/** How many yearly goals Share has room for, and how many lines Owners shows of one person. */
export const YEARS = 10;
export const OWN_LINES = 40;

/** The rows of the entries, the same on Entries and Workings; an entry's number is its place among them. */
export const FIRST = 8;
export const LAST = FIRST + ENTRIES - 1;

/** The columns of Workings, by what stands in them. */
export const COLUMN = {
  number: 'B',
  rank: 'C',
  serves: 'D',
  parent: 'E',
  /** After 2, 4, 8 … 256 steps upward: who is there then is part of a loop. */
  steps: ['F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'],
  fault: 'N',
  loose: 'O',
  /** The yearly goal it leads up to, found in one step, two, three and four. */
  roots: ['P', 'Q', 'R', 'S'],
  up: 'T',
  up2: 'U',
  up3: 'V',
  key: 'W',
  order: 'X',
  nthLoose: 'Y',
  nthYear: 'Z',
  nthOwn: 'AA',
  hours: 'AB',
} as const;
export const ROOT = COLUMN.roots[3];

export const onWorkings = (column: string): string => `Workings!$${column}$${FIRST}:$${column}$${LAST}`;
export const onEntries = (column: string): string => `Entries!$${column}$${FIRST}:$${column}$${LAST}`;

export const HOURS = [0, 400] as const;
export const NUMBER_CELLS = [onEntries('E'), { cells: onEntries('G'), within: HOURS }];

/** What stands in a column of Entries, in the line with a number. */
export const entryOf = (column: string, number = '$B#'): string =>
  `INDEX(${onEntries(column)},MATCH(${number},${onEntries('B')},0))`;

/** The number of the entry that is the nth one of a running count on Workings. */
export const nth = (n: number, column: string): string => `MATCH(${n},${onWorkings(column)},0)`;
/** In a line whose first cell has the number of an entry; nothing where it has none. */
export const show = (formula: string): string => `=IF($B#="","",${formula})`;
