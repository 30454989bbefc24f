import { stringify } from 'csv-stringify/sync';

/**
 * Rows for a spreadsheet. A value that begins like a formula is marked as text: nobody's entry is run. A phone stays as it was
 * typed where it has only what a number has. The mark at the beginning of the file tells Excel that names are in UTF-8.
 * @param columns in this order, and all of them where there is no row; not given: those of the first row
 */
export const csv = (rows: object[], columns?: string[]): string =>
  stringify(rows, {
    ...{ bom: true, header: true, columns, escape_formulas: true, record_delimiter: 'windows' },
    cast: {
      string: (value, { column }) =>
        column === 'phone' && PHONE.test(value) ? { value, escape_formulas: false } : value,
    },
    // Any line break: the library itself quotes only the one that ends its records.
    quoted_match: /[\r\n]/,
  });

/** At its worst a sum of numbers. */
const PHONE = /^\+[\d .()/-]+$/;
