import { CURRENCY, exactAmount } from '../../lib/kernel/money';
import { minute, table } from '../owner/output';
import type { Cell, Column, Kind, Sheet, Table } from './cells';

/** A value as it is read. @param zone by whose clock */
export function shown(value: Cell, kind: Kind, zone: string): string {
  if (value === null) return '';
  if (kind === 'time') return minute(new Date(value), zone);
  if (typeof value === 'string') return value;
  if (kind === 'money') return exactAmount({ cents: value, currency: CURRENCY });
  return kind === 'percent' ? `${Math.round(value * 100)}%` : String(value);
}

export const knownFacts = ({ facts }: Pick<Sheet, 'facts'>) =>
  facts.filter(({ value }) => value !== null && value !== '');

const rowOf = (columns: Column[], cells: Cell[], zone: string): string[] =>
  columns.map(({ kind }, at) => shown(cells[at] ?? null, kind, zone));

const headOf = (columns: Column[]): string[] => columns.map(({ name }) => name.toUpperCase());

/** A list for a terminal. Each row begins with what its sheet is found by. */
export function tableText({ columns, rows }: Table, zone: string): string {
  if (rows.length === 0) return 'There is nothing to show.\n';
  const saysId = rows.every(({ id, cells }) => cells[0] === id);
  const body = rows.map(({ id, cells }) => [...(saysId ? [] : [id]), ...rowOf(columns, cells, zone)]);
  const head = [...(saysId ? [] : ['ID']), ...headOf(columns)];
  return `${table([head, ...body])}\nTimes are those of ${zone}.\n`;
}

export function sheetText(sheet: Sheet, zone: string): string {
  const facts = knownFacts(sheet).map(({ name, kind, value }) => [
    name,
    shown(value, kind, zone).replaceAll('\n', ', '),
  ]);
  const parts = sheet.parts.map(
    ({ title, columns, rows }) =>
      `\n${title}\n${table([headOf(columns), ...rows.map((cells) => rowOf(columns, cells, zone))])}`,
  );
  const links = [
    ...sheet.links.map(({ text, href }) => [text, href]),
    ...sheet.others.map(({ text, id }) => [text, id]),
  ];
  const head = `${sheet.title}\n${sheet.state}\n\n`;
  return [head, table([...facts, ...links, ['Times', zone]]), ...parts].join('');
}
