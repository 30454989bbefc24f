import type { Rating, Ratings } from '@/lib/domain/diagnostic/questionnaire';
import { alignAreas, alignStatements, widestFirst } from '@/lib/domain/tools/alignment';
import { startDemo } from '../kit/demo';
import { h, svg } from '../kit/dom';
import { group } from '../kit/fields';
import { format } from '../kit/numbers';
import { table } from '../kit/table';

const { areas: AREAS_IN_WORDS, ratings } = DIAGNOSTIC;
const RATINGS = [
  ['', 'not rated'],
  ...ratings.map((label, value) => [String(value), `${value} ${label}`] as [string, string]),
] as [string, string][];
const STATEMENTS = AREAS_IN_WORDS.flatMap(({ statements }) => statements);
/** One digit for each statement, in the order of the form. */
const EXAMPLE = ['3232212132213221', '2103111121103201'];
const WIDEST = 5;

type Answers = Record<string, string>;
type State = { names: string[]; answers: Answers[] };

const answers = (digits: string): Answers =>
  Object.fromEntries(STATEMENTS.map(({ id }, index) => [id, digits[index] ?? '']));

startDemo<State>({
  slug: 'strategic-alignment-assessment-kit',
  example: { names: ['Maria, founder', 'Jon, operations'], answers: EXAMPLE.map(answers) },
  blank: { names: ['', ''], answers: [answers(''), answers('')] },

  form: (state, { text, choice }) => [
    group(
      'Two people',
      ...state.names.map((name, index) =>
        text({
          id: `name-${index}`,
          label: `Person ${index + 1}`,
          value: name,
          set: (value) => (state.names[index] = value),
        }),
      ),
    ),
    ...AREAS_IN_WORDS.flatMap((area) =>
      area.statements.map((statement) =>
        group(
          statement.text,
          ...state.answers.map((person, index) =>
            choice(
              {
                id: `${statement.id}-${index}`,
                label: nameOf(state, index),
                value: person[statement.id] ?? '',
                set: (value) => (person[statement.id] = value),
              },
              RATINGS,
            ),
          ),
        ),
      ),
    ),
  ],

  result: (state) => {
    const people = state.answers.map(ratingsOf);
    const both = alignStatements(people).filter(({ count }) => count === people.length);
    const widest = widestFirst(both).filter(({ gap }) => gap > 0);
    if (both.length === 0)
      return { headline: 'Rate one statement for both people to see how far apart they are.', details: [] };
    const [first] = widest;
    return {
      headline: first
        ? `Talk about “${shortOf(first.statement)}” first: ${first.gap} apart.`
        : 'No gap so far: both see it alike.',
      details: [
        table(
          `The widest gaps, on the scale from 0 to 3`,
          ['Statement', 'Ratings', 'Gap'],
          widest
            .slice(0, WIDEST)
            .map(({ statement, gap }) => [
              shortOf(statement),
              h('span', {}, ratingsInWords(people, statement), scale(people, statement)),
              String(gap),
            ]),
        ),
        table(
          'The four areas, from 0 to 3',
          ['Area', 'Mean', 'Mean gap'],
          alignAreas(people).map(({ area, mean, gap }) => [
            AREAS_IN_WORDS.find(({ id }) => id === area)!.title,
            mean === undefined ? 'not rated' : format(mean),
            gap === undefined ? '' : format(gap),
          ]),
        ),
        h(
          'p',
          { class: 'help' },
          'Ask what each of you saw that led to the rating. Who is right comes second.',
        ),
      ],
    };
  },

  csv: (state) => [
    ['Statement', nameOf(state, 0), nameOf(state, 1)],
    ...STATEMENTS.map(({ id, text }) => [text, ...state.answers.map((person) => person[id] ?? '')]),
  ],
});

function ratingsOf(person: Answers): Ratings {
  const given = Object.entries(person).filter(([, value]) => /^[0-3]$/.test(value));
  return Object.fromEntries(given.map(([id, value]) => [id, Number(value) as Rating]));
}

type Statement = keyof Ratings;
function ratingsInWords(people: Ratings[], statement: Statement) {
  return people.map((person) => person[statement]).join(' and ');
}

/** The two ratings as marks on the scale. */
function scale(people: Ratings[], statement: Statement): SVGElement {
  const places = people.map((person) => 10 + (person[statement] ?? 0) * 40);
  return svg(
    'svg',
    { class: 'chart scale', viewBox: '0 0 140 20', 'aria-hidden': 'true' },
    svg('path', { class: 'axis', d: 'M10 10h120M10 5v10M50 5v10M90 5v10M130 5v10' }),
    svg('path', { class: 'first', d: `M${Math.min(...places)} 10H${Math.max(...places)}` }),
    ...places.map((cx) => svg('circle', { class: 'dot', cx, cy: 10, r: 5 })),
  );
}

function shortOf(statement: string) {
  return STATEMENTS.find(({ id }) => id === statement)!.short;
}

function nameOf({ names }: State, index: number) {
  return names[index] || `Person ${index + 1}`;
}
