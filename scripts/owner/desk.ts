import { existsSync } from 'node:fs';
import { stagesOf } from '../../lib/funnel/rules/drop-off';
import { env } from '../../lib/platform/config/env';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import type { Column, Desk, DeskName, DeskTable } from '../../studio/desk/desk';
import type { Site } from '../setup/open-site';
import { STAGE_NAMES } from './funnel-table';
import { leadsCsv } from './leads-csv';
import { ordersCsv } from './orders-csv';
import { whatWentWrong } from './output';

/** More than anybody reads; the commands export all. */
const MOST_ROWS = 2_000;
const MOST_MAILS = 200;
const FUNNEL_DAYS = 30;
const DAY = 24 * 60 * 60_000;

const column = (name: string, kind: Column['kind'] = 'text'): Column => ({ name, kind });
const time = (at: Date | null) => at?.toISOString() ?? null;

/** The studio's desk: what the owner's commands list, beside a running site. Each look opens the database and closes it. */
export const siteDesk: Desk = {
  isThere() {
    try {
      const address = readDatabaseUrl(env().DATABASE_URL);
      return address.provider !== 'sqlite' || existsSync(address.file);
    } catch {
      // An environment that the site can't use either: words can be written all the same.
      return false;
    }
  },
  read: (name) => withSite(TABLES[name]),
  async csv(name) {
    const write = EXPORTS[name];
    return write ? withSite(write) : null;
  },
};

async function withSite<Found>(look: (site: Site) => Promise<Found>): Promise<Found> {
  // Loaded when somebody looks: a studio for words needs none of it.
  const { openSite } = await import('../setup/open-site');
  try {
    const site = openSite();
    try {
      return await look(site);
    } finally {
      await site.close();
    }
  } catch (error) {
    throw new Error(whatWentWrong(error), { cause: error });
  }
}

const EXPORTS: Partial<Record<DeskName, (site: Site) => Promise<string>>> = {
  leads: async (site) => leadsCsv(await site.ownersLeads.list({})),
  orders: async (site) => ordersCsv(await site.shop.shownOrders.list({ status: null, limit: undefined })),
};

const TABLES: Record<DeskName, (site: Site) => Promise<DeskTable>> = { leads, orders, mail, funnel };

async function leads(site: Site): Promise<DeskTable> {
  const found = await site.ownersLeads.list({ limit: MOST_ROWS });
  return {
    columns: [
      ...[column('Finished', 'time'), column('Score', 'percent'), column('Asked for'), column('Marketing')],
      ...[column('Name'), column('Email'), column('Phone'), column('Company')],
    ],
    rows: found.map((lead) => [
      ...[time(lead.createdAt), lead.overallScore / 100, lead.asked, lead.marketingSince ? 'yes' : 'no'],
      ...[lead.name, lead.email, lead.phone, lead.company],
    ]),
    note: 'Only whoever says “yes” under Marketing may get marketing mail. npm run leads shows every answer.',
  };
}

async function orders(site: Site): Promise<DeskTable> {
  const found = await site.shop.shownOrders.list({ status: null, limit: MOST_ROWS });
  return {
    columns: [
      ...[column('Date', 'time'), column('Number'), column('Status'), column('Price', 'money')],
      ...[column('Refunded', 'money'), column('Item'), column('Email')],
    ],
    rows: found.map((order) => [
      ...[time(order.paidAt ?? order.createdAt), order.number, order.status, order.priceCents],
      ...[order.refunded, order.title, order.email],
    ]),
    note: 'npm run orders shows one in full, sends receipts again and refunds.',
  };
}

async function mail(site: Site): Promise<DeskTable> {
  const states = ['dead', 'queued'] as const;
  const found = await Promise.all(
    states.map(async (state) =>
      (await site.mail.outbox.list(state, MOST_MAILS)).map((one) => [
        ...[state === 'dead' ? 'given up' : 'waits', one.template, time(one.createdAt), time(one.dueAt)],
        ...[one.tries, one.recipient, one.lastError],
      ]),
    ),
  );
  return {
    columns: [
      ...[column('State'), column('Mail'), column('Queued', 'time'), column('Due', 'time')],
      ...[column('Tries', 'number'), column('To'), column('Last error')],
    ],
    rows: found.flat(),
    note: 'What was sent is not kept. npm run outbox queues again what was given up.',
  };
}

async function funnel(site: Site): Promise<DeskTable> {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const [from, to] = [dayOf(Date.now() - (FUNNEL_DAYS - 1) * DAY), dayOf(Date.now())];
  const stages = stagesOf(await site.funnel.counters.between(from, to));
  return {
    columns: [column('Stage'), column('Count', 'number'), column('Of the one before', 'percent')],
    rows: stages.map(({ id, count, kept }) => [STAGE_NAMES[id], count, kept]),
    note: `${from} to ${to}, days in UTC. Events are counted, not people.`,
  };
}
