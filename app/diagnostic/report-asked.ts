import type { ReportAsked } from '@/lib/diagnostic/request-report';
import { timeLeft } from '@/lib/kernel/time-left';
import { fill } from '@/lib/kernel/text';

type Words = Record<'callScheduled' | 'callAlreadyScheduled' | 'reportLater' | 'tooManyReports', string>;

/** What came of asking for a report, as the address of a results page can carry it. */
export function askedQuery(asked: ReportAsked, now: Date): string {
  if (asked.outcome === 'already') return 'already';
  if (asked.reportAt === null) return 'none';
  const minutes = Math.ceil((asked.reportAt.getTime() - now.getTime()) / 60_000);
  return minutes > 0 ? `in-${minutes}` : 'queued';
}

/** The same in words; `null` for what no address of ours says. */
export function askedWords(query: string, words: Words): string | null {
  if (query === 'queued') return words.callScheduled;
  if (query === 'already') return words.callAlreadyScheduled;
  if (query === 'none') return words.tooManyReports;
  const minutes = /^in-(\d{1,5})$/.exec(query)?.[1];
  return minutes ? fill(words.reportLater, { time: timeLeft(Number(minutes) * 60_000) }) : null;
}
