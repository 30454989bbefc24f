import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Inline } from './blocks';
import { Cross, Blank } from './blank';
import { textOf, type Element } from './html';
import { LOOK } from './look';
import { isBlank, rowsOf, sharesOf } from './rows';

/** A table, on one page. Columns are as wide as their texts ask for; in a blank one all rows have room for a hand, or for typing. */
export function GuideTable({ table }: { table: Element }): ReactNode {
  const rows = rowsOf(table);
  const widths = sharesOf(table, rows);
  const [heads = []] = rows;
  const toFill = (cell: Element) => isBlank(table) && cell.tag === 'td' && cell.children.length === 0;
  return (
    <View style={LOOK.table} wrap={false}>
      {rows.map((cells, index) => (
        <View key={index} style={LOOK.tr}>
          {cells.map((cell, column) => {
            const blank = isBlank(table) && cell.tag === 'td' ? [LOOK.blank] : [];
            const head = cell.tag === 'th' ? [LOOK.th] : [];
            const width = { width: `${widths[column]}%` };
            if (toFill(cell)) {
              const name = `${textOf(heads[column]!)} ${textOf(cells[0]!) || index} (${table.id})`;
              return (
                <View key={column} style={[LOOK.cell, ...blank, width]}>
                  {cell.kind === 'cross' ? <Cross name={name} /> : <Blank name={name} />}
                </View>
              );
            }
            return (
              <Text key={column} style={[LOOK.cell, ...head, ...blank, width]}>
                <Inline
                  nodes={cell.kind === 'say' ? [{ tag: 'em', children: cell.children }] : cell.children}
                />
              </Text>
            );
          })}
        </View>
      ))}
    </View>
  );
}
