import { optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { sum } from '@/lib/tools/rules/statistics';
import { withBar } from '../kit/bars';
import { isDay, notBefore } from '../kit/days';
import { figure } from '../kit/dom';
import { SIGNED } from '../kit/memo';
import { defineDemo } from '../kit/model';
import { format } from '../kit/numbers';
import { table } from '../kit/table';
import {
  criterionName,
  headlineOf,
  letter,
  nameOf,
  OPTIONS,
  readMatrix,
  TEN,
  type Criterion,
  type State,
} from './matrix';
import { flipsTable, memoOf } from './memo';
import EXAMPLE from './example.json' with { type: 'json' };

export const demo = defineDemo<State>({
  slug: 'executive-decision-framework',
  example: EXAMPLE,
  blank: {
    question: '',
    decideBy: '',
    lookAgain: '',
    options: [{ name: '' }, { name: '' }],
    criteria: [{ name: '', weight: '', a: '', b: '', c: '', d: '' }],
    by: '',
    on: '',
  },

  parts: [
    {
      fields: [
        { key: 'question', label: 'The question', wide: true },
        { key: 'decideBy', label: 'Decide by', kind: 'date' },
        {
          key: 'lookAgain',
          label: 'Look again on',
          kind: 'date',
          check: ({ decideBy, lookAgain }) => notBefore(decideBy, lookAgain, 'Decide by'),
        },
      ],
    },
    {
      list: 'options',
      name: 'Option',
      title: 'Options: what you could do',
      most: OPTIONS.length,
      rows: true,
      fields: [{ key: 'name', label: 'In a few words', wide: true }],
      removed: ({ criteria }, index) => {
        for (const one of criteria)
          OPTIONS.slice(index).forEach((key, at) => (one[key] = one[OPTIONS[index + at + 1]!] ?? ''));
      },
    },
    {
      list: 'criteria',
      name: 'Criterion',
      title: 'Criteria: what counts, weighted first',
      help: 'Score everything from 0 to 10, and higher is always better. So word each one that way: “cash left”, not “cash we need”.',
      most: 8,
      rows: true,
      fields: [
        { key: 'name', label: 'What counts', wide: true },
        { key: 'weight', label: 'Weight', number: TEN, required: true },
        ...OPTIONS.map((key, index) => ({
          key,
          label: `Option ${letter(index)}`,
          number: TEN,
          required: true,
          hidden: (_: Criterion, { options }: State) => index >= options.length,
        })),
      ],
    },
    SIGNED,
  ],

  result: (state) => {
    const matrix = readMatrix(state);
    const scores = matrix && optionScores(matrix);
    if (!matrix || !scores)
      return { headline: 'Fill in every weight and every score to see a result.', details: [] };
    const places = ranks(scores);
    const leaders = places.filter((place) => place === 1);
    const order = scores.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
    return {
      headline: headlineOf(state, scores),
      details: [
        figure(
          [
            table(
              'Weighted score of each option, from 0 to 10',
              ['Option', 'Score', 'Rank'],
              order.map((option) => [
                withBar(nameOf(state, option), partsOf(matrix, option)),
                format(scores[option]!),
                String(places[option]),
              ]),
            ),
          ],
          state.criteria.map((_, index) => [criterionName(state, index), `block-key part-${index}`]),
        ),
        leaders.length === 1 &&
          scores.length > 1 &&
          flipsTable('What would flip the result, smallest change first', state, matrix),
      ],
    };
  },

  memo: (state) => {
    const matrix = readMatrix(state);
    const scores = matrix && optionScores(matrix);
    return matrix && scores && memoOf(state, matrix, scores);
  },

  calendar: ({ question, decideBy, lookAgain }) =>
    [
      { id: 'decide', title: `Decide: ${question || 'our question'}`, day: decideBy },
      { id: 'review', title: `Review: ${question || 'our decision'}`, day: lookAgain },
    ].filter(({ day }) => isDay(day)),
});

/** The share of ten that each criterion adds. */
function partsOf({ weights, scores }: DecisionMatrix, option: number) {
  const all = sum(weights);
  return weights.map((weight, index) => ({
    share: (weight * scores[option]![index]!) / all / 10,
    className: `part-${index}`,
  }));
}
