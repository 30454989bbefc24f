import { scored } from '../../../lib/diagnostic/rules/assessment';
import { exportText } from '../../../lib/your-data/rules/personal-data';
import type { DeskFile } from '../../../studio/desk/actions';
import type { DeskDownload } from '../../../studio/desk/desk';
import type { Site } from '../../setup/open-site';
import { evidenceOf } from '../evidence';
import { leadsCsv } from '../leads-csv';
import { ordersCsv } from '../orders-csv';
import { CommandError } from '../output';
import { addressOf } from './person-sheet';

type Makers = {
  [K in DeskFile['kind']]: (site: Site, file: DeskFile & { kind: K }) => Promise<DeskDownload>;
};

const MAKERS: Makers = {
  async leads(site, { ids }) {
    const found = await site.ownersLeads.list({});
    return csvFile('leads', leadsCsv(wanted(found, ids, ({ id }) => id)));
  },
  async orders(site, { ids }) {
    const found = await site.shop.shownOrders.list({ status: null, limit: undefined });
    return csvFile(
      'orders',
      ordersCsv(
        wanted(found, ids, ({ number }) => number),
        site.content.site.timeZone,
      ),
    );
  },
  async report(site, { id }) {
    const lead = await site.ownersLeads.find(id);
    if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
    // What draws it is loaded when it is asked for.
    const { reportAttachment } = await import('../../../lib/diagnostic/mails-module');
    const { filename, contentType, content } = await reportAttachment(site.content)(scored(lead));
    return { name: filename, type: contentType, body: content };
  },
  async evidence(site, { number }) {
    return { name: `evidence-${number}.txt`, type: PLAIN, body: await evidenceOf(site, number) };
  },
  async person(site, { address }) {
    const data = await site.yourData.data.read(addressOf(address));
    return { name: 'data.json', type: 'application/json', body: exportText(data, new Date()) };
  },
};

/** A file to be saved. @throws CommandError */
export const deskDownload = <K extends DeskFile['kind']>(site: Site, file: DeskFile & { kind: K }) =>
  MAKERS[file.kind](site, file);

const PLAIN = 'text/plain; charset=utf-8';

const csvFile = (name: string, body: string) => ({ name: `${name}.csv`, type: 'text/csv', body });

function wanted<Row>(rows: Row[], ids: string[] | null, idOf: (row: Row) => string): Row[] {
  const chosen = ids && new Set(ids);
  return chosen ? rows.filter((row) => chosen.has(idOf(row))) : rows;
}
