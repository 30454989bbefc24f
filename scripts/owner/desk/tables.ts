import { bandOf } from '../../../lib/diagnostic/rules/bands';
import { bookingState } from '../../../lib/diagnostic/rules/booking';
import { type ChannelResult, channelResults, sumOf } from '../../../lib/funnel/rules/channel-results';
import { stagesOf, statementsOf } from '../../../lib/funnel/rules/drop-off';
import type { MailStatus } from '../../../lib/mail/rules/outbox';
import { priceOf, wentBack } from '../../../lib/shop/rules/shown-order';
import { leadWebhookOf } from '../../../lib/platform/config/lead-webhook';
import type { DeskName, DeskTable } from '../../../studio/desk/desk';
import { daysOf, type RangeName } from '../../../studio/desk/ranges';
import type { Site } from '../../setup/open-site';
import { CHANNEL_HEAD, STAGE_NAMES } from '../funnel-table';
import {
  amountCell,
  ASKED,
  channel,
  choice,
  column,
  MAIL_STATES,
  mailName,
  NOT_KNOWN,
  stateOf,
  time,
} from './cells';

/** More than anybody reads; CSV has all. */
const MOST_ROWS = 2_000;
const MOST_MAILS = 200;

type Table = (site: Site, range: RangeName) => Promise<DeskTable>;

export const TABLES: Record<DeskName, Table> = {
  ...{ leads, orders, mail, channels, costs, funnel, statements },
};

const capped = (count: number) => (count < MOST_ROWS ? '' : ` The newest ${MOST_ROWS} are here.`);

async function leads(site: Site): Promise<DeskTable> {
  const found = await site.ownersLeads.list({ limit: MOST_ROWS });
  const verdicts = site.content.diagnostic.results.page.ratings;
  return {
    columns: [
      ...[choice('Finished', 'time'), column('Name'), column('Email'), column('Company')],
      ...[column('Score', 'percent'), choice('Verdict'), choice('Asked for'), choice('Channel')],
      ...[choice('Call'), column('Call at', 'time'), choice('Marketing'), column('Phone')],
    ],
    rows: found.map((lead) => ({
      id: lead.id,
      cells: [
        ...[time(lead.createdAt), lead.name, lead.email, lead.company],
        ...[lead.overallScore / 100, verdicts[bandOf('score', lead.overallScore)].name, ASKED[lead.asked]],
        ...[channel(lead.attribution), bookingState(lead.booking), time(lead.booking?.startsAt ?? null)],
        ...[lead.marketingSince ? 'yes' : 'no', lead.phone],
      ],
    })),
    note: `Only whoever says “yes” under Marketing may get marketing mail.${capped(found.length)}`,
    zone: site.content.site.timeZone,
  };
}

async function orders(site: Site): Promise<DeskTable> {
  const found = await site.shop.shownOrders.list({ status: null, limit: MOST_ROWS });
  return {
    columns: [
      ...[choice('Date', 'time'), column('Number'), choice('Status'), choice('Item')],
      ...[column('Price', 'money'), column('Refunded', 'money'), choice('Channel'), column('Email')],
    ],
    rows: found.map((order) => ({
      id: order.number,
      cells: [
        ...[time(order.paidAt ?? order.createdAt), order.number, stateOf(site, order), order.title],
        ...[amountCell(priceOf(order)), amountCell(wentBack(order, order.refunded))],
        ...[channel(order.attribution), order.email],
      ],
    })),
    note: `Open an order by its number.${capped(found.length)}`,
    zone: site.content.site.timeZone,
  };
}

async function mail(site: Site): Promise<DeskTable> {
  const [dead, queued] = await Promise.all(
    (['dead', 'queued'] as const).map((state) => site.mail.outbox.list(state, MOST_MAILS)),
  );
  const rowsOf = (mails: Mails = [], state: MailStatus) =>
    mails.map((one) => ({
      id: one.id,
      cells: [
        ...[time(one.createdAt), mailName(site, one.template), MAIL_STATES[state], time(one.dueAt)],
        ...[one.tries, one.recipient, one.lastError],
      ],
    }));
  return {
    columns: [
      ...[column('Queued', 'time'), column('Mail'), choice('State'), column('Due', 'time')],
      ...[column('Tries', 'number'), column('To'), column('Last error')],
    ],
    rows: [...rowsOf(dead, 'dead'), ...rowsOf(queued, 'queued')],
    note: 'Mail that waits or was given up stands here. Of what was sent the text is not kept.',
    zone: site.content.site.timeZone,
    actions: [
      ...(dead?.length ? (['retryMail'] as const) : []),
      ...(leadWebhookOf(site.settings) ? (['testEvent'] as const) : []),
    ],
  };
}

type Mails = Awaited<ReturnType<Site['mail']['outbox']['list']>>;

/** The days of a range. What is counted is counted by days in UTC, so today is the day there. */
function daysIn(site: Site, range: RangeName) {
  const zone = site.content.site.timeZone;
  const { from, to } = daysOf(range, 'UTC', new Date());
  return { zone, from, to, days: `${from} to ${to}, days in UTC.` };
}

async function channels(site: Site, range: RangeName): Promise<DeskTable> {
  const { zone, from, to, days } = daysIn(site, range);
  const found = channelResults(await site.funnel.counters.byChannel(from, to), from, to);
  const cells = (one: Omit<ChannelResult, 'channel'>) => [
    ...[one.visits, one.diagnostics, one.calls, one.orders],
    ...[one.revenueCents, one.costCents, one.revenueCents - one.costCents],
  ];
  const [name = '', ...numbers] = CHANNEL_HEAD;
  return {
    columns: [
      column(name),
      ...numbers.map((head) => column(head, head === 'Revenue' || head === 'Cost' ? 'money' : 'number')),
      column('Revenue less cost', 'money'),
    ],
    rows: found.map((one) => ({ id: null, cells: [one.channel || NOT_KNOWN, ...cells(one)] })),
    sum: ['All', ...cells(sumOf(found))],
    note: `${days} Revenue is what was sold, less refunds and lost disputes. A month’s cost is spread over its days.`,
    zone,
  };
}

async function costs(site: Site): Promise<DeskTable> {
  const found = await site.funnel.counters.costs();
  return {
    columns: [column('Month'), column('Channel'), column('Cost', 'money')],
    rows: found.map(({ month, channel: name, cents }) => ({ id: null, cells: [month, name, cents] })),
    note: 'What is typed in stands here.',
    zone: site.content.site.timeZone,
  };
}

async function funnel(site: Site, range: RangeName): Promise<DeskTable> {
  const { zone, from, to, days } = daysIn(site, range);
  const stages = stagesOf(await site.funnel.counters.between(from, to));
  return {
    columns: [column('Stage'), column('Count', 'number'), column('Of the one before', 'percent')],
    rows: stages.map(({ id, count, kept }) => ({ id: null, cells: [STAGE_NAMES[id], count, kept] })),
    note: `${days} Events are counted, not people.`,
    zone,
  };
}

/** Where many stop at one, it is hard to answer. */
async function statements(site: Site, range: RangeName): Promise<DeskTable> {
  const { zone, from, to, days } = daysIn(site, range);
  const rated = statementsOf(await site.funnel.counters.between(from, to));
  const words = site.content.diagnostic.advice.statements;
  return {
    columns: [
      ...[column('Statement'), column('Rated', 'number')],
      ...[column('Of step 3', 'percent'), column('Fewer than before', 'number')],
    ],
    rows: rated.map(({ id, count, kept, lost }) => ({
      id: null,
      cells: [words[id].short, count, kept, Math.max(0, lost)],
    })),
    note: days,
    zone,
  };
}
