import { useState } from 'react';
import { type DeskName, type DeskRow, type DeskTable, OF_DAYS } from '../../desk/desk';
import { RANGES, type RangeName } from '../../desk/ranges';
import { Costs } from './costs';
import { Rows } from './rows';
import { SaveButton } from './save-button';
import { TableActions } from './table-actions';
import { useAnswer } from '../use-answer';

type Props = {
  name: DeskName | 'log';
  title: string;
  /** One more for each change that it may show. */
  version: number;
  open: (table: DeskName, id: string) => void;
  changed: () => void;
};

/** One table of the desk, with what can be done from there. */
export function TableView({ name, title, version, open, changed }: Props) {
  const [range, setRange] = useState<RangeName>('days30');
  const isOfDays = (OF_DAYS as readonly string[]).includes(name);
  const query = isOfDays ? `&range=${range}` : '';
  const given = useAnswer<DeskTable>(`/api/desk?table=${name}${query}`, version);
  const table = given?.answer;
  return (
    <>
      <h2>{title}</h2>
      {isOfDays && (
        <label className="days">
          Days
          <select value={range} onChange={(event) => setRange(event.target.value as RangeName)}>
            {Object.entries(RANGES).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      {given?.trouble && <p role="alert">{given.trouble}</p>}
      {!given && <p className="note">One moment …</p>}
      {table?.actions && table.actions.length > 0 && (
        <TableActions actions={table.actions} changed={changed} />
      )}
      {table && (
        <Rows
          name={title}
          table={table}
          open={name === 'log' ? undefined : (id) => open(name, id)}
          beside={
            name === 'leads' || name === 'orders' ? (rows, isAll) => saveRows(name, rows, isAll) : undefined
          }
        />
      )}
      {name === 'channels' && <Costs version={version} changed={changed} />}
      {name === 'funnel' && <Statements range={range} version={version} />}
    </>
  );
}

/** How many rated each: where they stop, one is hard to answer. */
function Statements({ range, version }: { range: RangeName; version: number }) {
  const given = useAnswer<DeskTable>(`/api/desk?table=statements&range=${range}`, version);
  if (!given?.answer) return null;
  return (
    <>
      <h3>Statements of the diagnostic</h3>
      <Rows name="Statements" table={given.answer} />
    </>
  );
}

/** All of them, also those that the table has no room for, or the rows that are shown. */
function saveRows(kind: 'leads' | 'orders', rows: DeskRow[], isAll: boolean) {
  if (rows.length === 0) return null;
  const ids = isAll ? null : rows.flatMap(({ id }) => id ?? []);
  const text = isAll
    ? 'Save all as CSV'
    : `Save ${rows.length === 1 ? 'this one' : `these ${rows.length}`} as CSV`;
  return <SaveButton text={text} file={{ kind, ids }} />;
}
