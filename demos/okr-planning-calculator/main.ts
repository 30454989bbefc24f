import {
  goalConfidence,
  goalScore,
  keyResultScore,
  scoreWord,
  type KeyResultKind,
} from '@/lib/domain/tools/okr';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { group } from '../kit/fields';
import { format, readNumber } from '../kit/numbers';
import { bar, mark, table, type Tone } from '../kit/table';

const KINDS = [
  ['rise', 'rises'],
  ['fall', 'falls'],
  ['done', 'done or not'],
] as const;
const MOST = 5;
const ONE_TO_TEN = { min: 1, max: 10 };

const blankResult = {
  title: '',
  kind: 'rise',
  start: '',
  target: '',
  current: '',
  weight: '1',
  confidence: '',
};
type Line = typeof blankResult;
type State = { goal: string; keyResults: Line[] };

const TONES = { delivered: 'good', progress: 'fair', short: 'poor' } as const satisfies Record<string, Tone>;
const WORDS = { delivered: 'delivered', progress: 'on its way', short: 'falling short' };

startDemo<State>({
  slug: 'okr-planning-calculator',
  example: {
    goal: 'Regular customers fill our order book by the end of June',
    keyResults: [
      {
        title: 'Customers on a service plan',
        kind: 'rise',
        start: '12',
        target: '30',
        current: '24',
        weight: '2',
        confidence: '7',
      },
      {
        title: 'Days from inquiry to offer',
        kind: 'fall',
        start: '9',
        target: '3',
        current: '7',
        weight: '1',
        confidence: '4',
      },
      {
        title: 'Price list for service plans is public',
        kind: 'done',
        start: '',
        target: '',
        current: '1',
        weight: '1',
        confidence: '10',
      },
    ],
  },
  blank: { goal: '', keyResults: [{ ...blankResult }] },

  form: (state, { text, number, choice, add, remove }) => [
    text({
      id: 'goal',
      label: 'Goal for the quarter',
      value: state.goal,
      set: (value) => (state.goal = value),
    }),
    ...state.keyResults.map((line, index) => {
      const field = (key: keyof Line, label: string) => ({
        id: `${key}-${index}`,
        label,
        value: line[key],
        set: (value: string) => (line[key] = value),
      });
      const measured = line.kind !== 'done';
      return group(
        `Key result ${index + 1}`,
        text({ ...field('title', 'What is measured'), wide: true }),
        choice(field('kind', 'The value'), KINDS, true),
        measured && number(field('start', 'Start')),
        measured && number(field('target', 'Target')),
        measured
          ? number(field('current', 'Value today'))
          : choice(field('current', 'Today'), [
              ['', 'not done'],
              ['1', 'done'],
            ]),
        number(field('weight', 'Weight'), { min: 0, max: 100 }),
        number(field('confidence', 'Confidence, 1 to 10'), ONE_TO_TEN),
        state.keyResults.length > 1 &&
          remove(`remove-${index}`, `key result ${index + 1}`, () => state.keyResults.splice(index, 1)),
      );
    }),
    state.keyResults.length < MOST
      ? add('add', 'Add a key result', () => state.keyResults.push({ ...blankResult }))
      : h('p', { class: 'help' }, 'Five key results are plenty for one goal.'),
  ],

  result: ({ keyResults }) => {
    const read = keyResults.map(readLine);
    const score = goalScore(read);
    const confidence = goalConfidence(read);
    const headline =
      score === undefined
        ? 'Fill in start, target and value of one key result to see a score.'
        : `The goal scores ${format(score)}: ${WORDS[scoreWord(score)]}.`;
    const rows = keyResults.map((line, index) => {
      const value = keyResultScore(read[index]!);
      const name = line.title || `Key result ${index + 1}`;
      if (value === undefined) return [name, h('span', {}, missing(line)), ''];
      const word = scoreWord(value);
      return [name, h('span', {}, format(value), bar(value, TONES[word])), mark(TONES[word], WORDS[word])];
    });
    return {
      headline,
      details: [
        table('Score of each key result, from 0 to 1', ['Key result', 'Score', 'In words'], rows),
        h(
          'p',
          {},
          confidence === undefined
            ? 'Give a confidence to see where the doubt is.'
            : `Confidence, by weight: ${format(confidence, 1)} of 10. ${doubt(keyResults)}`,
        ),
        h('p', { class: 'help' }, 'From 0.7 on a goal counts as delivered, from 0.4 on it makes progress.'),
      ],
    };
  },

  csv: ({ goal, keyResults }) => [
    ['Goal', goal],
    ['Key result', 'Kind', 'Start', 'Target', 'Value', 'Weight', 'Confidence', 'Score'],
    ...keyResults.map((line) => [
      line.title,
      line.kind,
      line.start,
      line.target,
      line.current,
      line.weight,
      line.confidence,
      keyResultScore(readLine(line)) ?? '',
    ]),
  ],
});

function readLine({ kind, start, target, current, weight, confidence }: Line) {
  const done = kind === 'done';
  const [from, to] = done ? [0, 1] : [readNumber(start), readNumber(target)];
  const value = done ? (readNumber(current) ?? 0) : readNumber(current);
  return {
    kind: kind as KeyResultKind,
    start: from ?? 0,
    target: to ?? 0,
    current: from === undefined || to === undefined ? undefined : value,
    weight: readNumber(weight, { min: 0, max: 100 }) ?? 1,
    confidence: readNumber(confidence, ONE_TO_TEN),
  };
}

/** Why a key result has no score. */
function missing({ start, target, current, kind }: Line): string {
  const [from, to] = [readNumber(start), readNumber(target)];
  if (from === undefined || to === undefined) return 'needs a start and a target';
  if (readNumber(current) === undefined) return 'needs a value';
  return `does not ${kind === 'rise' ? 'rise' : 'fall'} from start to target`;
}

function doubt(lines: readonly Line[]): string {
  const lowest = lines
    .map(({ title, confidence }) => ({ title, confidence: readNumber(confidence, ONE_TO_TEN) }))
    .filter(({ confidence }) => confidence !== undefined && confidence < 5)
    .sort((a, b) => a.confidence! - b.confidence!)[0];
  return lowest ? `Talk about “${lowest.title || 'the key result without a name'}” first.` : '';
}
