import { isoDay, longDay } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Scored } from './assessment';
import { bandOf, BANDS, type Verdict } from './bands';
import { planRows, planDates, planStart } from './plan';
import type { AreaId } from './questionnaire';
import { type ResultWords, resultValues, shownName } from './report-mail';
import { adviceIntro, adviceRows, answerGroups, namedRows, placeInPlan, standingTexts } from './report-rows';

export type ReportSheet = ReturnType<typeof reportSheet>;

type SheetWords = ResultWords['results'] & {
  title: string;
  for: string;
  overall: string;
  ratings: Record<Verdict, { text: string }>;
  sections: { title: string; from: string; short: Record<AreaId, string> };
  answers: Record<'title' | 'chart' | 'unratedNote', string>;
  recommendations: Parameters<typeof adviceIntro>[2] & { title: string };
  plan: Record<'title' | 'dates', string>;
  call: Record<'title' | 'button', string>;
  notes: string;
};

export function reportSheet(
  assessment: Scored,
  book: AdviceBook,
  words: SheetWords,
  setting: Record<'brand' | 'signature' | 'scheduler' | 'today', string> & { holidays: readonly string[] },
) {
  const { brand, signature, scheduler, today, holidays } = setting;
  const { card } = assessment;
  const result = resultValues(assessment, book, { results: words });
  const { score, areas, steps, start, comparison, values } = result;
  const name = shownName(assessment.name);
  const { sections, ratings, call, plan } = words;
  const advice = adviceRows(assessment.recommendations, book, words);
  const said = [...steps.slice(0, 1), ...advice];
  const rows = planRows(card, book, plan);
  const begins = planStart(isoDay(assessment.createdAt), today);
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
    start,
    named: { ...result.named, items: namedRows(assessment.currentChallenges, book, said) },
    adviceTitle: words.recommendations.title,
    adviceIntro: adviceIntro(advice, steps, words.recommendations),
    /** What is a step already is said above. */
    advice: advice
      .map((row, index) => ({ ...row, number: String(index + 1) }))
      .filter((row) => placeInPlan(row, steps) < 0),
    comparison,
    plan: { title: plan.title, intro: planDates(rows, begins, holidays, plan), rows },
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
