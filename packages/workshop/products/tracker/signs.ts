import { type Sign } from '@/lib/tools/rules/forecast';
import { firstOf } from '../../sheet/formulas';
import { columnName, split, type Sheet } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';

type Line = { signs: readonly Sign[]; rule: string; mark?: Mark };

/** The signs as Overview explains them, the best first. */
export const SIGN_LINES: readonly Line[] = [
  {
    signs: ['reached', 'kept'],
    rule: 'At the target; a milestone is done; what should stay holds',
    mark: 'good',
  },
  { signs: ['ahead'], rule: 'The line reaches 110% of the way or more by week 12', mark: 'good' },
  { signs: ['on track'], rule: '90% or more', mark: 'good' },
  { signs: ['promised'], rule: 'A milestone that isn’t done yet. Nothing’s forecast' },
  { signs: ['drifting'], rule: 'Less than 90%', mark: 'fair' },
  {
    signs: ['slipped'],
    rule: 'Was at the target, or should stay there, and isn’t now',
    mark: 'poor',
  },
  { signs: ['stalled'], rule: 'The last value is no closer to the target than the one before', mark: 'poor' },
  { signs: ['no news'], rule: 'No value for two weeks or more. Nothing’s forecast', mark: 'poor' },
  { signs: ['delivered'], rule: 'Week 12 is in, and the score is 0.7 or more', mark: 'good' },
  { signs: ['partly'], rule: 'Week 12 is in: 0.4 or more', mark: 'fair' },
  { signs: ['missed'], rule: 'Week 12 is in: less than 0.4', mark: 'poor' },
];

/** The columns of the board, each with its signs. */
export const GROUPS: readonly { head: string; signs: readonly Sign[] }[] = [
  { head: 'Stalled, slipped, missed, no news', signs: ['stalled', 'slipped', 'missed', 'no news'] },
  { head: 'Drifting or partly', signs: ['drifting', 'partly'] },
  { head: 'On track or promised', signs: ['on track', 'promised'] },
  { head: 'Ahead, reached, kept, delivered', signs: ['ahead', 'reached', 'kept', 'delivered'] },
];

const oneOf = (cell: string, signs: readonly Sign[]) =>
  `OR(${signs.map((sign) => `${cell}="${sign}"`).join(',')})`;

/** The column of the board in which a sign belongs, by its first sign. */
export const groupFormula = (cell: string): string =>
  firstOf(GROUPS.map(({ signs }) => [oneOf(cell, signs), signs[0]!] as const));

/** What marks a cell with a sign. */
export const signMarks = (cell: string): Partial<Record<Mark, string>> =>
  Object.fromEntries(
    (['good', 'fair', 'poor'] as const).map((mark) => [
      mark,
      `=${oneOf(
        cell,
        SIGN_LINES.filter((line) => line.mark === mark).flatMap(({ signs }) => signs),
      )}`,
    ]),
  );

/**
 * What each status means, from a section's first cell on.
 * @param said how many columns the rule takes
 */
export function statusRules(sheet: Sheet, at: string, { said }: { said: number }): void {
  const { column, row } = split(at);
  const [first, second, third, last] = [0, 1, 2, said + 1].map((n) => columnName(column + n));
  sheet.section(at, 'What each status means', said + 2);
  SIGN_LINES.forEach(({ signs, rule, mark }, index) => {
    const line = row + 1 + index;
    sheet.wide(`${first}${line}:${second}${line}`, signs.join(', '), 'label.bold');
    sheet.wide(`${third}${line}:${last}${line}`, rule, 'label');
    if (mark) sheet.mark(`${first}${line}:${second}${line}`, '=TRUE', mark);
  });
}
