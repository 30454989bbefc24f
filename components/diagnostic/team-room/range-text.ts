import { gapOf, type Range } from '@/lib/diagnostic/rules/team-room';
import { fill } from '@/lib/kernel/text';

/** "0 to 3", or "2" where all gave the same. */
export const rangeText = (range: Range, words: { range: string }): string =>
  gapOf(range) === 0 ? String(range.low) : fill(words.range, { low: range.low, high: range.high });
