import type { Measured } from './measure';

type Column = { head: string; cell: (page: Measured, blank: Measured) => string };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);
/** Nothing where it was not measured. */
const shown = (value: number, format = (share: number) => share.toFixed(2)) =>
  Number.isNaN(value) ? '' : format(value);
const share = (ours = 0, theirs = NaN) => (ours / theirs).toFixed(3);
const all = ({ bytes }: Measured) => sum(bytes, () => true);
const NAMED = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'];

const COLUMNS: Column[] = [
  { head: 'page', cell: ({ path }) => path },
  { head: 'raw HTML', cell: ({ html }) => kilobytes(html) },
  { head: 'first JS', cell: ({ scripts }) => kilobytes(scripts) },
  ...NAMED.map((type) => ({
    head: type.toLowerCase(),
    cell: ({ bytes }: Measured) => kilobytes(bytes[type] ?? 0),
  })),
  { head: 'other', cell: ({ bytes }) => kilobytes(sum(bytes, (type) => !NAMED.includes(type))) },
  { head: 'all', cell: (page) => kilobytes(all(page)) },
  { head: 'scripts/blank', cell: ({ bytes }, blank) => share(bytes.Script, blank.bytes.Script) },
  { head: 'all/blank', cell: (page, blank) => share(all(page), all(blank)) },
  { head: 'requests', cell: ({ requests }) => String(requests) },
  { head: 'perf/a11y/best/SEO', cell: ({ scores }) => Object.values(scores).join('/') },
  { head: 'FCP', cell: ({ vitals }) => ms(vitals.fcp) },
  { head: 'LCP', cell: ({ vitals }) => ms(vitals.lcp) },
  { head: 'LCP/blank', cell: ({ vitals }, blank) => share(vitals.lcp, blank.vitals.lcp) },
  { head: 'TBT', cell: ({ vitals }) => ms(vitals.tbt) },
  { head: 'SI', cell: ({ vitals }) => ms(vitals.si) },
  { head: 'CLS', cell: ({ vitals }) => vitals.cls.toFixed(3) },
  { head: 'our face', cell: ({ slow }) => (slow.loads ? `${slow.ours}/${slow.loads}` : '') },
  { head: 'next', cell: ({ onward }) => shown(onward.next, ms) },
  { head: 'prepared', cell: ({ onward }) => shown(onward.prepared) },
  { head: 'Back', cell: ({ onward }) => shown(onward.kept) },
];

/** Sizes on the wire in kB (1,000 bytes), times in milliseconds. @param pages the blank page is the first */
export function table(pages: Measured[]): string {
  const rows = [
    COLUMNS.map(({ head }) => head),
    ...pages.map((page) => COLUMNS.map(({ cell }) => cell(page, pages[0]!))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}

function sum(bytes: Record<string, number>, wanted: (type: string) => boolean): number {
  return Object.entries(bytes).reduce((total, [type, size]) => (wanted(type) ? total + size : total), 0);
}
