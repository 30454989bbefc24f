import type { ReportAsked } from './lead';
import { MINUTE, waitText } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';

type Words = Record<'callScheduled' | 'callAlreadyScheduled' | 'reportLater' | 'tooManyReports', string>;

/** The outcome of asking for a report, as the query of a results page. */
export function askedQuery({ outcome, reportAt }: ReportAsked, now: Date): string {
  if (!reportAt) return 'none';
  return reportAt > now ? `at-${Math.ceil(reportAt.getTime() / MINUTE)}` : outcome;
}

/** The same in words; `null` for an unknown query. */
export function askedWords(query: string, words: Words, now: Date): string | null {
  if (query === 'queued') return words.callScheduled;
  if (query === 'already') return words.callAlreadyScheduled;
  if (query === 'none') return words.tooManyReports;
  const minute = /^at-(\d{8})$/.exec(query)?.[1];
  if (!minute) return null;
  const left = Number(minute) * MINUTE - now.getTime();
  return left > 0 ? fill(words.reportLater, { time: waitText(left / 1000) }) : words.callAlreadyScheduled;
}
