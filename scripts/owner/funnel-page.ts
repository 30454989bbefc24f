import { escapeMarkup } from '../../lib/kernel/text';
import { PALETTE } from '../../components/ui/palette';
import {
  ADVICE_HEAD,
  adviceRows,
  CHANNEL_HEAD,
  channelRows,
  type Funnel,
  lost,
  percent,
  STAGE_NAMES,
} from './funnel-table';

type Bar = { name: string; count: number; note: string };

/**
 * The funnel as one HTML file with a chart, which loads nothing and says nothing that is not in its tables.
 */
export function funnelPage(
  { from, to, stages, statements, advice, channels }: Funnel,
  brand: string,
): string {
  const stageBars = stages.map(({ id, count, kept }) => ({
    name: STAGE_NAMES[id],
    count,
    note: kept === null ? '' : `${percent(kept)} of the one before`,
  }));
  const statementBars = statements.map(({ text, count, kept }, at) => ({
    name: `${at + 1}. ${text}`,
    count,
    note: kept === null ? '' : `${percent(kept)} of step 3`,
  }));
  const stageRows = stages.map(({ id, count, kept }) => [STAGE_NAMES[id], count, percent(kept), lost(kept)]);
  const statementRows = statements.map((one, at) => [
    `${at + 1}. ${one.text}`,
    one.count,
    percent(one.kept),
    one.lost > 0 ? one.lost : '-',
  ]);
  const title = `${brand}: how far visitors come, ${from} to ${to}`;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>
body { margin: 0 auto; max-width: 62rem; padding: 32px 24px 64px; background: ${PALETTE.paper.DEFAULT}; color: ${PALETTE.ink.DEFAULT}; font: 16px/1.5 Arial, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.15; }
svg { width: 100%; height: auto; }
div { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid ${PALETTE.line}; text-align: right; }
th:first-child, td:first-child { text-align: left; }
</style>
</head>
<body>
<h1>${escapeMarkup(title)}</h1>
<p>Days are UTC. These are numbers of events, not of people: a stage can have more than the one before it.</p>
<h2>Stages</h2>
${chart(stageBars, 'How many came to each stage')}
${htmlTable(['Stage', 'Count', 'Of the one before', 'Lost'], stageRows)}
<h2>Statements of the diagnostic</h2>
${chart(statementBars, 'How many rated each statement')}
${htmlTable(['Statement', 'Rated', 'Of step 3', 'Fewer than before'], statementRows)}
<h2>Was the advice useful?</h2>
${htmlTable(ADVICE_HEAD, adviceRows(advice))}
<h2>Channels</h2>
${htmlTable(CHANNEL_HEAD, channelRows(channels))}
</body>
</html>
`;
}

const ROW = 46;
const WIDTH = 900;
/** What is left of the width for a number and its note beside the longest bar. */
const FULL = WIDTH - 260;

/** Lying bars: the name above, the number and its note behind. */
function chart(bars: Bar[], label: string): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map(({ name, count, note }, at) => {
    const width = Math.max(2, Math.round((count / most) * FULL));
    const y = at * ROW;
    return [
      `<text x="0" y="${y + 14}" font-size="14">${escapeMarkup(name)}</text>`,
      `<rect x="0" y="${y + 20}" width="${width}" height="18" fill="${PALETTE.blueprint.DEFAULT}"/>`,
      `<text x="${width + 8}" y="${y + 34}" font-size="14" fill="${PALETTE.ink.muted}">${count}${note && `, ${note}`}</text>`,
    ].join('');
  });
  const height = bars.length * ROW;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(label)}; the table below has the same numbers" font-family="Arial, sans-serif" fill="${PALETTE.ink.DEFAULT}">${rows.join('\n')}</svg>`;
}

function htmlTable(head: string[], rows: (string | number)[][]): string {
  const cells = (tag: 'th' | 'td', row: (string | number)[]) =>
    row.map((cell) => `<${tag}>${escapeMarkup(String(cell))}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div><table>\n<thead><tr>${cells('th', head)}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}
