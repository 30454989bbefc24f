import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Inline } from './blocks';
import type { Element } from './html';
import { LOOK } from './look';
import { isBlank, rowsOf, sharesOf } from './rows';

/** A table. Columns are as wide as their texts ask for; in a blank one all rows have room for a hand. */
export function GuideTable({ table }: { table: Element }): ReactNode {
  const rows = rowsOf(table);
  const widths = sharesOf(table, rows);
  return (
    <View style={LOOK.table}>
      {rows.map((cells, index) => (
        <View key={index} style={LOOK.tr} wrap={false}>
          {cells.map((cell, column) => {
            const blank = isBlank(table) && cell.tag === 'td' ? [LOOK.blank] : [];
            const head = cell.tag === 'th' ? [LOOK.th] : [];
            const width = { width: `${widths[column]}%` };
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
