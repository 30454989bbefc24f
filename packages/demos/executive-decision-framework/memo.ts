import { optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { h, type Child } from '../kit/dom';
import { memoPage, type Signed } from '../kit/memo';
import { format } from '../kit/numbers';
import { table } from '../kit/table';
import { flipLines, NO_FLIP } from './flips';

type Facts = Signed & {
  question: string;
  decideBy: string;
  lookAgain: string;
  headline: string;
  matrix: DecisionMatrix;
  options: readonly string[];
  criteria: readonly string[];
};

/** One page for a partner: the question, what each option scores by what counts, and what would flip it. */
export function memoOf(facts: Facts): Child[] {
  const { question, decideBy, lookAgain, headline, matrix, options, criteria } = facts;
  const scores = optionScores(matrix)!;
  const places = ranks(scores);
  const order = scores.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
  const grid = criteria.map((name, index) => [
    name,
    format(matrix.weights[index]!),
    ...order.map((option) => format(matrix.scores[option]![index]!)),
  ]);
  const lines = flipLines(matrix, (index) => criteria[index]!);
  const tied = places.filter((place) => place === 1).length > 1;
  const flips =
    lines.length === 0
      ? h('p', {}, NO_FLIP)
      : table('Smallest change first', ['Criterion', 'Weight now', 'Flips'], lines);
  const days = [
    ['Decide by', decideBy],
    ['Look again on', lookAgain],
  ].filter(([, day]) => day !== '');
  return memoPage(
    question.trim() || 'What do we decide?',
    headline,
    [
      [
        'The numbers',
        table(
          'Each option from 0 to 10, by what counts',
          ['Criterion', 'Weight', ...order.map((option) => options[option]!)],
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
    facts,
  );
}
