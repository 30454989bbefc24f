import { type RenderedMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailWords } from '@/lib/mail/rules/words';
import { fill } from '@/lib/kernel/text';
import { longDay } from '@/lib/kernel/time';
import { DAY } from '@/lib/kernel/time';
import type { AdviceBook } from './advice';
import type { Scored } from './assessment';
import { type ResultWords, resultValues } from './report-mail';
import { labelOf } from './questionnaire';

/** `person` holds {name} and {customerEmail}, `result` {score}, {rating} and {standing}. */
export type DigestWords = ResultWords & { digest: MailWords; digestPerson: string; digestResult: string };

/** The last whole days (UTC), oldest first, as 2026-03-01. */
export function daysBefore(now: Date, count: number): string[] {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - at) * DAY).toISOString().slice(0, 10),
  );
}

export function spanOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + DAY) };
}

export function renderDigestMail(
  results: Scored[],
  total: number,
  day: string,
  book: AdviceBook,
  words: DigestWords,
  resultsUrl: (id: string) => string,
): RenderedMail {
  const on = longDay(spanOf(day).from);
  return renderMail(words.digest, {
    values: { count: String(total), day: on },
    orders: results.map((assessment) => ({
      title: fill(words.digestPerson, { name: assessment.name, customerEmail: assessment.email }),
      date:
        assessment.company ?? (assessment.companySize ? labelOf(book.labels, assessment.companySize) : on),
      status: fill(words.digestResult, resultValues(assessment, book, words).values),
      href: resultsUrl(assessment.id),
    })),
  });
}
