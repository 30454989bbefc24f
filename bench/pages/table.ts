import type { Measured } from './measure';

type Column = { head: string; cell: (page: Measured) => string };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);
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
  { head: 'all', cell: ({ bytes }) => kilobytes(sum(bytes, () => true)) },
  { head: 'requests', cell: ({ requests }) => String(requests) },
  { head: 'perf/a11y/best/SEO', cell: ({ scores }) => Object.values(scores).join('/') },
  { head: 'FCP', cell: ({ vitals }) => ms(vitals.fcp) },
  { head: 'LCP', cell: ({ vitals }) => ms(vitals.lcp) },
  { head: 'TBT', cell: ({ vitals }) => ms(vitals.tbt) },
  { head: 'SI', cell: ({ vitals }) => ms(vitals.si) },
  { head: 'CLS', cell: ({ vitals }) => vitals.cls.toFixed(3) },
  { head: 'our face', cell: ({ slow }) => (slow.loads ? `${slow.ours}/${slow.loads}` : '') },
  { head: 'next', cell: ({ slow, onward }) => (slow.loads ? ms(onward.next) : '') },
  { head: 'prepared', cell: ({ slow, onward }) => (slow.loads ? onward.prepared.toFixed(2) : '') },
  { head: 'Back', cell: ({ slow, onward }) => (slow.loads ? onward.kept.toFixed(2) : '') },
];

/** Sizes on the wire in kB (1,000 bytes), times in milliseconds. */
export function table(pages: Measured[]): string {
  const rows = [
    COLUMNS.map(({ head }) => head),
    ...pages.map((page) => COLUMNS.map(({ cell }) => cell(page))),
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
