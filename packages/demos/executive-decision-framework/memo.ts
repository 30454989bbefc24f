import { ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { type Child, h, text } from '../kit/dom';
import { memoPage } from '../kit/memo';
import { format } from '../kit/numbers';
import { table } from '../kit/table';
import { criterionName, flipLines, headlineOf, nameOf, NO_FLIP, type State } from './matrix';

/** One page for a partner: the question, what each option scores by what counts, and what would flip it. */
export function memoOf(state: State, matrix: DecisionMatrix, scores: readonly number[]): Child[] {
  const { question, decideBy, lookAgain, options, criteria } = state;
  const places = ranks(scores);
  const order = scores.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
  const grid = criteria.map((_, index) => [
    criterionName(state, index),
    format(matrix.weights[index]!),
    ...order.map((option) => format(matrix.scores[option]![index]!)),
  ]);
  const tied = places.filter((place) => place === 1).length > 1;
  const flips = flipsTable('Smallest change first', state, matrix);
  const days = [
    ['Decide by', decideBy],
    ['Look again on', lookAgain],
  ].filter(([, day]) => day !== '');
  return memoPage(
    question.trim() || 'What do we decide?',
    headlineOf(state, scores),
    [
      [
        'The numbers',
        table(
          'Each option from 0 to 10, by what counts',
          ['Criterion', 'Weight', ...order.map((option) => nameOf(state, option))],
          [...grid, ['Weighted score', '', ...order.map((option) => format(scores[option]!))]],
        ),
      ],
      ...(tied || options.length < 2 ? [] : [['What would flip it', flips] as [string, Child]]),
      ...(days.length === 0
        ? []
        : [
            ['When', h('ul', {}, ...days.map(([name, day]) => h('li', {}, `${name} ${day}`)))] as [
              string,
              Child,
            ],
          ]),
    ],
    state,
  );
}

/** What would flip the result, as a table; or in words that nothing would. */
export function flipsTable(caption: string, state: State, matrix: DecisionMatrix): HTMLElement {
  const lines = flipLines(matrix, state);
  return lines.length === 0 ? text(NO_FLIP) : table(caption, ['Criterion', 'Weight now', 'Flips'], lines);
}
