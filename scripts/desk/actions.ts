import { erasePlan } from '../owner/erase';
import { CommandError, type Plan } from '../owner/output';
import { outcome, releasePlan } from '../owner/whole-order';
import type { Site } from '../setup/open-site';
import { addressOf } from './person-sheet';
import type { ActionName, FileKind } from './cells';
import { retryMails } from '../../lib/mail/store/outbox';
import { resendReceipt } from '../../lib/shop/owners-actions';
import { scored } from '../../lib/diagnostic/rules/assessment';
import { exportText } from '../../lib/your-data/rules/personal-data';
import { leadsCsv, ordersCsv } from '../owner/csv';
import { readPersonalData } from '../../lib/your-data/store/personal-data';
import { listOrders } from '../../lib/shop/store/shown-orders';

export const ACTIONS: Record<ActionName, string> = {
  resend: 'Send the receipt again',
  release: 'Release the order',
  retryMail: 'Send it again',
  erase: 'Delete everything',
};

/**
 * @param id of the order, the mail, or the address
 * @param reason why, in the owner's words: kept with a released order
 * @throws CommandError where it can't be done now
 */
export const planOf = (site: Site, name: ActionName, id: string, reason: string): Promise<Plan> =>
  PLANS[name](site, id, reason);

const PLANS: Record<ActionName, (site: Site, id: string, reason: string) => Promise<Plan>> = {
  resend: (site, number) =>
    Promise.resolve({
      question: null,
      async run() {
        const { to } = outcome(await resendReceipt(site, number, null));
        return `The receipt with new links is on its way to ${to}.`;
      },
    }),

  release: (site, number, reason) => releasePlan(site, { number, reason }),

  retryMail: (site, id) =>
    Promise.resolve({
      question: null,
      async run() {
        const queued = await retryMails(site.database, id === 'all' ? 'all' : [id], new Date());
        if (queued === 0) throw new CommandError('There is no mail that was given up.');
        return `Queued again: ${queued}.`;
      },
    }),

  async erase(site, address) {
    const { question, run } = await erasePlan(site, addressOf(address));
    return { question, run: () => run().then(({ said, warnings }) => [said, ...warnings].join(' ')) };
  },
};

type Download = { name: string; type: string; body: string | Uint8Array };

/** A file to save. @throws CommandError where there is no such thing */
export const download = (site: Site, kind: FileKind, id: string): Promise<Download> => MAKERS[kind](site, id);

const csv = (name: string, body: string): Download => ({ name, type: 'text/csv', body });

const MAKERS: Record<FileKind, (site: Site, id: string) => Promise<Download>> = {
  leads: async (site) => csv('leads.csv', leadsCsv(await site.ownersLeads.list({}))),
  orders: async (site) =>
    csv('orders.csv', ordersCsv(await listOrders(site.database), site.content.site.timeZone)),
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
