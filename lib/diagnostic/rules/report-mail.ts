import {
  type RenderedMail,
  type RenderedBlock,
  type MailValues,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import type { MailWords } from '@/lib/mail/rules/words';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Scored } from './assessment';
import { bandOf } from './bands';
import { comparisonOf, comparisonTexts, type ComparisonWords } from './comparison';
import type { PlanWords } from './plan';
import type { Challenge } from './questionnaire';
import {
  areaRows,
  namedRows,
  type RowWords,
  startRows,
  type StartWords,
  type Standing,
  standingTexts,
  type StandingWords,
} from './report-rows';

/** What mails take from content/diagnostic/results.yaml, so that they say what the page says. */
export type ResultWords = {
  results: RowWords & {
    rulesChanged: string;
    standing: Record<Standing, StandingWords>;
    start: StartWords;
    named: { title: string; note: string };
    plan: PlanWords;
    comparison: ComparisonWords;
  };
};

type ReportMailWords = ResultWords & {
  report: MailWords;
  /** `named` holds {firstName}. */
  greeting: { named: string; neutral: string };
};

/**
 * The report as a mail (rules 23 and 24). Nobody has proved that the address is theirs: of what they typed,
 * it holds nothing but a first name that can be no message.
 */
export function renderReportMail(
  assessment: Scored,
  book: AdviceBook,
  words: ReportMailWords,
  links: { results: string; call: string; retake: string },
): RenderedMail {
  const firstName = greetingName(assessment.name);
  const { greeting } = words;
  return renderResultMail(words.report, assessment, book, words, {
    values: { greeting: firstName ? fill(greeting.named, { firstName }) : greeting.neutral },
    links,
  });
}

/** A mail about one result, with a note if the rules have changed. */
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

export function resultValues(
  assessment: Scored & { currentChallenges: readonly Challenge[] },
  book: AdviceBook,
  { results }: ResultWords,
) {
  const { overallScore, card, earlier } = assessment;
  const steps = startRows(assessment, book, results);
  const [first] = steps;
  const rating = results.ratings[bandOf('score', overallScore)].name;
  const { short, ask, topic } = standingTexts(card, book, results.standing);
  return {
    values: {
      score: String(overallScore),
      rating,
      standing: short,
      ask,
      topic,
      firstStep: first ? `${first.title}. ${first.checkIn.step}` : '',
    },
    score: { percent: overallScore, rating },
    areas: areaRows(card, book, results),
    steps,
    start: first ? { title: results.start.title, row: first } : null,
    named: { ...results.named, items: namedRows(assessment.currentChallenges, book, steps.slice(0, 1)) },
    comparison: earlier ? comparisonOf(earlier, assessment, comparisonTexts(book, results)) : null,
  };
}

/** Letters of any script, blanks, and punctuation inside names. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A dot before a letter begins an address: evil.example. */
const ADDRESS = /\.\p{L}/u;
/** Longer ones are sentences. */
const MOST_CHARACTERS = 60;

/** A name that may be mailed to an unconfirmed address, since it can be no message; `null`: none. */
export function shownName(name: string): string | null {
  const trimmed = name.normalize('NFC').trim();
  if (!NAME.test(trimmed) || ADDRESS.test(trimmed) || [...trimmed].length > MOST_CHARACTERS) return null;
  return trimmed;
}

export function greetingName(name: string): string | null {
  return shownName(name)?.split(' ')[0] ?? null;
}
