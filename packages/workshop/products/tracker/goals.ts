import { FINAL, LAST_WEEK, NEEDS_YOU, OFF, type Sign } from '@/lib/tools/rules/forecast';
import { SCORE_WORDS } from '@/lib/tools/rules/okr';
import type { Mark } from '../../sheet/styles';
import { wordFormula } from '../okr/layout';
import { AT_START, INCOMPLETE, lineCellsAt } from './formulas';

/** What a goal needs of its key results, each the cells of all of them: their goals and what counts how. */
type Counted = { goals: string; goal: string; begins: string; ends: string; week: string };
type Scored = Counted & Record<'weights' | 'scores' | 'unmeasured', string>;

/** Those cells of the workings that say when a key result counts. */
export function spansAt(sheet: string, from: number, first: number, count: number) {
  const [top, bottom] = [lineCellsAt(sheet, from, first), lineCellsAt('', from, first + count - 1)];
  const all = (name: 'begins' | 'ends' | 'unmeasured') => `${top[name]}:${bottom[name]}`;
  return { begins: all('begins'), ends: all('ends'), unmeasured: all('unmeasured') };
}

const counted = ({ goals, goal, begins, ends, week }: Counted) =>
  `(${goals}=${goal})*(${begins}<=${week})*(${ends}>=${week})`;

/**
 * The weighted mean of a goal's key results in a week; one that never had a value counts as 0, but for what
 * should stay. Nothing without any value, or while one is incomplete. As the core has it.
 */
export function goalScoreFormula({ scores, weights, unmeasured, ...which }: Scored): string {
  const own = counted(which);
  const known = `(ISNUMBER(${scores})+(1-ISNUMBER(${scores}))*(${unmeasured}=${AT_START}))`;
  const weight = `SUMPRODUCT(${own}*${known},${weights})`;
  const lost = `SUMPRODUCT(${own}*(${unmeasured}=${INCOMPLETE}))`;
  const none = `SUMPRODUCT(${own}*ISNUMBER(${scores}))=0`;
  return `IF(OR(${lost}>0,${none},${weight}=0),"",SUMPRODUCT(${own},${weights},${scores})/MAX(1E-9,${weight}))`;
}

/** How many of a goal's key results have a score: "2 of 3". */
export function measuredFormula({ scores, ...which }: Counted & Pick<Scored, 'scores'>): string {
  const own = counted(which);
  return `IF(SUMPRODUCT(${own})=0,"",SUMPRODUCT(${own}*ISNUMBER(${scores}))&" of "&SUMPRODUCT(${own}))`;
}

/** The weighted mean of a goal's key results that have a number and count in a week. */
export function meanFormula({
  scores,
  weights,
  ...which
}: Counted & Pick<Scored, 'scores' | 'weights'>): string {
  const own = `${counted(which)}*ISNUMBER(${scores})`;
  const weight = `SUMPRODUCT(${own},${weights})`;
  return `IF(${weight}>0,SUMPRODUCT(${own},${weights},${scores})/${weight},"")`;
}

/** The mean of the goals' scores; nothing while a key result is incomplete. */
export const quarterFormula = (scores: string, goals: string, signs: string): string =>
  `IF(OR(COUNT(${scores})=0,SUMPRODUCT((LEN(${goals})>0)*(${signs}="incomplete"))>0),"",SUM(${scores})/MAX(1,COUNT(${scores})))`;

/** The cells of key results that a verdict counts; of one goal, where it has a number and a name. */
type Judged = { goals: string; signs: string; goal?: string; title?: string; score: string; week: string };

/** What a goal comes to, or the quarter; as the core has it. */
export function verdictFormula({ goals, signs, goal, title, score, week }: Judged): string {
  const all = goal ? `(${goals}=${goal})` : `(LEN(${goals})>0)`;
  const among = (all: readonly Sign[]) => `(${all.map((sign) => `(${signs}="${sign}")`).join('+')})`;
  const own = `${all}*(1-${among(OFF)})`;
  const count = (lines: string) => `SUMPRODUCT(${own}*${lines})`;
  const [some, need] = [`SUMPRODUCT(${own})`, count(among(NEEDS_YOU))];
  const [few, lost] = [count(among(['no value yet'])), count(among(['incomplete']))];
  const over = `AND(${week}>=${LAST_WEEK},ISNUMBER(${score}),${count(among(FINAL))}=${some})`;
  const open = `IF(${count(among(['reached', 'kept']))}=${some},"at target","on track")`;
  const promised = `IF(${count(among(['promised']))}=${some},"promised",${open})`;
  const early = `IF(${count(among(['too early']))}>0,"too early",${promised})`;
  const without = `IF(${few}>0,${few}&" of "&${some}&" without a value",${early})`;
  const needs = `IF(${need}>0,${need}&" of "&${some}&IF(${need}=1," needs"," need")&" you",${without})`;
  const says = `IF(${lost}>0,${lost}&" of "&${some}&" incomplete",IF(${over},${wordFormula(score)},${needs}))`;
  return `IF(${some}=0,${title ? `IF(LEN(${title})=0,"","no key result")` : '""'},${says})`;
}
/** The same as colors. */
export const verdictMarks = (cell: string): Partial<Record<Mark, string>> => ({
  good: `=OR(${['delivered', 'on track', 'at target'].map((word) => `${cell}="${word}"`).join(',')})`,
  fair: `=OR(${cell}="${SCORE_WORDS.progress}",ISNUMBER(SEARCH("need",${cell})),ISNUMBER(SEARCH("incomplete",${cell})))`,
  poor: `=${cell}="${SCORE_WORDS.short}"`,
});
