import { sum } from './statistics';
import { PLANS, type Minutes, type Plan } from './workshop-plans';

/** A block of a workshop at its time. */
export type TimedBlock = {
  title: string;
  /** What happens in it; a break has none. */
  does?: string;
  minutes: number;
  /** Minutes after the beginning. */
  from: number;
};

/** How many people the plans are made for. */
export const PEOPLE = { min: 4, max: 12, whole: true };

/** In minutes. */
export const LENGTHS: readonly number[] = PLANS.map(({ minutes }) => minutes);

/** The plan for a length in minutes; undefined where none is made for it: a plan is never drawn out. */
export const planOf = (length: number): Plan | undefined => PLANS.find(({ minutes }) => minutes === length);

/**
 * The blocks of a plan for so many people: each begins on five minutes, and together they take its length
 * exactly.
 * @param people a whole number within PEOPLE
 */
export function blocksOf({ minutes: length, blocks }: Plan, people: number): TimedBlock[] {
  const taken = sum(blocks.map(({ minutes }) => (minutes === 'rest' ? 0 : inMinutes(minutes, people))));
  let from = 0;
  return blocks.map(({ title, does, minutes }) => {
    const block = {
      title,
      does,
      from,
      minutes: minutes === 'rest' ? length - taken : inMinutes(minutes, people),
    };
    from += block.minutes;
    return block;
  });
}

const inMinutes = (minutes: Minutes, people: number): number =>
  typeof minutes === 'number' ? minutes : minutes(people);

/**
 * How many cards each person writes, so that the wall can be read in five minutes: 36 in all, and five at
 * most.
 */
export const cardsFor = (people: number): number => Math.min(5, Math.floor(36 / people));

/** A time of day some minutes after another, as 9:05; undefined where the first is none. */
export function clock(start: string, minutes: number): string | undefined {
  const [, hours, rest] = /^(\d{1,2}):(\d{2})$/.exec(start) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(rest) > 59) return undefined;
  const total = (Number(hours) * 60 + Number(rest) + minutes) % (24 * 60);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
