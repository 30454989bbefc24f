import type { Rating, Ratings, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';
import { h, note, svg } from '../kit/dom';
import { defineDemo, type Choices } from '../kit/model';
import { format } from '../kit/numbers';
import { table, withNote } from '../kit/table';

const STATEMENTS = DIAGNOSTIC.areas.flatMap(({ statements }) => statements);
const RATINGS: Choices = [
  ['', 'not rated'],
  ...DIAGNOSTIC.ratings.map((label, value) => [String(value), `${value} ${label}`] as const),
];
/** One digit for each statement, in the order of the form. */
const EXAMPLE = ['3232232132213221', '2103121121103201'] as const;
const WIDEST = 5;
/** In place of two names, where a team room has told the ends of its ranges and nobody's ratings. */
const ENDS = ['Lowest rating', 'Highest rating'] as const;

type Line = { id: string; first: string; second: string };
type State = { first: string; second: string; ratings: Line[] };

const linesFrom = (first: string, second: string): Line[] =>
  STATEMENTS.map(({ id }, index) => ({ id, first: digit(first, index), second: digit(second, index) }));
const digit = (digits: string, index: number) => digits[index] ?? '';

export const demo = defineDemo<State>({
  slug: 'strategic-alignment-assessment-kit',
  example: { first: 'Maria, founder', second: 'Jon, sales', ratings: linesFrom(...EXAMPLE) },
  blank: { first: '', second: '', ratings: linesFrom('', '') },

  parts: [
    {
      fields: [
        { key: 'first', label: 'Person 1', as: 'person', not: ENDS },
        { key: 'second', label: 'Person 2', as: 'person', not: ENDS },
      ],
    },
    {
      list: 'ratings',
      name: 'Statement',
      title: 'What each of you sees on your own',
      most: STATEMENTS.length,
      fixed: ({ id }) => STATEMENTS.find((one) => one.id === id)?.text ?? id,
      fields: [
        {
          key: 'id',
          label: 'Statement',
          hidden: () => true,
          write: (id) => STATEMENTS.find((one) => one.id === id)!.text,
        },
        { key: 'first', label: 'Person 1', labelOf: (state) => nameOf(state, 'first'), choices: RATINGS },
        { key: 'second', label: 'Person 2', labelOf: (state) => nameOf(state, 'second'), choices: RATINGS },
      ],
    },
  ],

  result: (state) => {
    const people = [ratingsOf(state, 'first'), ratingsOf(state, 'second')];
    const both = alignStatements(people).filter(({ count }) => count === people.length);
    const widest = widestFirst(both).filter(({ gap }) => gap > 0);
    const [first] = widest;
    if (both.length === 0)
      return {
        headline: 'Rate one statement for both people to see how far apart they are.',
        details: [people.some((one) => Object.keys(one).length > 0) && areas(people, state)],
      };
    return {
      headline: first
        ? `Talk about “${shortOf(first.statement)}” first: ${first.gap} apart.`
        : hasEnds(state)
          ? 'No gap: everyone gave the same ratings.'
          : 'No gap so far: you both see it the same way.',
      details: [
        widest.length > 0 &&
          table(
            'The widest gaps, on the scale from 0 to 3',
            ['Statement', withNote(`● ${nameOf(state, 'first')}`, `○ ${nameOf(state, 'second')}`), 'Gap'],
            widest
              .slice(0, WIDEST)
              .map(({ statement, gap }) => [
                shortOf(statement),
                h(
                  'span',
                  {},
                  people.map((person) => person[statement]).join(' and '),
                  scale(people, statement),
                ),
                String(gap),
              ]),
          ),
        areas(people, state),
        hasEnds(state) &&
          note(
            'The paid workbook, filled from here, takes the two columns for two people. Go by its gaps: the means it works out are nobody’s.',
          ),
        note('Ask what each of you saw that led to the rating. Who’s right comes second.'),
      ],
    };
  },

  fromRatings: (ratings) => ({
    first: 'You',
    second: '',
    ratings: STATEMENTS.map(({ id }) => ({
      id,
      first: String(ratings[id as StatementId] ?? ''),
      second: '',
    })),
  }),

  fromRanges: (ranges) => ({
    first: ENDS[0],
    second: ENDS[1],
    ratings: STATEMENTS.map(({ id }) => {
      const range = ranges[id as StatementId];
      return { id, first: String(range?.low ?? ''), second: String(range?.high ?? '') };
    }),
  }),
});

const hasEnds = ({ first, second }: State) => first === ENDS[0] && second === ENDS[1];

/** The mean of the two ends of a range is nobody's: from a team room there are gaps alone. */
function areas(people: Ratings[], state: State): HTMLElement {
  const hasMeans = !hasEnds(state);
  return table(
    'The four areas, from 0 to 3',
    ['Area', ...(hasMeans ? ['Mean'] : []), 'Mean gap'],
    alignAreas(people).map(({ area, mean, gap }) => [
      DIAGNOSTIC.areas.find(({ id }) => id === area)!.title,
      ...(hasMeans ? [mean === undefined ? 'not rated' : format(mean)] : []),
      gap === undefined ? '' : format(gap),
    ]),
  );
}

function ratingsOf({ ratings }: State, who: 'first' | 'second'): Ratings {
  const given = ratings.filter((line) => /^[0-3]$/.test(line[who]));
  return Object.fromEntries(given.map((line) => [line.id, Number(line[who]) as Rating]));
}

/** The two ratings as marks on the scale. */
function scale(people: Ratings[], statement: StatementId): SVGElement {
  const [first, second] = people.map((person) => 10 + (person[statement] ?? 0) * 40) as [number, number];
  return svg(
    'svg',
    { class: 'chart mt-1 max-w-36', viewBox: '0 0 140 20', 'aria-hidden': 'true' },
    svg('path', { class: 'axis', d: 'M10 10h120M10 5v10M50 5v10M90 5v10M130 5v10' }),
    svg('path', { class: 'first', d: `M${first} 10H${second}` }),
    svg('circle', { class: 'fill-(--blueprint)', cx: first, cy: 10, r: 5 }),
    svg('circle', {
      class: 'fill-(--paper-raised) stroke-(--blueprint) stroke-[2.5]',
      cx: second,
      cy: 10,
      r: 5,
    }),
  );
}

function shortOf(statement: string) {
  return STATEMENTS.find(({ id }) => id === statement)!.short;
}

function nameOf(state: State, who: 'first' | 'second') {
  return state[who] || (who === 'first' ? 'Person 1' : 'Person 2');
}
