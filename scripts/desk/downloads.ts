import { scored } from '../../lib/diagnostic/rules/assessment';
import { exportText } from '../../lib/your-data/rules/personal-data';
import { leadsCsv } from '../owner/leads-csv';
import { ordersCsv } from '../owner/orders-csv';
import { CommandError } from '../owner/output';
import type { Site } from '../setup/open-site';
import { addressOf } from './person-sheet';
import type { FileKind } from './sheet';
import { readPersonalData } from '../../lib/your-data/store/personal-data';
import { listOrders } from '../../lib/shop/store/shown-orders';

type Download = { name: string; type: string; body: string | Uint8Array };

/** A file to save. @throws CommandError where there is no such thing */
export const download = (site: Site, kind: FileKind, id: string): Promise<Download> => MAKERS[kind](site, id);

const csv = (name: string, body: string): Download => ({ name, type: 'text/csv', body });

const MAKERS: Record<FileKind, (site: Site, id: string) => Promise<Download>> = {
  leads: async (site) => csv('leads.csv', leadsCsv(await site.ownersLeads.list({}))),
  orders: async (site) =>
    csv(
      'orders.csv',
      ordersCsv(
        await listOrders(site.database, { status: null, limit: undefined }),
        site.content.site.timeZone,
      ),
    ),
  async report(site, id) {
    const lead = await site.ownersLeads.find(id);
    if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
    const { reportAttachment } = await import('../../lib/diagnostic/mails/report-attachment');
    const { filename, contentType, content } = await reportAttachment(site, scored(lead));
    return { name: filename, type: contentType, body: content };
  },
  async person(site, address) {
    const data = await readPersonalData(site.database, addressOf(address));
    return { name: 'data.json', type: 'application/json', body: exportText(data, new Date()) };
  },
};
