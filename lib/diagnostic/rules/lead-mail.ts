import { type RenderedMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailWords } from '@/lib/mail/rules/words';
import { keyed } from '@/lib/kernel/keyed';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Assessment, Scored } from './assessment';
import { DETAIL_IDS } from './contact-fields';
import { ATTRIBUTION_KEYS } from '@/lib/kernel/attribution';
import { labelOf } from './questionnaire';
import type { Wanted } from './lead';
import { renderResultMail, type ResultWords, resultValues } from './report-mail';
import { priorities } from './priorities';
import { namedRows } from './report-rows';
import { DAY, isoDay, longDay } from '@/lib/kernel/time';
import { dayAfter } from '@/lib/kernel/zone';

/** What somebody asked for, or what became of their call. */
export const LEAD_REASONS = ['call', 'report', 'booked', 'missed'] as const satisfies (
  Wanted | 'booked' | 'missed'
)[];
export type LeadReason = (typeof LEAD_REASONS)[number];

type LeadWords = ResultWords & {
  lead: MailWords;
  named: string;
  /** Why the firm is told, as a sentence and in a few words, and what to do about it. */
  wanted: Record<LeadReason, { sentence: string; short: string; next: string }>;
  answer: string;
  unrated: string;
  notGiven: string;
  unknownSource: string;
};

const WEAKEST = 4;

/**
 * What the firm is told of a lead (rule 23). An earlier result only if it came under the same address:
 * whoever was sent a result may go on from its links.
 */
export function renderLeadMail(
  assessment: Scored,
  why: LeadReason,
  book: AdviceBook,
  words: LeadWords,
  links: { results: string },
): RenderedMail {
  const given = (text: string | null) => text ?? words.notGiven;
  const own = assessment.isEarlierTheirs ? assessment : { ...assessment, earlier: undefined };
  return renderResultMail(words.lead, own, book, words, {
    values: {
      wantedSentence: words.wanted[why].sentence,
      wanted: words.wanted[why].short,
      next: words.wanted[why].next,
      name: assessment.name,
      customerEmail: assessment.email,
      ...keyed(DETAIL_IDS, (id) => given(assessment[id])),
      companySize: given(assessment.companySize && labelOf(book.labels, assessment.companySize)),
      challenges: assessment.currentChallenges.map((one) => labelOf(book.labels, one)).join(', '),
      source: sourceOf(assessment) || words.unknownSource,
      weakest: weakestAnswers(assessment, book, words),
    },
    named: { title: words.named, items: namedRows(assessment.currentChallenges, book) },
    links,
  });
}

/** Where they came from, as the browser told: 'newsletter, spring'. */
function sourceOf({ attribution }: Pick<Assessment, 'attribution'>): string {
  return ATTRIBUTION_KEYS.filter((key) => attribution?.[key])
    .map((key) => attribution![key])
    .join(', ');
}

function weakestAnswers({ card }: Scored, book: AdviceBook, words: LeadWords): string {
  return priorities(card)
    .slice(0, WEAKEST)
    .map(({ statement, points, rated }) =>
      fill(words.answer, {
        short: book.statements[statement].short,
        rating: rated ? book.ratingLabels[points] : words.unrated,
      }),
    )
    .join('\n');
}

/** `person` holds {name} and {customerEmail}, `result` {score}, {rating} and {standing}. */
type DigestWords = ResultWords & { digest: MailWords; digestPerson: string; digestResult: string };

/** The last whole days (UTC), oldest first, as 2026-03-01. */
export function daysBefore(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(isoDay(now), at - count));
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
