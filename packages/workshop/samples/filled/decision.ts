import { dataIn } from '../../facts';
import { FIRST, OPTION_NAMES, personRow } from '../../products/decision/layout';
import { MEMO_FOOT } from '../../products/decision/memo-sheet';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block, blocks } from './block';
import { PEOPLE, QUARTER } from './firm';

type Story = Record<'question' | 'day', string> & {
  criteria: [name: string, weight: number][];
  options: string[];
  scores: Record<string, number[][]>;
  log: [choice: string, why: string, expected: string, owner: string, again: string];
  risks: [what: string, likely: number, bad: number, prevents: string, owner: string, by: string][];
};
const { question, day, criteria, options, scores, log, risks } = dataIn(
  'samples/filled/decision.yaml',
) as Story;
/** How many options the example compares: its chart has room for no more. */
export const EXAMPLE_OPTIONS = options.length;
const [choice, why, expected, owner, again] = log;

export const decision = blocks(
  block('Criteria', 'D5', [[question]]),
  block('Criteria', `C${FIRST}`, criteria),
  block('Criteria', 'D6', [[dayNumber(day)]]),
  block('Memo', `C${MEMO_FOOT}`, [[PEOPLE[0]], [dayNumber(day)]]),
  block('Decision Log', 'I5', [[dayNumber(QUARTER.today)]]),
  block('Decision Log', 'B7', [[dayNumber(day), question, choice, why, expected, owner, dayNumber(again)]]),
  block(
    'Pre-Mortem',
    'C7',
    risks.map(([what, likely, bad, prevents, by, till]) => [
      what,
      likely,
      bad,
      null,
      prevents,
      by,
      dayNumber(till),
    ]),
  ),
  block('Scores', `D${OPTION_NAMES}`, [options]),
  ...Object.entries(scores).flatMap(([name, rows], person) => [
    block('Scores', `D${personRow(person) - 2}`, [[name]]),
    block('Scores', `D${personRow(person)}`, rows),
  ]),
);
