import { CHECK_INS, fromPace, paceAt } from '@/lib/tools/rules/check-ins';
import { forecast, verdict, type Sign } from '@/lib/tools/rules/forecast';
import { goalConfidence, goalScore, hasTarget, keyResultScore, type KeyResult } from '@/lib/tools/rules/okr';
import { withBar } from '../kit/bars';
import { h, note, text } from '../kit/dom';
import { lowestArea } from '../kit/from-ratings';
import { defineDemo } from '../kit/model';
import { format, readNumber } from '../kit/numbers';
import { isDay, notBefore } from '../kit/days';
import { howWeScore, mark, table, type Tone } from '../kit/table';
import {
  doubt,
  isBegun,
  KINDS,
  nameOf,
  needsBoth,
  neither,
  ONE_TO_TEN,
  readLine,
  shownScore,
  toneOf,
  WEIGHT,
  wrongWay,
  type Line,
} from './line';
import EXAMPLE from './example.json' with { type: 'json' };

const WEEK = { min: 1, max: CHECK_INS, whole: true };

type State = { goal: string; from: string; to: string; week: string; keyResults: Line[] };

const line = (title = '', start = '', target = start, current = start): Line => ({
  title,
  kind: 'rise',
  start,
  target,
  current,
  weight: '1',
  confidence: '',
});
const isDone = ({ kind }: Line) => kind === 'done';

export const demo = defineDemo<State>({
  slug: 'okr-planning-calculator',
  example: EXAMPLE,
  blank: { goal: '', from: '', to: '', week: '', keyResults: [line()] },

  parts: [
    {
      fields: [
        { key: 'goal', label: 'Goal for the quarter', wide: true, as: 'goal' },
        { key: 'from', label: 'First day', kind: 'date', as: 'from' },
        {
          key: 'to',
          label: 'Last day',
          kind: 'date',
          as: 'to',
          check: ({ from, to }) => notBefore(from, to, 'First day'),
        },
        { key: 'week', label: 'Week now, 1 to 13', number: WEEK, as: 'week' },
      ],
    },
    {
      list: 'keyResults',
      name: 'Key result',
      as: 'key result',
      most: 8,
      fields: [
        { key: 'title', label: 'What you measure', wide: true },
        { key: 'kind', label: 'The value', choices: KINDS, redraws: true },
        { key: 'start', label: 'Start', number: {}, required: needsBoth, hidden: isDone },
        { key: 'target', label: 'Target', number: {}, required: needsBoth, hidden: isDone, check: wrongWay },
        {
          key: 'current',
          label: 'Value today',
          as: 'standing',
          number: {},
          required: true,
          check: neither,
        },
        { key: 'weight', label: 'Weight', number: WEIGHT },
        { key: 'confidence', label: 'Confidence (1–10)', number: ONE_TO_TEN },
      ],
    },
  ],

  result: ({ keyResults, week }) => {
    const read = keyResults.map(readLine);
    const begun = read.filter((_, index) => isBegun(keyResults[index]!));
    const score = goalScore(begun);
    const lines = read.map((one, index) => ({
      name: nameOf(keyResults[index]!, index),
      value: keyResultScore(one),
    }));
    if (lines.every(({ value }) => value === undefined))
      return { headline: 'Fill in one key result’s start, target and value to see a score.', details: [] };
    const now = readNumber(week, WEEK);
    const known = begun.every(hasTarget) && now === undefined;
    const whole = known
      ? ''
      : verdict(
          begun.map((one) => signIn(now ?? 1, one)),
          score,
          now ?? 1,
        );
    const signs = read.map((one, index) =>
      isBegun(keyResults[index]!) && (now !== undefined || !hasTarget(one))
        ? signIn(now ?? 1, one)
        : undefined,
    );
    const statusOf = (index: number) => {
      const sign = signs[index];
      if (sign) return mark(toneOf(sign), sign);
      return lines[index]!.value === undefined ? 'needs its numbers' : 'needs the week';
    };
    const shown = (value?: number) => (value === undefined ? '–' : shownScore(value));
    const pace = now === undefined ? undefined : paceAt(now);
    const bar = (name: string, value?: number, tone?: Tone) =>
      withBar(name, value === undefined ? [] : [{ share: value, className: 'ink' }], tone, pace);
    const confidence = goalConfidence(read);
    return {
      headline: `The goal ${score === undefined ? 'has no score' : `scores ${shownScore(score)}`}${whole && `: ${whole}`}.`,
      details: [
        table(
          'Score of each key result, from 0 to 1',
          ['Key result', 'Score', 'Status'],
          [
            ...lines.map(({ name, value }, index) => [
              bar(name, value, signs[index] && toneOf(signs[index])),
              shown(value),
              statusOf(index),
            ]),
            [bar('The goal', score), shown(score), whole],
          ],
        ),
        pace !== undefined &&
          score !== undefined &&
          h('p', { class: 'key upright' }, behind(fromPace(score, now!))),
        text(
          confidence === undefined
            ? 'Enter a confidence to see where the doubt is.'
            : `Confidence: ${format(confidence, 1)} of 10. ${doubt(keyResults)}`,
        ),
        note(
          'Status shows where you’ll land in week 12 at this pace: 110% or more is ahead, 90% or more is on track, less is drifting.',
        ),
        howWeScore(
          'Before week 3, it’s too early. Without a value, a key result counts as at its start. Without a target, it’s incomplete, and its goal has no score. The goal is on track as long as no key result needs you. From week 12 on, a score of 0.7 or more is delivered, 0.4 or more is partly, and less is missed.',
        ),
      ],
    };
  },

  calendar: ({ from, to, goal }) => [
    ...(isDay(from)
      ? [{ id: 'check-in', title: `Check-in: ${goal || 'our goal'}`, day: from, weeks: CHECK_INS }]
      : []),
    ...(isDay(to) ? [{ id: 'score', title: `Score the quarter: ${goal || 'our goal'}`, day: to }] : []),
  ],

  fromRatings: (ratings) => {
    const { title, statements } = lowestArea(ratings);
    const lines = statements.map(({ short, rating }) =>
      rating === undefined ? line(short) : line(short, String(rating), String(rating + 1)),
    );
    return {
      goal: `One step up on each statement of “${title}”`,
      from: '',
      to: '',
      week: '1',
      keyResults: lines.length > 0 ? lines : [line()],
    };
  },
});

/** How a key result stands by its one value, in the week it has it. */
function signIn(week: number, { current, ...one }: KeyResult): Sign {
  return forecast({ ...one, values: [...Array<undefined>(week - 1).fill(undefined), current] }).sign;
}

function behind(distance: number): string {
  if (distance === 0) return 'That’s exactly an even pace.';
  const off = Math.abs(distance);
  const points = format(off * 100, off < 0.01 ? 2 : 0);
  return `You’re ${points} ${points === '1' ? 'point' : 'points'} ${distance < 0 ? 'behind' : 'ahead of'} an even pace.`;
}
