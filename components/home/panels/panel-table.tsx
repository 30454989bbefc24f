import type { ReactNode } from 'react';

type PanelTableProps = {
  caption: string;
  columns: readonly string[];
  rows: { id: string; cells: [ReactNode, ReactNode, ReactNode] }[];
};

const NAME = 'border-b border-ink py-2 pr-6 text-note font-semibold text-ink-muted';
const ROW =
  'border-line align-baseline *:border-line md:*:border-b md:*:py-4.5 max-md:grid max-md:gap-2 max-md:border-t max-md:py-4.5';
const FIRST =
  'font-display text-l/tight font-medium md:w-44 md:pr-6 lg:w-[calc(var(--column)+var(--gap))] lg:pr-gap';
const CELL = 'md:not-last:w-[34%] md:not-last:pr-6 lg:not-last:w-68';

/** A table in a panel. On a phone a row is a block, and says itself which column a text belongs to. */
export function PanelTable({ caption, columns, rows }: PanelTableProps) {
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={NAME}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, cells: [first, ...cells] }) => (
          <tr key={id} className={ROW}>
            <th scope="row" className={FIRST}>
              {first}
            </th>
            {cells.map((cell, i) => (
              <td key={i} className={CELL}>
                <span className="block text-s/[1.4] text-ink-muted md:hidden">{columns[i + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
