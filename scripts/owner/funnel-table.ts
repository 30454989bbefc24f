import { exactAmount, inShop } from '../../lib/kernel/money';
import { type ChannelResult, sumOf } from '../../lib/funnel/rules/channel-results';
import type { RatedStatement, Stage } from '../../lib/funnel/rules/drop-off';
import type { Usefulness } from '../../lib/funnel/rules/useful';
import { list, table } from './output';

/** The funnel of some days, ready to be shown. */
export type Funnel = {
  from: string;
  to: string;
  stages: Stage[];
  statements: (RatedStatement & { text: string })[];
  /** What visitors said of advice, by its title; that of which nothing was said is left out. */
  advice: (Usefulness & { title: string })[];
  channels: ChannelResult[];
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

/** The columns of what came of each channel. */
export const CHANNEL_HEAD = ['Channel', 'Visits', 'Diagnostics', 'Calls', 'Orders', 'Revenue', 'Cost'];

/** A row for each channel, and one for all of them where there are several. */
export function channelRows(channels: ChannelResult[]): string[][] {
  const revenue = ({ revenueCents, revenueElsewhere }: Omit<ChannelResult, 'channel'>) => {
    const others = Object.entries(revenueElsewhere).map(([currency, cents]) => ({ currency, cents }));
    return [inShop(revenueCents), ...others].map(exactAmount).join(' + ');
  };
  const row = (name: string, one: Omit<ChannelResult, 'channel'>) => [
    ...[name, String(one.visits), String(one.diagnostics), String(one.calls), String(one.orders)],
    ...[revenue(one), exactAmount(inShop(one.costCents))],
  ];
  const rows = channels.map((one) => row(one.channel || '(not known)', one));
  return channels.length > 1 ? [...rows, row('All', sumOf(channels))] : rows;
}

/** The columns of what was said of advice. */
export const ADVICE_HEAD = ['Advice', 'Useful', 'Not useful', 'Did it'];

export const adviceRows = (advice: Funnel['advice']): string[][] =>
  advice.map(({ title, yes, no, done }) => [title, String(yes), String(no), String(done)]);

/** As text: the stages, the statements, the advice, then the channels. */
export function funnelTable({ from, to, stages, statements, advice, channels }: Funnel): string {
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
    '\n',
    list(
      ADVICE_HEAD.map((name) => name.toUpperCase()),
      adviceRows(advice),
      'Nobody said of advice whether it was useful.',
    ),
    '\n',
    list(
      CHANNEL_HEAD.map((name) => name.toUpperCase()),
      channelRows(channels),
      'No visits, orders or costs in these days.',
    ),
  ].join('');
}
