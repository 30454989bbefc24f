import { bandOf } from '../../lib/diagnostic/rules/bands';
import { bookingState } from '../../lib/diagnostic/rules/booking';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { type ListedOrder, priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { listMails } from '../../lib/mail/store/outbox';
import { listOrders } from '../../lib/shop/store/shown-orders';
import type { Site } from '../setup/open-site';
import {
  amountCell,
  ASKED,
  column,
  MAIL_STATES,
  mailName,
  stateOf,
  time,
  type Table,
  type TableName,
} from './cells';

/** More than anybody reads; CSV has all. */
const MOST_ROWS = 500;
const MOST_MAILS = 200;

const NEWEST = `The newest ${MOST_ROWS} at most: the CSV file has all.`;

export const TABLE_READERS: Record<TableName, (site: Site) => Promise<Table>> = {
  leads: async (site) => leadsTable(site, await site.ownersLeads.list({ limit: MOST_ROWS })),
  orders: async (site) =>
    ordersTable(site, await listOrders(site.database, { status: null, limit: MOST_ROWS })),
  mail: async (site) =>
    mailTable(site, [
      ...(await listMails(site.database, 'dead', MOST_MAILS)),
      ...(await listMails(site.database, 'queued', MOST_MAILS)),
    ]),
};

export function leadsTable(site: Site, found: Lead[]): Table {
  const verdicts = site.content.diagnostic.results.page.ratings;
  return {
    columns: [
      ...[column('Finished', 'time'), column('Name'), column('Email'), column('Company')],
      ...[column('Score', 'percent'), column('Verdict'), column('Asked for'), column('Source')],
      ...[column('Call'), column('Call at', 'time'), column('Marketing'), column('Phone')],
    ],
    rows: found.map((lead) => ({
      id: lead.id,
      cells: [
        ...[time(lead.createdAt), lead.name, lead.email, lead.company],
        ...[lead.overallScore / 100, verdicts[bandOf('score', lead.overallScore)].name, ASKED[lead.asked]],
        ...[
          lead.attribution?.utm_source ?? null,
          bookingState(lead.booking),
          time(lead.booking?.startsAt ?? null),
        ],
        ...[lead.marketingSince ? 'yes' : 'no', lead.phone],
      ],
    })),
    note: `Only those with “yes” under Marketing may get marketing mail. ${NEWEST}`,
  };
}

export function ordersTable(site: Site, found: ListedOrder[]): Table {
  return {
    columns: [
      ...[column('Number'), column('Date', 'time'), column('Status'), column('Item')],
      ...[column('Price', 'money'), column('Refunded', 'money'), column('Source'), column('Email')],
    ],
    rows: found.map((order) => ({
      id: order.number,
      cells: [
        ...[order.number, time(order.paidAt ?? order.createdAt), stateOf(site, order), order.title],
        ...[amountCell(priceOf(order)), amountCell(wentBack(order, order.refunded))],
        ...[order.attribution?.utm_source ?? null, order.email],
      ],
    })),
    note: `Refunds and disputes are done in Stripe’s Dashboard. ${NEWEST}`,
  };
}

export function mailTable(site: Site, found: Awaited<ReturnType<typeof listMails>>): Table {
  return {
    columns: [
      ...[column('Queued', 'time'), column('Mail'), column('State'), column('Due', 'time')],
      ...[column('Tries', 'number'), column('To'), column('Last error')],
    ],
    rows: found.map((one) => ({
      id: one.id,
      cells: [
        ...[time(one.createdAt), mailName(site, one.template), MAIL_STATES[one.status], time(one.dueAt)],
        ...[one.tries, one.recipient, one.lastError],
      ],
    })),
    note: 'Mail that waits or was given up. The text of sent mail is not kept.',
  };
}
