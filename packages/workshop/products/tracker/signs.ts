import { type Sign } from '@/lib/tools/rules/forecast';
import { firstOf } from '../../sheet/formulas';
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
  { signs: ['missed'], rule: 'Week 12 is in, and it isn’t at the target', mark: 'poor' },
];

/** The columns of the board, each with its signs. */
export const GROUPS: readonly { head: string; signs: readonly Sign[] }[] = [
  { head: 'Stalled, slipped or missed', signs: ['stalled', 'slipped', 'missed'] },
  { head: 'Drifting', signs: ['drifting'] },
  { head: 'On track or promised', signs: ['on track', 'promised'] },
  { head: 'Ahead, reached or kept', signs: ['ahead', 'reached', 'kept'] },
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
