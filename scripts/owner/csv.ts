import { stringify } from 'csv-stringify/sync';

/**
 * Rows for a spreadsheet. A value that begins like a formula is marked as text: nobody's entry is run. The mark at the
 * beginning of the file tells Excel that names are in UTF-8.
 * @param columns in this order, and all of them where there is no row; not given: those of the first row
 */
export const csv = (rows: object[], columns?: string[]): string =>
  stringify(rows, {
    ...{ bom: true, header: true, columns, escape_formulas: true, record_delimiter: 'windows' },
    // Any line break: the library itself quotes only the one that ends its records.
    quoted_match: /[\r\n]/,
  });
