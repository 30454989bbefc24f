import { useMemo, useState } from 'react';
import { exactAmount } from '@/lib/kernel/money';
import type { Column, DeskTable } from '../desk/desk';

type Cell = string | number | null;

/** A table that can be searched, and sorted by any of its columns. */
export function Rows({ name, table: { columns, rows, note } }: { name: string; table: DeskTable }) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<{ by: number; isUp: boolean } | null>(null);
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const fitting = rows.filter((row) =>
      row.some((cell, index) => written(cell, columns[index]!).toLowerCase().includes(wanted)),
    );
    if (!sorting) return fitting;
    const { by, isUp } = sorting;
    return fitting.toSorted((a, b) => compared(a[by]!, b[by]!) * (isUp ? 1 : -1));
  }, [rows, columns, search, sorting]);

  if (rows.length === 0) return <p className="note">There is nothing here yet. {note}</p>;
  return (
    <>
      <p className="note">{note}</p>
      <div className="field search">
        <label htmlFor="search">Search</label>
        <input id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <p className="note" role="status">
          {found.length === rows.length ? rows.length : `${found.length} of ${rows.length}`}
        </p>
      </div>
      <div className="rows" tabIndex={0} role="region" aria-label={name}>
        <table>
          <thead>
            <tr>
              {columns.map((column, by) => (
                <th key={column.name} scope="col" data-kind={column.kind} aria-sort={sortOf(sorting, by)}>
                  <button
                    type="button"
                    onClick={() => setSorting({ by, isUp: sorting?.by === by ? !sorting.isUp : true })}
                  >
                    {column.name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={columns[at]!.name} data-kind={columns[at]!.kind}>
                    {written(cell, columns[at]!)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const sortOf = (sorting: { by: number; isUp: boolean } | null, by: number) =>
  sorting?.by === by ? (sorting.isUp ? 'ascending' : 'descending') : undefined;

/** What is missing stands last. */
function compared(a: Cell, b: Cell): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function written(cell: Cell, { kind }: Column): string {
  if (cell === null) return '';
  if (kind === 'time') return TIME.format(new Date(cell));
  if (kind === 'money') return exactAmount(Number(cell));
  return kind === 'percent' ? `${Math.round(Number(cell) * 100)}%` : String(cell);
}
