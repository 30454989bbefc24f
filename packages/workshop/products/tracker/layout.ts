import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { filledIn, uncountedLines } from '../../sheet/warnings';
import { faultyLines } from '../okr/key-results';
import { firstAsked } from '../okr/percents';

export const TOOL = 'Strategic OKR Execution Tracker';
export const WEEKS = 12;
export const GOALS = 4;
export const KEY_RESULTS = 15;

/** Key Results: the goals, and below them the key results. */
export const GOAL_ROW = 7;
export const FIRST = 14;
export const LAST = FIRST + KEY_RESULTS - 1;

/** Updates has a line for each week and key result, week by week. */
export const UPDATES = { first: 8, last: 7 + WEEKS * KEY_RESULTS };
export const updateRow = (week: number, keyResult: number): number =>
  UPDATES.first + (week - 1) * KEY_RESULTS + keyResult - 1;
/** A column of Updates, as other sheets refer to it. */
export const updates = (column: string): string =>
  `Updates!$${column}$${UPDATES.first}:$${column}$${UPDATES.last}`;

const inKeyResults = (column: string) => `'Key Results'!$${column}$${FIRST}:$${column}$${LAST}`;
/** Updates in inserted rows, which no other sheet finds. */
export const UNCOUNTED_UPDATES = uncountedLines(updates('B'), ...['G', 'H', 'I'].map(updates));
export const PROMISES = { first: 8, last: 87 };
export const promises = (column: string): string =>
  `Promises!$${column}$${PROMISES.first}:$${column}$${PROMISES.last}`;
/** How many lines of each sheet have a fault, or are in inserted rows: advice is none. */
export const LOOK_AT = {
  'Key Results': faultyLines(inKeyResults),
  Updates: `${filledIn(updates('J'))}+${UNCOUNTED_UPDATES}`,
  Promises: uncountedLines(promises('B'), ...[...'CDEFG'].map(promises)),
};

/** What is asked of values and confidences, with the week and the key result. */
export const ASKED = firstAsked(
  updates('J'),
  (place) => `"Week "&INDEX(${updates('B')},${place})&", "&INDEX(${updates('E')},${place})&": "`,
);

/** History: the values, how sure the owners were, the scores after each week, and those of the goals. */
export const VALUES = 8;
export const SURE = VALUES + KEY_RESULTS + 4;
export const SCORES = SURE + KEY_RESULTS + 4;
/** The last week with an update of any key result; weeks after it have no score yet. */
export const LATEST = `History!$R$${SCORES}`;
/** Below it, the last week that is over. */
export const OVER = `History!$R$${SCORES + 2}`;
export const GOAL_SCORES = SCORES + KEY_RESULTS + 4;
/** The column of a week there; D is week 0, the start. */
export const week = (number: number): string => columnName(4 + number);

/** Overview: the week that it shows beside the goals, two to talk about, its lines, what is open. */
export const SHOWN = 'Overview!$E$6';
export const GOALS_SHOWN = 6;
export const TALK = GOALS_SHOWN + GOALS + 1;
export const BOARD_OF = { first: TALK + 4, last: TALK + 3 + KEY_RESULTS };
export const OPEN = { first: BOARD_OF.last + 4, count: 8 };
export const BOARD = OPEN.first + OPEN.count + 4;
/** Below the board: the key result to look at, and its chart. */
export const ONE = BOARD + KEY_RESULTS + 3;

/** So long may a comment be: two lines of Overview. */
export const COMMENT_LETTERS = 70;

/**
 * On Promises: the day that counts as today, where one was typed; and on Key Results the first one of week 1.
 */
export const TODAY = '$F$5';
export const FIRST_DAY = "'Key Results'!$E$5";

export const keyResult = (column: string, index: number): string =>
  `'Key Results'!$${column}$${FIRST + index}`;
