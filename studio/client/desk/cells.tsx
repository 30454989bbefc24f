import type { ReactNode } from 'react';
import type { Cell, Column } from '../../desk/desk';
import { written } from './written';

type Props = {
  cells: readonly Cell[];
  columns: readonly Column[];
  zone: string;
  /** What stands in a cell in place of its text, such as a button with it. */
  show?: (text: string, at: number) => ReactNode;
};

/** A row of a table, each cell as its column is written. */
export function Cells({ cells, columns, zone, show = (text) => text }: Props) {
  return cells.map((cell, at) => {
    const { name, kind } = columns[at]!;
    return (
      <td key={name} data-kind={kind}>
        {show(written(cell, kind, zone), at)}
      </td>
    );
  });
}
