import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Inline } from './blocks';
import type { Element, Node } from './html';
import { LOOK } from './look';

/** A table. Columns are as wide as their texts ask for; in a blank one all rows have room for a hand. */
export function GuideTable({ table }: { table: Element }): ReactNode {
  const rows = rowsOf(table);
  const widths = widthsOf(rows);
  return (
    <View style={LOOK.table}>
      {rows.map((cells, index) => (
        <View key={index} style={LOOK.tr} wrap={false}>
          {cells.map((cell, column) => {
            const blank = table.kind === 'blank' && cell.tag === 'td' ? [LOOK.blank] : [];
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

const elements = (nodes: readonly Node[]) =>
  nodes.filter((node): node is Element => typeof node !== 'string');
const rowsOf = (table: Element) =>
  elements(table.children)
    .flatMap(({ tag, children }) => (tag === 'thead' || tag === 'tbody' ? elements(children) : []))
    .map((row) => elements(row.children));

/** In percent: by the root of the longest text, so that a long column doesn't starve the others. */
function widthsOf(rows: readonly Element[][]): number[] {
  const wish = (column: number) =>
    Math.max(...rows.map((row) => Math.sqrt(Math.max(6, lengthOf(row[column]?.children ?? [])))));
  const wishes = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    wish(column),
  );
  const all = wishes.reduce((total, one) => total + one, 0);
  return wishes.map((one) => (one / all) * 100);
}

const lengthOf = (nodes: readonly Node[]): number =>
  nodes.reduce(
    (total, node) => total + (typeof node === 'string' ? node.length : lengthOf(node.children)),
    0,
  );
