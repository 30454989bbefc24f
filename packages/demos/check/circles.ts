import { LEVELS, looseEnds, type Entry, type Level } from '@/lib/tools/rules/goal-tree';
import { nameOf, type Sheet } from '@/lib/tools/rules/workbook/read-workbook';
import { headingAt, isEmpty, short, type Finding } from './finding';
import { MOST_ROWS } from './numbers';

/** In a list of goals that serve each other: those that serve themselves, by however many others. */
export function circles(sheet: Sheet): Finding[] {
  const [number, level, serves] = ['No.', 'It is a', 'Serves no.'].map((text) => headingAt(sheet, text));
  if (!number || !level || !serves) return [];
  const value = (column: number, row: number) => sheet.cells.get(nameIn(column, row))?.value;
  const lines: { entry: Entry; row: number; what: string }[] = [];
  const last = level.row + MOST_ROWS;
  for (let row = level.row + 1; row <= last && !isEmpty(value(number.column, row)); row++) {
    const kind = value(level.column, row) as Level;
    if (!LEVELS.includes(kind)) continue;
    const entry = {
      id: text(value(number.column, row)),
      level: kind,
      serves: text(value(serves.column, row)),
    };
    lines.push({ entry, row, what: text(value(level.column + 1, row)) });
  }
  const says: Partial<Record<ReturnType<typeof looseEnds>[number]['why'], string>> = {
    'serves itself': 'serves itself: give it the number of a line above it.',
    'is part of a loop': 'is part of a loop: what it serves leads back to it.',
  };
  return looseEnds(lines.map(({ entry }) => entry)).flatMap(({ id, why }) => {
    if (!says[why]) return [];
    const { row, what } = lines.find(({ entry }) => entry.id === id)!;
    return {
      sheet: sheet.name,
      cell: nameIn(serves.column, row),
      text: `Line ${id}${what ? `, “${short(what)}”,` : ''} ${says[why]}`,
    };
  });
}

const nameIn = (column: number, row: number) => nameOf({ column, row });

const text = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
