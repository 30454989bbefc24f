import { writeFileSync } from 'node:fs';
import { channelResults } from '../../lib/funnel/rules/channel-results';
import { stagesOf, statementsOf } from '../../lib/funnel/rules/drop-off';
import { usefulnessOf } from '../../lib/funnel/rules/useful';
import { exactAmount, inShop } from '../../lib/kernel/money';
import { DAY } from '../../lib/kernel/time';
import type { Site } from '../setup/open-site';
import { adviceTitle } from './advice-title';
import { asCents } from './amount';
import { funnelPage } from './funnel-page';
import { funnelTable } from './funnel-table';
import { CommandError, list, say } from './output';

type Given = {
  site: Site;
  args: string[];
  json: boolean;
  days?: string;
  from?: string;
  to?: string;
  html?: string;
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** npm run funnel */
export async function showFunnel({ site, json, days = '30', html, ...named }: Given): Promise<void> {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new CommandError('--days is a number from 1 to 9999.');
  const to = asDay('--to', named.to ?? dayOf(Date.now()));
  const from = asDay('--from', named.from ?? dayOf(Date.parse(to) - (Number(days) - 1) * DAY));
  if (from > to) throw new CommandError(`--from (${from}) is after --to (${to}).`);
  const { counters } = site.funnel;
  const counts = await counters.between(from, to);
  const { advice } = site.content.diagnostic;
  const { statements } = advice;
  const funnel = {
    ...{ from, to },
    stages: stagesOf(counts),
    statements: statementsOf(counts).map((one) => ({ ...one, text: statements[one.id].short })),
    advice: usefulnessOf(counts).map((one) => ({ ...one, title: adviceTitle(one.id, advice) })),
    channels: channelResults(await counters.byChannel(from, to), from, to),
  };
  say(json, funnel, funnelTable(funnel));
  if (!html) return;
  writeFileSync(html, funnelPage(funnel, site.content.site.brand.name));
  process.stderr.write(`Written to ${html}.\n`);
}

function asDay(option: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time) || dayOf(time) !== text)
    throw new CommandError(`${option} is a day such as 2026-03-01.`);
  return text;
}

export const COST_REFUSALS = {
  badMonth: 'The month is written as 2026-03.',
  badAmount: 'The amount is in USD, such as 12 or 12.50.',
};

/** npm run funnel -- cost CHANNEL MONTH AMOUNT */
export async function setCost({ site, json, args: [channel = '', month = '', amount = ''] }: Given) {
  const set = await site.funnel.setChannelCost({ channel, month, cents: asCents(amount) });
  if (!set.ok) throw new CommandError(COST_REFUSALS[set.error]);
  const { known, ...cost } = set.value;
  say(json, cost, `${cost.channel} cost ${exactAmount(inShop(cost.cents))} in ${cost.month}.\n`);
  if (known)
    process.stderr.write(
      `No visit came by ${cost.channel} so far. The channels that were counted: ${known.join(', ') || 'none'}.\n`,
    );
}

/** npm run funnel -- costs */
export async function listCosts({ site, json }: Given): Promise<void> {
  const costs = await site.funnel.counters.costs();
  const rows = costs.map(({ month, channel, cents }) => [month, channel, exactAmount(inShop(cents))]);
  say(json, costs, list(['MONTH', 'CHANNEL', 'COST'], rows, 'No costs were typed in.'));
}
