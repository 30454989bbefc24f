import { bandOf } from '../../lib/diagnostic/rules/bands';
import { bookingState } from '../../lib/diagnostic/rules/booking';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { type ListedOrder, priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { unsentMails } from '../../lib/mail/store/outbox';
import { listOrders } from '../../lib/shop/store/shown-orders';
import type { Site } from '../setup/open-site';
import {
  amountCell,
  ASKED,
  columns,
  MAIL_STATES,
  mailName,
  stateOf,
  time,
  type Table,
  type TableName,
} from './cells';

/** More than anybody reads; CSV has all. */
const MOST_ROWS = 500;

const NEWEST = `The newest ${MOST_ROWS} at most: the CSV file has all.`;

export const TABLE_READERS: Record<TableName, (site: Site) => Promise<Table>> = {
  leads: async (site) => leadsTable(site, await site.ownersLeads.list({ limit: MOST_ROWS })),
  orders: async (site) => ordersTable(site, await listOrders(site.database, { limit: MOST_ROWS })),
  mail: async (site) => mailTable(site, await unsentMails(site.database)),
};

export function leadsTable(site: Site, found: Lead[]): Table {
  const verdicts = site.content.diagnostic.results.page.ratings;
  return {
    columns: columns({
      Finished: 'time',
      Name: 'text',
      Email: 'text',
      Company: 'text',
      Score: 'percent',
      Verdict: 'text',
      'Asked for': 'text',
      Source: 'text',
      Call: 'text',
      'Call at': 'time',
      Marketing: 'text',
      Phone: 'text',
    }),
    rows: found.map((lead) => ({
      id: lead.id,
      cells: [
        time(lead.createdAt),
        lead.name,
        lead.email,
        lead.company,
        lead.overallScore / 100,
        verdicts[bandOf('score', lead.overallScore)].name,
        ASKED[lead.asked],
        lead.attribution?.utm_source ?? null,
        bookingState(lead.booking),
        time(lead.booking?.startsAt ?? null),
        lead.marketingSince ? 'yes' : 'no',
        lead.phone,
      ],
    })),
    note: `Only those with “yes” under Marketing may get marketing mail. ${NEWEST}`,
  };
}

export function ordersTable(site: Site, found: ListedOrder[]): Table {
  return {
    columns: columns({
      Number: 'text',
      Date: 'time',
      Status: 'text',
      Item: 'text',
      Price: 'money',
      Refunded: 'money',
      Source: 'text',
      Email: 'text',
    }),
    rows: found.map((order) => ({
      id: order.number,
      cells: [
        order.number,
        time(order.paidAt ?? order.createdAt),
        stateOf(site, order),
        order.title,
        amountCell(priceOf(order)),
        amountCell(wentBack(order, order.refunded)),
        order.attribution?.utm_source ?? null,
        order.email,
      ],
    })),
    note: `Refunds and disputes are done in Stripe’s Dashboard. ${NEWEST}`,
  };
}

export function mailTable(site: Site, found: Awaited<ReturnType<typeof unsentMails>>): Table {
  return {
    columns: columns({
      Queued: 'time',
      Mail: 'text',
      State: 'text',
      Due: 'time',
      Tries: 'number',
      To: 'text',
      'Last error': 'text',
    }),
    rows: found.map((one) => ({
      id: one.id,
      cells: [
        time(one.createdAt),
        mailName(site, one.template),
        MAIL_STATES[one.status],
        time(one.dueAt),
        one.tries,
        one.recipient,
        one.lastError,
      ],
    })),
    note: 'Mail that waits or was given up. The text of sent mail is not kept.',
  };
}
