import { compared } from '../../sheet/formulas';

/** The cells that say what a KPI wants. */
type KpiCells = Record<'direction' | 'target' | 'limit' | 'upperTarget' | 'upperLimit', string>;

/** Whether it has a target and a limit, on both sides where it should stay between. */
export const hasTarget = ({ direction, target, limit, upperTarget, upperLimit }: KpiCells): string =>
  `AND(${direction}<>"",COUNT(${target},${limit})=2,OR(${direction}<>"between",COUNT(${upperTarget},${upperLimit})=2))`;

/**
 * How much a value changes in a week, by least squares over the last so many weeks up to one; nothing with
 * fewer than three values. Rounded, since a value that stays the same must have a trend of exactly 0.
 */
export function trendFormula(values: string, weeks: string, week: string, span: number): string {
  // An inserted row has no number, which would count as week 0.
  const inside = `ISNUMBER(${weeks})*(${weeks}>${week}-${span})*(${weeks}<=${week})`;
  const x = `(${weeks}-${week})`;
  const given = `ISNUMBER(${values})*${inside}`;
  const count = `SUMPRODUCT(${given})`;
  const sumX = `SUMPRODUCT(${given}*${x})`;
  const top = `${count}*SUMPRODUCT(${inside}*${x},${values})-${sumX}*SUMPRODUCT(${inside},${values})`;
  const below = `${count}*SUMPRODUCT(${given}*${x}*${x})-${sumX}*${sumX}`;
  return `IF(${count}<3,"",ROUND((${top})/(${below}),10))`;
}

/**
 * 1 on target, a half drifting, 0 missed; nothing without a value or without its targets and limits. As the
 * core has it.
 */
export function pointsFormula(value: string, trend: string, kpi: KpiCells): string {
  const { direction, target, limit, upperTarget, upperLimit } = kpi;
  // Between two targets that are the same, no trend counts.
  const isExact = `AND(${direction}="between",${compared(`N(${upperTarget})`, '=', `N(${target})`)})`;
  const next = `${value}+IF(${isExact},0,N(${trend}))`;
  const above = `IF(${compared(value, '<', limit)},2,IF(AND(${compared(value, '>=', target)},${compared(next, '>=', target)}),0,1))`;
  const below = (aim: string, bound: string) =>
    `IF(${compared(value, '>', bound)},2,IF(AND(${compared(value, '<=', aim)},${compared(next, '<=', aim)}),0,1))`;
  const worse = `IF(${direction}="between",MAX(${above},${below(upperTarget, upperLimit)}),${above})`;
  const severity = `IF(${direction}="below",${below(target, limit)},${worse})`;
  return `IF(AND(ISNUMBER(${value}),${hasTarget(kpi)}),1-${severity}/2,"")`;
}

/**
 * What points mean in words.
 * @param last the last week with a value up to the one shown; 0 for none
 */
export const statusFormula = (points: string, last: string): string =>
  `IF(NOT(ISNUMBER(${points})),IF(${last}>0,"missing","no value yet"),IF(${points}=1,"on target",IF(${points}=0,"missed","drifting")))`;

/** The weighted mean of points side by side, of those of one team; nothing where none has any. */
export function scoreFormula(points: string, weights: string): string {
  const counted = `SUMPRODUCT(${weights}*ISNUMBER(${points}))`;
  return `IF(${counted}>0,SUMPRODUCT(${weights},${points})/${counted},"")`;
}
