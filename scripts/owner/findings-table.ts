import type { Finding } from '../../lib/server/finding';
import { table } from './output';

const SIGNS: Record<Finding['state'], string> = { ok: 'ok', off: '-', look: 'look', stop: 'STOP' };

/**
 * What was found, a row each, and the verdict.
 * @param most how many lines a row may have; the others are counted
 */
export function findingsTable(findings: Finding[], most: number): string {
  const rows = findings.flatMap(({ about, state, lines }) => {
    const shown = lines.slice(0, most);
    const more = lines.length - shown.length;
    const all = more > 0 ? [...shown, `and ${more} more: --all shows them`] : shown;
    return all.map((line, at) => (at === 0 ? [SIGNS[state], about, line] : ['', '', line]));
  });
  const stopped = findings.filter(({ state }) => state === 'stop').map(({ about }) => about);
  const verdict =
    stopped.length === 0 ? 'Production may start.' : `Production must not start: ${stopped.join(', ')}.`;
  return `${table(rows)}\n${verdict}\n`;
}
