import type { RatedStatement, Stage } from '../../lib/funnel/rules/drop-off';
import { table } from './output';

/** The funnel of some days, ready to be shown. */
export type Funnel = {
  from: string;
  to: string;
  stages: Stage[];
  statements: (RatedStatement & { text: string })[];
};

/** What the owner calls the stages. */
export const STAGE_NAMES: Record<Stage['id'], string> = {
  landing: 'Landing page',
  'step-about': 'Diagnostic, step 1: about you',
  'step-challenges': 'Diagnostic, step 2: challenges',
  'step-ratings': 'Diagnostic, step 3: statements',
  results: 'Results',
  call: 'Link to the calendar followed',
  checkout: 'Checkout opened',
  paid: 'Paid',
};

/** "83%"; a dash where there is nothing to compare with. */
export const percent = (part: number | null): string => (part === null ? '-' : `${Math.round(part * 100)}%`);

/** The part of those before that did not come; a dash where more came than were there before. */
export const lost = (kept: number | null): string => (kept === null || kept > 1 ? '-' : percent(1 - kept));

/** As text: the stages, then the statements. */
export function funnelTable({ from, to, stages, statements }: Funnel): string {
  const stageRows = stages.map(({ id, count, kept }) => [
    STAGE_NAMES[id],
    String(count),
    percent(kept),
    lost(kept),
  ]);
  const statementRows = statements.map((one, at) => [
    `${at + 1}. ${one.text}`,
    String(one.count),
    percent(one.kept),
    one.lost > 0 ? String(one.lost) : '-',
  ]);
  return [
    `${from} to ${to} (UTC)\n\n`,
    table([['STAGE', 'COUNT', 'OF THE ONE BEFORE', 'LOST'], ...stageRows]),
    '\n',
    table([['STATEMENT', 'RATED', 'OF STEP 3', 'FEWER THAN BEFORE'], ...statementRows]),
  ].join('');
}
