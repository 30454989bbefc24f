import type { CarriedTo } from '@/lib/diagnostic/rules/retake';
import { longDay } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

/** Says which earlier result the next one will stand beside. */
export const comparisonAhead = (
  { day, since = day }: CarriedTo,
  words: Pick<DiagnosticWords['page']['earlier'], 'text'>,
): string => fill(words.text, { date: longDay(new Date(since)) });
