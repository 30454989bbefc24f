import { flips, optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { sum } from '@/lib/tools/rules/statistics';
import { barChart } from '../kit/bars';
import { isDay, notBefore } from '../kit/days';
import { h } from '../kit/dom';
import { defineDemo } from '../kit/model';
import { format, readNumber } from '../kit/numbers';
import { table } from '../kit/table';

const TEN = { min: 0, max: 10 };
const OPTIONS = ['a', 'b', 'c', 'd'] as const;
const letter = (index: number) => OPTIONS[index]!.toUpperCase();

type Criterion = Record<'name' | 'weight' | (typeof OPTIONS)[number], string>;
type State = {
  question: string;
  decideBy: string;
  lookAgain: string;
  options: { name: string }[];
  criteria: Criterion[];
};

const criterion = (name: string, weight: string, a: string, b: string): Criterion => ({
  name,
  weight,
  a,
  b,
  c: '',
  d: '',
});

export const demo = defineDemo<State>({
  slug: 'executive-decision-framework',
  example: {
    question: 'How do we serve the north side of town starting in September?',
    decideBy: '2027-05-28',
    lookAgain: '2027-12-03',
    options: [{ name: 'Open a second shop' }, { name: 'Deliver from the first' }],
    criteria: [
      criterion('Cash left this year', '5', '3', '8'),
      criterion('Sales it can bring in two years', '6', '9', '5'),
      criterion('We can undo it', '3', '2', '9'),
      criterion('Works with the people we have', '2', '3', '6'),
    ],
  },
  blank: {
    question: '',
    decideBy: '',
    lookAgain: '',
    options: [{ name: '' }, { name: '' }],
    criteria: [criterion('', '', '', '')],
  },

  parts: [
    {
      fields: [
        { key: 'question', label: 'The question', heading: 'Question', wide: true },
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
      fields: [{ key: 'name', label: 'In a few words', heading: 'Option', wide: true }],
      computed: {
        headings: ['Weighted score'],
        cells: (_, state, index) => [scoresOf(state)?.[index] ?? ''],
      },
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
        { key: 'name', label: 'What counts', heading: 'Criterion', wide: true },
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
  ],

  result: (state) => {
    const matrix = readMatrix(state);
    const scores = matrix && optionScores(matrix);
    if (!matrix || !scores)
      return { headline: 'Fill in every weight and every score to see a result.', details: [] };
    const places = ranks(scores);
    const leaders = places.flatMap((place, index) => (place === 1 ? [index] : []));
    const order = scores.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
    const distance = scores[order[0]!]! - (scores[order[1]!] ?? 0);
    return {
      headline:
        leaders.length > 1
          ? 'The top options are tied: ask which criterion you forgot.'
          : `“${nameOf(state, leaders[0]!)}” leads${scores.length > 1 ? ` by ${format(distance)} points of 10` : ''}.`,
      details: [
        barChart(
          'What each criterion adds to the score of each option. The table has the scores.',
          order.map((option) => ({
            name: nameOf(state, option),
            segments: partsOf(matrix, option),
            value: format(scores[option]!),
          })),
        ),
        h(
          'p',
          { class: 'keys', 'aria-hidden': 'true' },
          ...state.criteria.map(({ name }, index) =>
            h('span', { class: `key block-key part-${index}` }, name || `Criterion ${index + 1}`),
          ),
        ),
        table(
          'Weighted score of each option, from 0 to 10',
          ['Option', 'Score', 'Rank'],
          order.map((option) => [nameOf(state, option), format(scores[option]!), String(places[option])]),
        ),
        leaders.length === 1 && scores.length > 1 && whatFlips(state, matrix),
      ],
    };
  },

  calendar: ({ question, decideBy, lookAgain }) =>
    [
      { id: 'decide', title: `Decide: ${question || 'our question'}`, day: decideBy },
      { id: 'review', title: `Review: ${question || 'our decision'}`, day: lookAgain },
    ].filter(({ day }) => isDay(day)),
});

function readMatrix({ criteria, options }: State): DecisionMatrix | undefined {
  const weights = criteria.map(({ weight }) => readNumber(weight, TEN));
  const scores = options.map((_, option) => criteria.map((one) => readNumber(one[OPTIONS[option]!], TEN)));
  if ([...weights, ...scores.flat()].includes(undefined)) return undefined;
  return { weights: weights as number[], scores: scores as number[][] };
}

function scoresOf(state: State): number[] | undefined {
  const matrix = readMatrix(state);
  return matrix && optionScores(matrix);
}

/** The share of ten that each criterion adds. */
function partsOf({ weights, scores }: DecisionMatrix, option: number) {
  const all = sum(weights);
  return weights.map((weight, index) => ({
    share: (weight * scores[option]![index]!) / all / 10,
    className: `part-${index}`,
  }));
}

/** Each criterion with the weight beyond which another option leads, or in words that there is none. */
function whatFlips(state: State, matrix: DecisionMatrix): HTMLElement {
  const found = flips(matrix, TEN.max);
  // Past the end of the scale there is a number too, which tells how far off a flip is.
  const beyond = flips(matrix).filter(({ to }) => to > TEN.max);
  const named = (index: number) => state.criteria[index]!.name || `Criterion ${index + 1}`;
  if (found.length === 0 && beyond.length === 0)
    return h('p', {}, `No weight of a single criterion, from 0 to ${TEN.max}, flips this result.`);
  const rows = found.map(({ criterion: index, from, to }) => [
    named(index),
    format(from),
    `${to > from ? 'above' : 'below'} ${format(to)}`,
  ]);
  const never = matrix.weights.flatMap((from, index) => {
    if (found.some(({ criterion }) => criterion === index)) return [];
    const far = beyond.find(({ criterion }) => criterion === index);
    return [[named(index), format(from), far ? `not up to ${TEN.max}: above ${format(far.to)}` : 'never']];
  });
  return table(
    'What would flip the result, smallest change first',
    ['Criterion', 'Weight now', 'Flips'],
    [...rows, ...never],
  );
}

function nameOf({ options }: State, index: number) {
  return options[index]?.name || `Option ${letter(index)}`;
}
