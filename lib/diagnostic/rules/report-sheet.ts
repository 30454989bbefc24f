import { longDay } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Scored } from './assessment';
import { bandOf, BANDS, type Verdict } from './bands';
import { planRows } from './plan-rows';
import type { AreaId } from './questionnaire';
import { adviceIntro, type ResultWords, resultValues } from './report-mail';
import { adviceRows, answerGroups } from './report-rows';
import { shownName } from './shown-name';
import { standingTexts } from './standing';

/** A report as it is laid out on paper: nothing left to be looked up. */
export type ReportSheet = ReturnType<typeof reportSheet>;

/** What it takes from content/diagnostic/results.yaml. */
type SheetWords = ResultWords['results'] & {
  title: string;
  for: string;
  overall: string;
  ratings: Record<Verdict, { text: string }>;
  sections: { title: string; from: string; short: Record<AreaId, string> };
  answers: Record<'title' | 'chart' | 'unratedNote', string>;
  recommendations: { title: string; intro: string; none: string };
  call: Record<'title' | 'button', string>;
  notes: string;
};

/** Lays out the report of a diagnostic. */
export function reportSheet(
  assessment: Scored,
  book: AdviceBook,
  words: SheetWords,
  { brand, signature, scheduler }: { brand: string; signature: string; scheduler: string },
) {
  const { card } = assessment;
  const result = resultValues(assessment, book, { results: words });
  const { score, areas, start, named, comparison, values } = result;
  const name = shownName(assessment.name);
  const { sections, ratings, call } = words;
  return {
    brand,
    title: words.title,
    /** Null where the name is none that may be shown. */
    preparedFor: name === null ? null : fill(words.for, { name }),
    date: longDay(assessment.createdAt),
    overall: words.overall,
    ...score,
    meaning: ratings[bandOf('score', score.percent)].text,
    marks: BANDS.score
      .filter(({ from }) => from > 0)
      .map(({ id, from }) => ({
        from,
        label: `${ratings[id].name} ${fill(sections.from, { percent: from })}`,
      })),
    ask: values.ask,
    rulesChanged: assessment.rulesChanged ? words.rulesChanged : null,
    areasTitle: sections.title,
    areas,
    answersTitle: words.answers.title,
    unratedNote: card.unrated > 0 ? fill(words.answers.unratedNote, { n: card.unrated }) : null,
    answers: answerGroups(card, book, words),
    radar: { names: card.areas.map(({ id }) => sections.short[id]), text: words.answers.chart },
    ...{ start, named },
    adviceTitle: words.recommendations.title,
    adviceIntro: adviceIntro(assessment, words.recommendations),
    advice: adviceRows(assessment.recommendations, book, words),
    comparison,
    plan: { title: words.plan.title, intro: words.plan.intro, rows: planRows(card, book, words.plan) },
    call: {
      title: call.title,
      text: standingTexts(card, book, words.standing).call,
      button: call.button,
      href: scheduler,
    },
    notesTitle: words.notes,
    signature,
  };
}
