import type { CarriedTo } from '@/lib/diagnostic/rules/retake';
import { longDay } from '@/lib/kernel/day';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

export const comparisonAhead = (
  { day, since = day }: CarriedTo,
  words: Pick<DiagnosticWords['page']['earlier'], 'text'>,
): string => fill(words.text, { date: longDay(new Date(since)) });
