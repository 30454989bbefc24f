import {
  type AreaRow,
  type RenderedMail,
  type RenderedBlock,
  type MailValues,
  type ListedAdvice,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import type { MailWords } from '@/lib/mail/rules/words';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Assessment, Scored } from './assessment';
import { bandOf, startsOf, type Verdict } from './bands';
import { lowest, MAX_AREA_POINTS } from './score';
import { greetingName } from './shown-name';
import { why, type WhyWords } from './why';

/** What mails take from content/diagnostic/results.yaml, so that they say what the page says. */
export type ResultWords = {
  results: {
    ratings: Record<Verdict, { name: string }>;
    rulesChanged: string;
    recommendations: WhyWords;
  };
};

export type ReportMailWords = ResultWords & {
  report: MailWords;
  /** `named` holds {firstName}. */
  greeting: { named: string; neutral: string };
};

/**
 * The report as it is mailed to whoever took the diagnostic (rules 23 and 24). Nobody has proved that the address is theirs:
 * of what they typed, nothing is in it but a first name that can be no message.
 */
export function renderReportMail(
  assessment: Scored,
  book: AdviceBook,
  words: ReportMailWords,
  links: { results: string; call: string },
): RenderedMail {
  const firstName = greetingName(assessment.name);
  const { greeting } = words;
  return renderResultMail(words.report, assessment, book, words, {
    values: { greeting: firstName ? fill(greeting.named, { firstName }) : greeting.neutral },
    recommendations: listedAdvice(assessment, book, words.results.recommendations),
    links,
  });
}

/** A mail about one result: what every such mail can say, and under the score that the rules have changed, if they have. */
export function renderResultMail(
  mail: MailWords,
  assessment: Scored,
  book: AdviceBook,
  words: ResultWords,
  given: MailValues,
): RenderedMail {
  const result = resultValues(assessment, book, words);
  const rendered = renderMail(mail, { ...result, ...given, values: { ...result.values, ...given.values } });
  if (!assessment.rulesChanged) return rendered;
  const note: RenderedBlock = { kind: 'text', text: words.results.rulesChanged };
  return {
    ...rendered,
    blocks: rendered.blocks.flatMap((block): RenderedBlock[] =>
      block.kind === 'score' ? [block, note] : [block],
    ),
  };
}

/** What every mail about a diagnostic can say of its result. */
export function resultValues(
  { overallScore, card }: Scored,
  book: AdviceBook,
  { results: { ratings } }: ResultWords,
) {
  const rating = ratings[bandOf('score', overallScore)].name;
  return {
    values: {
      score: String(overallScore),
      rating,
      lowestArea: book.areas[lowest(card.areas).id].title,
    },
    score: { percent: overallScore, rating },
    areas: card.areas.map(({ id, points, percent, badge }): AreaRow => [
      book.areas[id].title,
      `${points} / ${MAX_AREA_POINTS}`,
      `${percent}%`,
      ratings[badge].name,
    ]),
  };
}

/** What stands above the recommendations, or says that there are none. */
export const adviceIntro = (
  { recommendations }: Pick<Assessment, 'recommendations'>,
  { intro, none }: { intro: string; none: string },
) => (recommendations.length > 0 ? intro : fill(none, { points: startsOf('advice').none }));

/** The recommendations with the answers that led to them. */
export function listedAdvice(
  { recommendations }: Pick<Assessment, 'recommendations'>,
  book: AdviceBook,
  words: WhyWords,
): ListedAdvice[] {
  return recommendations.map((one) => ({ title: one.title, body: one.body, why: why(one, book, words) }));
}
