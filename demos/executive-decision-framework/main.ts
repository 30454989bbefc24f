import { flips, optionScores, type DecisionMatrix } from '@/lib/domain/tools/decision';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { group } from '../kit/fields';
import { format, readNumber } from '../kit/numbers';
import { bar, table } from '../kit/table';

const WEIGHT = { min: 0, max: 10 };
const SCORE = { min: 0, max: 10 };
const MOST = 5;

type Criterion = { name: string; weight: string; scores: string[] };
type State = { question: string; options: string[]; criteria: Criterion[] };

startDemo<State>({
  slug: 'executive-decision-framework',
  example: {
    question: 'How do we serve the north of the city from September on?',
    options: ['Open a second shop', 'Deliver from the first'],
    criteria: [
      { name: 'Cash we need this year', weight: '5', scores: ['3', '8'] },
      { name: 'Sales it can bring in two years', weight: '6', scores: ['9', '5'] },
      { name: 'Can be undone', weight: '3', scores: ['2', '9'] },
      { name: 'People we would have to hire', weight: '2', scores: ['3', '6'] },
    ],
  },
  blank: { question: '', options: ['', ''], criteria: [{ name: '', weight: '', scores: ['', ''] }] },

  form: (state, { text, number, add, remove }) => [
    text({
      id: 'question',
      label: 'The question',
      value: state.question,
      set: (value) => (state.question = value),
    }),
    group(
      'Options',
      ...state.options.map((option, index) =>
        text({
          id: `option-${index}`,
          label: `Option ${letter(index)}`,
          value: option,
          wide: true,
          set: (value) => (state.options[index] = value),
        }),
      ),
    ),
    ...state.criteria.map((criterion, index) =>
      group(
        `Criterion ${index + 1}`,
        text({
          id: `criterion-${index}`,
          label: 'What counts',
          value: criterion.name,
          wide: true,
          set: (value) => (criterion.name = value),
        }),
        number(
          {
            id: `weight-${index}`,
            label: 'Weight, 0 to 10',
            value: criterion.weight,
            set: (value) => (criterion.weight = value),
          },
          WEIGHT,
        ),
        ...state.options.map((_, option) =>
          number(
            {
              id: `score-${index}-${option}`,
              label: `Option ${letter(option)}, 0 to 10`,
              value: criterion.scores[option] ?? '',
              set: (value) => (criterion.scores[option] = value),
            },
            SCORE,
          ),
        ),
        state.criteria.length > 1 &&
          remove(`remove-${index}`, `criterion ${index + 1}`, () => state.criteria.splice(index, 1)),
      ),
    ),
    state.criteria.length < MOST &&
      add('add', 'Add a criterion', () => state.criteria.push({ name: '', weight: '', scores: ['', ''] })),
    h('p', { class: 'help' }, 'Set the weights before the scores, and higher is always better.'),
  ],

  result: (state) => {
    const matrix = readMatrix(state);
    const scores = matrix && optionScores(matrix);
    if (!matrix || !scores)
      return { headline: 'Fill in every weight and every score to see a result.', details: [] };
    const best = Math.max(...scores);
    const leaders = scores.flatMap((score, index) => (score === best ? [index] : []));
    return {
      headline:
        leaders.length > 1
          ? 'The options are level: decide which criterion you forgot.'
          : `“${nameOf(state, leaders[0]!)}” leads by ${format(best - Math.min(...scores))} points of 10.`,
      details: [
        table(
          'Weighted score of each option, from 0 to 10',
          ['Option', 'Score'],
          scores.map((score, index) => [
            nameOf(state, index),
            h('span', {}, format(score), bar(score / 10, score === best ? 'good' : 'plain')),
          ]),
        ),
        leaders.length === 1 && whatFlips(state, matrix),
      ],
    };
  },

  csv: (state) => {
    const matrix = readMatrix(state);
    return [
      ['Question', state.question],
      ['Criterion', 'Weight', ...state.options.map((_, index) => nameOf(state, index))],
      ...state.criteria.map(({ name, weight, scores }) => [name, weight, ...scores]),
      ['Weighted score', '', ...((matrix && optionScores(matrix)) ?? [])],
    ];
  },
});

function readMatrix({ criteria, options }: State): DecisionMatrix | undefined {
  const weights = criteria.map(({ weight }) => readNumber(weight, WEIGHT));
  const scores = options.map((_, option) =>
    criteria.map((criterion) => readNumber(criterion.scores[option] ?? '', SCORE)),
  );
  if ([...weights, ...scores.flat()].includes(undefined)) return undefined;
  return { weights: weights as number[], scores: scores as number[][] };
}

function whatFlips(state: State, matrix: DecisionMatrix): HTMLElement {
  const found = flips(matrix);
  if (found.length === 0)
    return h(
      'p',
      {},
      'No change of a single weight flips this result: the leader is at least as good by every criterion.',
    );
  return table(
    'What would flip the result, the smallest change first',
    ['Criterion', 'Weight now', 'Flips at'],
    found.map(({ criterion, from, to }) => [
      state.criteria[criterion]!.name || `Criterion ${criterion + 1}`,
      format(from),
      `${to > from ? 'above' : 'below'} ${format(to)}${to > WEIGHT.max ? ' (beyond 10)' : ''}`,
    ]),
  );
}

function letter(index: number) {
  return String.fromCodePoint(65 + index);
}

function nameOf({ options }: State, index: number) {
  return options[index] || `Option ${letter(index)}`;
}
