import { longDay } from '@/lib/kernel/day';
import { fill } from '@/lib/kernel/text';
import type { ReportBook } from './advice';
import type { Scored } from './assessment';
import { bandOf, BANDS, type Verdict } from './bands';
import type { Comparison } from './comparison';
import { planOnPaper, type PlanOnPaper, type PlanWords } from './plan-rows';
import type { AreaId } from './questionnaire';
import { type ResultWords, resultValues } from './report-mail';
import type { AdviceRow, AnswerGroup, AreaRow, Moves } from './report-rows';
import { shownName } from './shown-name';
import { standingTexts } from './standing';

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
  /** Where along the score its name changes. */
  marks: { label: string; from: number }[];
  /** How the areas stand, and what to bring to a call. */
  ask: string;
  /** Said where it was scored by other rules than today's; else null. */
  rulesChanged: string | null;
  areasTitle: string;
  areas: AreaRow[];
  answersTitle: string;
  /** Said where a statement was left without a rating; else null. */
  unratedNote: string | null;
  answers: AnswerGroup[];
  /** The names of the areas around the radar, and what it shows. */
  radar: { names: string[]; text: string };
  adviceTitle: string;
  adviceIntro: string;
  advice: AdviceRow[];
  moves: Moves;
  /** With an earlier result; null where there is none. */
  comparison: Comparison | null;
  /** For a page of its own; without a row there is none. */
  plan: PlanOnPaper;
  /** The one next step: the clarity call, with the address of the calendar as it may be printed. */
  call: { title: string; text: string; button: string; href: string };
  /** Above the lines that are left to write on. */
  notesTitle: string;
  /** At the foot: who made it. */
  signature: string;
};

/** What it takes from content/diagnostic/results.yaml. */
type SheetWords = ResultWords['results'] & {
  title: string;
  for: string;
  overall: string;
  ratings: Record<Verdict, { text: string }>;
  sections: { title: string; from: string; short: Record<AreaId, string> };
  answers: Record<'title' | 'chart' | 'unratedNote', string>;
  recommendations: { title: string };
  plan: PlanWords;
  call: Record<'title' | 'button', string>;
  notes: string;
};

/** Lays out the report of a diagnostic. */
export function reportSheet(
  assessment: Scored,
  book: ReportBook,
  words: SheetWords,
  { brand, signature, scheduler }: { brand: string; signature: string; scheduler: string },
): ReportSheet {
  const { card } = assessment;
  const result = resultValues(assessment, book, { results: words });
  const { score, areas, answers, advice, moves, comparison, values } = result;
  const name = shownName(assessment.name);
  const { sections, ratings, call } = words;
  return {
    brand,
    title: words.title,
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
    answers,
    radar: { names: card.areas.map(({ id }) => sections.short[id]), text: words.answers.chart },
    adviceTitle: words.recommendations.title,
    adviceIntro: advice.intro,
    advice: advice.rows,
    moves,
    comparison,
    plan: planOnPaper(card, book, words.plan),
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
