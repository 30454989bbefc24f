import { longDay } from '@/lib/kernel/day';
import type { AreaRow, ListedAdvice } from '@/lib/mail/rules/rendered-mail';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Scored } from './assessment';
import { bandOf, type Verdict } from './bands';
import type { AreaId } from './questionnaire';
import { adviceIntro, listedAdvice, resultValues } from './report-mail';
import { shownName } from './shown-name';
import type { WhyWords } from './why';

/** A report as it is laid out on paper: nothing left to be looked up. */
export type ReportSheet = {
  brand: string;
  title: string;
  /** "Prepared for Ada Quist"; null where the name is none that may be shown. */
  preparedFor: string | null;
  date: string;
  overall: string;
  percent: number;
  rating: string;
  meaning: string;
  /** Said where it was scored by other rules than today's; else null. */
  rulesChanged: string | null;
  areasTitle: string;
  areas: { columns: AreaRow; rows: AreaRow[] };
  /** In the order of the form. */
  radar: { short: string; points: number }[];
  adviceTitle: string;
  adviceIntro: string;
  because: string;
  advice: ListedAdvice[];
  /** The one next step: the clarity call, with the address of the calendar as it may be printed. */
  call: { title: string; text: string; button: string; href: string };
  /** At the foot: who made it. */
  signature: string;
};

/** What it takes from content/diagnostic/results.yaml. */
type SheetWords = {
  title: string;
  for: string;
  overall: string;
  ratings: Record<Verdict, { name: string; text: string }>;
  rulesChanged: string;
  sections: { title: string; short: Record<AreaId, string>; table: { columns: AreaRow } };
  recommendations: WhyWords & Record<'title' | 'intro' | 'because' | 'none', string>;
  call: Record<'title' | 'text' | 'button', string>;
};

/** Lays out the report of a diagnostic. */
export function reportSheet(
  assessment: Scored,
  book: AdviceBook,
  words: SheetWords,
  { brand, signature, scheduler }: { brand: string; signature: string; scheduler: string },
): ReportSheet {
  const { score, areas } = resultValues(assessment, book, { results: words });
  const name = shownName(assessment.name);
  const { sections, recommendations, call } = words;
  return {
    brand,
    title: words.title,
    preparedFor: name === null ? null : fill(words.for, { name }),
    date: longDay(assessment.createdAt),
    overall: words.overall,
    ...score,
    meaning: words.ratings[bandOf('score', score.percent)].text,
    rulesChanged: assessment.rulesChanged ? words.rulesChanged : null,
    areasTitle: sections.title,
    areas: { columns: sections.table.columns, rows: areas },
    radar: assessment.card.areas.map(({ id, points }) => ({ short: sections.short[id], points })),
    adviceTitle: recommendations.title,
    adviceIntro: adviceIntro(assessment, recommendations),
    because: recommendations.because,
    advice: listedAdvice(assessment, book, recommendations),
    call: { title: call.title, text: call.text, button: call.button, href: scheduler },
    signature,
  };
}
