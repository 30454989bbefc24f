import { type ReactNode, useMemo, useState } from 'react';
import type { Column, DeskRow, DeskTable } from '../../desk/desk';
import { RANGES } from '../../desk/ranges';
import { Cells } from './cells';
import { type Choices, chosenRows, type Sorting } from './chosen';
import { clockNote } from './written';

type Props = {
  name: string;
  table: DeskTable;
  open?: (id: string) => void;
  /** What can be done with the rows that are shown. `isAll`: none was left out. */
  beside?: (rows: DeskRow[], isAll: boolean) => ReactNode;
};

/**
 * A table that can be searched, chosen from and sorted by any of its columns, and whose rows can be opened.
 */
export function Rows({ name, table, open, beside }: Props) {
  const { columns, rows, sum, note, zone } = table;
  const [search, setSearch] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const found = useMemo(
    () => chosenRows(table, { search, choices, sorting, now: new Date() }),
    [table, search, choices, sorting],
  );
  // What names the row opens it.
  const opener = columns.findIndex(({ kind }) => kind === 'text');

  if (rows.length === 0) return <p className="note">There is nothing here yet. {note}</p>;
  return (
    <>
      <p className="note">
        {note}
        {columns.some(({ kind }) => kind === 'time') && ` ${clockNote(zone)}`}
      </p>
      <div className="search" role="search" aria-label={name}>
        <label>
          Search
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        {columns.map((column, at) =>
          column.isChosen ? (
            <Choice
              key={column.name}
              column={column}
              values={valuesOf(column, rows, at)}
              chosen={choices[column.name] ?? ''}
              choose={(value) => setChoices({ ...choices, [column.name]: value })}
            />
          ) : null,
        )}
        <p className="note" role="status">
          {found.length === rows.length ? rows.length : `${found.length} of ${rows.length}`}
        </p>
      </div>
      {beside?.(found, found.length === rows.length)}
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
            {found.map(({ id, cells }, index) => (
              <tr key={id ?? index}>
                <Cells
                  {...{ cells, columns, zone }}
                  show={(text, at) =>
                    open && id !== null && at === opener ? (
                      <button type="button" className="link" onClick={() => open(id)}>
                        {text}
                      </button>
                    ) : (
                      text
                    )
                  }
                />
              </tr>
            ))}
          </tbody>
          {sum && (
            <tfoot>
              <tr>
                <Cells cells={sum} {...{ columns, zone }} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  );
}

const sortOf = (sorting: Sorting | null, by: number) =>
  sorting?.by === by ? (sorting.isUp ? 'ascending' : 'descending') : undefined;

/** What can be chosen of a column, and how it is called. */
function valuesOf({ kind }: Column, rows: DeskRow[], at: number): [string, string][] {
  if (kind === 'time') return Object.entries(RANGES);
  const values = new Set(rows.map(({ cells }) => String(cells[at] ?? '')));
  return [...values].sort((a, b) => a.localeCompare(b)).map((value) => [value, value]);
}

type ChoiceProps = {
  column: Column;
  values: [string, string][];
  chosen: string;
  choose: (value: string) => void;
};

function Choice({ column, values, chosen, choose }: ChoiceProps) {
  return (
    <label>
      {column.name}
      <select value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{column.kind === 'time' ? 'Any time' : 'All'}</option>
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
