import { type Sign } from '@/lib/tools/rules/forecast';
import { firstOf } from '../../sheet/formulas';
import { columnName, split, type Sheet } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';

/** The signs as sheets explain them, the best first. */
export const SIGN_LINES: readonly { signs: readonly Sign[]; rule: string }[] = [
  { signs: ['reached', 'kept'], rule: 'At the target; a milestone is done; what should stay holds' },
  { signs: ['ahead', 'on track'], rule: 'By week 12 the line reaches 110% of the way or more, or 90%' },
  { signs: ['promised'], rule: 'A milestone that isn’t done yet. Nothing’s forecast' },
  { signs: ['too early', 'no value yet'], rule: 'Before week 3’s value; or none so far. Nothing’s forecast' },
  { signs: ['drifting'], rule: 'By week 12 the line reaches less than 90%' },
  { signs: ['slipped'], rule: 'Was at the target, or should stay there, and isn’t now' },
  { signs: ['stalled'], rule: 'Twice in a row, the value came no closer to the target' },
  {
    signs: ['no news', 'no value'],
    rule: 'No value for two weeks; “no value” if there was an update',
  },
  { signs: ['no target'], rule: 'Kind, start or target is missing or goes the wrong way' },
  {
    signs: ['delivered', 'partly', 'missed'],
    rule: 'Week 12 is in: a score of 0.7 or more, 0.4 or more, or less',
  },
];

const BY_MARK = {
  good: ['reached', 'kept', 'ahead', 'on track', 'delivered'],
  fair: ['drifting', 'partly'],
  poor: ['slipped', 'stalled', 'no news', 'no value', 'no target', 'missed'],
} as const satisfies Partial<Record<Mark, readonly Sign[]>>;
const MARKED = Object.entries(BY_MARK) as [keyof typeof BY_MARK, readonly Sign[]][];

/** The columns of the board, each with its signs. */
export const GROUPS: readonly { head: string; signs: readonly Sign[] }[] = [
  {
    head: 'Needs you first',
    signs: ['stalled', 'slipped', 'missed', 'no news', 'no value', 'no target'],
  },
  { head: 'Drifting or partly', signs: ['drifting', 'partly'] },
  { head: 'On track, promised or too early', signs: ['on track', 'promised', 'too early'] },
  { head: 'Ahead, reached, kept, delivered', signs: ['ahead', 'reached', 'kept', 'delivered'] },
];

export const oneOf = (cell: string, signs: readonly Sign[]) =>
  `OR(${signs.map((sign) => `${cell}="${sign}"`).join(',')})`;

/** The column of the board in which a sign belongs, by its first sign. */
export const groupFormula = (cell: string): string =>
  firstOf(GROUPS.map(({ signs }) => [oneOf(cell, signs), signs[0]!] as const));

/** What marks a cell with a sign. */
export const signMarks = (cell: string): Partial<Record<Mark, string>> =>
  Object.fromEntries(MARKED.map(([mark, signs]) => [mark, `=${oneOf(cell, signs)}`]));

/**
 * What each status means, from a section's first cell on.
 * @param said how many columns the rule takes
 */
export function statusRules(sheet: Sheet, at: string, { said }: { said: number }): void {
  const { column, row } = split(at);
  const [first, second, third, last] = [0, 1, 2, said + 1].map((n) => columnName(column + n));
  sheet.section(at, 'What each status means', said + 2);
  SIGN_LINES.forEach(({ signs, rule }, index) => {
    const line = row + 1 + index;
    sheet.wide(`${first}${line}:${second}${line}`, signs.join(', '), 'label.bold.shrink');
    sheet.wide(`${third}${line}:${last}${line}`, rule, 'label');
    const [mark] = MARKED.find(([, all]) => signs.every((sign) => all.includes(sign))) ?? [];
    if (mark) sheet.mark(`${first}${line}:${second}${line}`, '=TRUE', mark);
  });
}
