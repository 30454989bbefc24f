import { erasePlan } from '../owner/erase';
import { releasePlan } from '../owner/orders';
import { CommandError, type Plan } from '../owner/output';
import { outcome } from '../owner/whole-order';
import type { Site } from '../setup/open-site';
import { addressOf } from './person-sheet';
import type { ActionName } from './sheet';
import { retryMails } from '../../lib/mail/store/outbox';
import { resendReceipt } from '../../lib/shop/resend-receipt';

/** The words of each button. */
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

  erase: (site, address) => erasePlan(site, addressOf(address)),
};
