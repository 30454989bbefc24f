import { sum } from './statistics';

export type AgendaBlock = {
  title: string;
  /** Its share of the time, in minutes of the full plan. */
  minutes: number;
  /** Below this it can't do its work. */
  least: number;
};

export type TimedBlock = { title: string; minutes: number; /** Minutes after the beginning. */ from: number };

/** The shortest time for these blocks, in minutes. */
export const shortest = (blocks: readonly AgendaBlock[]): number => sum(blocks.map(({ least }) => least));

/**
 * Divides a length among blocks in proportion to their minutes, in whole minutes that add up to it exactly, none below
 * its least. What is over after the least is shared out by largest remainders (Hamilton's method of apportionment).
 * @param length in minutes
 * @returns undefined where the length is not whole, or too short for the blocks
 */
export function timeAgenda(blocks: readonly AgendaBlock[], length: number): TimedBlock[] | undefined {
  if (!Number.isInteger(length) || blocks.length === 0 || length < shortest(blocks)) return undefined;
  const minutes = apportion(blocks, length);
  let from = 0;
  return blocks.map(({ title }, index) => {
    const block = { title, minutes: minutes[index]!, from };
    from += block.minutes;
    return block;
  });
}

function apportion(blocks: readonly AgendaBlock[], length: number): number[] {
  const fixed = new Set<number>();
  // A block that would get less than its least gets exactly that, and the others share the rest; again, until none does.
  for (;;) {
    const free = blocks.map((_, index) => index).filter((index) => !fixed.has(index));
    const rest = length - sum([...fixed].map((index) => blocks[index]!.least));
    const whole = sum(free.map((index) => blocks[index]!.minutes));
    const share = (index: number) => Math.floor((rest * blocks[index]!.minutes) / whole);
    const short = free.filter((index) => share(index) < blocks[index]!.least);
    if (short.length > 0) {
      short.forEach((index) => fixed.add(index));
      continue;
    }
    const minutes = blocks.map(({ least }, index) => (fixed.has(index) ? least : share(index)));
    // In whole numbers, so that equal remainders are equal: then the block that comes first gets the minute.
    const remainder = (index: number) => (rest * blocks[index]!.minutes) % whole;
    const byRemainder = [...free].sort((a, b) => remainder(b) - remainder(a) || a - b);
    const over = length - sum(minutes);
    byRemainder.slice(0, over).forEach((index) => minutes[index]!++);
    return minutes;
  }
}

/** A time of day some minutes after another, as 9:05; undefined where the first is none. */
export function clock(start: string, minutes: number): string | undefined {
  const [, hours, rest] = /^(\d{1,2}):(\d{2})$/.exec(start) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(rest) > 59) return undefined;
  const total = (Number(hours) * 60 + Number(rest) + minutes) % (24 * 60);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
