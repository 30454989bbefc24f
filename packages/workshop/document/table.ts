import {
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { type Element, isBlank, rowsOf, sharesOf } from '../guide/html';
import { FILLS, RULES } from './look';
import { runs } from './runs';

const { cell: RULE } = RULES;
const MARGINS = { top: 40, bottom: 40, left: 90, right: 90 };

/**
 * A table over the whole width. Its first row comes again on each page; in a blank one all rows have room for
 * a hand.
 * @param width of the text, in twentieths of a point
 */
export function tableOf(table: Element, width: number): Table {
  const rows = rowsOf(table);
  const columnWidths = sharesOf(table, rows).map((share) => Math.round((share / 100) * width));
  const blank = isBlank(table);
  return new Table({
    width: { size: columnWidths.reduce((total, one) => total + one, 0), type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          height: blank && index > 0 ? { value: 440, rule: HeightRule.ATLEAST } : undefined,
          children: cells.map((cell, column) => cellOf(cell, columnWidths[column]!)),
        }),
    ),
  });
}

function cellOf({ tag, kind, children }: Element, width: number): TableCell {
  const look = { bold: tag === 'th' || undefined, italics: kind === 'say' || undefined };
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: MARGINS,
    borders: { top: RULE, bottom: RULE, left: RULE, right: RULE },
    shading: tag === 'th' ? { type: ShadingType.CLEAR, fill: FILLS.head, color: 'auto' } : undefined,
    children: [new Paragraph({ style: 'Cell', children: runs(children, look) })],
  });
}
