import { type Sign } from '@/lib/tools/rules/forecast';
import { firstOf } from '../../sheet/formulas';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';

/** The signs as sheets explain them, the best first, each with what one does about it, as in the guide. */
export const SIGN_LINES: readonly { signs: readonly Sign[]; rule: string; todo: string }[] = [
  {
    signs: ['reached', 'kept'],
    rule: 'At the target; a milestone is done; what should stay holds',
    todo: 'Say thanks. Free its hours for another one',
  },
  {
    signs: ['ahead', 'on track'],
    rule: 'By week 12 the line reaches 110% of the way or more, or 90%',
    todo: 'Nothing. If it’s ahead, was the target too low?',
  },
  {
    signs: ['promised'],
    rule: 'A milestone that isn’t done yet. Nothing’s forecast',
    todo: 'Ask which step comes next, and when',
  },
  {
    signs: ['too early', 'no value yet'],
    rule: 'Before its third week’s value; or none so far. Nothing’s forecast',
    todo: 'Ask for the next update, and no more',
  },
  {
    signs: ['drifting'],
    rule: 'By week 12 the line reaches less than 90%',
    todo: 'Ask one question: what’s in the way?',
  },
  {
    signs: ['slipped'],
    rule: 'Was at the target, or should stay there, and isn’t now',
    todo: 'Ask what changed since it was reached',
  },
  {
    signs: ['stalled'],
    rule: 'Twice in a row, the value came no closer to the target',
    todo: 'Ask what would move it by Friday',
  },
  {
    signs: ['no news', 'no value'],
    rule: 'No value for two weeks; “no value” if there was an update',
    todo: 'Ask its owner today when there’ll be a value',
  },
  {
    signs: ['incomplete'],
    rule: 'Kind, start or target is missing or goes the wrong way',
    todo: 'Fill it in: until then, its goal has no score',
  },
  {
    signs: ['delivered', 'partly', 'missed'],
    rule: 'Week 12 is in: a score of 0.7 or more, 0.4 or more, or less',
    todo: 'Review: what got in the way? Carry over, change or stop',
  },
  {
    signs: ['starts later', 'stopped'],
    rule: 'Before its first week, or after its last: it doesn’t count',
    todo: 'Nothing',
  },
];
export const todoOf = (sign: Sign): string => SIGN_LINES.find(({ signs }) => signs.includes(sign))!.todo;
/** Of those that need somebody, the ones that can wait longest. */
export const SOON: readonly Sign[] = ['drifting', 'partly'];

const BY_MARK = {
  good: ['reached', 'kept', 'ahead', 'on track', 'delivered'],
  fair: ['drifting', 'partly'],
  poor: ['slipped', 'stalled', 'no news', 'no value', 'incomplete', 'missed'],
} as const satisfies Partial<Record<Mark, readonly Sign[]>>;
const MARKED = Object.entries(BY_MARK) as [keyof typeof BY_MARK, readonly Sign[]][];

/** The columns of the board, each with its signs. */
export const GROUPS: readonly { head: string; signs: readonly Sign[] }[] = [
  {
    head: 'Needs you first',
    signs: ['stalled', 'slipped', 'missed', 'no news', 'no value', 'incomplete'],
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
 * @param does how many columns what one does about it takes, where there is room
 */
export function statusRules(
  sheet: Sheet,
  at: string,
  { said, does = 0 }: { said: number; does?: number },
): void {
  const { column, row } = placeOf(at);
  const [first, second, third, last] = [0, 1, 2, said + 1].map((n) => columnName(column + n));
  const [next, end] = [said + 2, said + does + 1].map((n) => columnName(column + n));
  sheet.section(at, `What each status means${does > 0 ? ', and what you do' : ''}`, said + does + 2);
  SIGN_LINES.forEach(({ signs, rule, todo }, index) => {
    const line = row + 1 + index;
    sheet.wide(`${first}${line}:${second}${line}`, signs.join(', '), 'label.bold.shrink');
    sheet.wide(`${third}${line}:${last}${line}`, rule, 'label');
    if (does > 0) sheet.wide(`${next}${line}:${end}${line}`, todo, 'label');
    const [mark] = MARKED.find(([, all]) => signs.every((sign) => all.includes(sign))) ?? [];
    if (mark) sheet.mark(`${first}${line}:${second}${line}`, '=TRUE', mark);
  });
}
