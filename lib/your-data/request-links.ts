import type { Context } from '@/lib/context';
import { emailAddress } from '@/lib/kernel/email-address';
import type { Limiter } from '@/lib/kernel/limits';
import { ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import { queueOnce, newMail } from '@/lib/mail/store/outbox';
import { addressHash } from '@/lib/platform/files/link-signing';

type LinksRequested = 'queued' | 'invalid';

const address = emailAddress('');

export const requestPurchaseLinks = (context: Context, typed: unknown): Promise<LinksRequested> =>
  requestLinks(context, 'find-purchase', context.limits.findPurchase, typed);

export const requestDataLink = (context: Context, typed: unknown): Promise<LinksRequested> =>
  requestLinks(context, 'your-data', context.limits.dataLink, typed);

/**
 * Queues a mail with links. Only the worker looks whether anything is stored, so known and unknown addresses
 * get the same answer in the same time, also over the limit.
 */
async function requestLinks(
  context: Context,
  template: 'find-purchase' | 'your-data',
  perAddress: Limiter,
  typed: unknown,
): Promise<LinksRequested> {
  const parsed = address.safeParse(typed);
  if (!parsed.success) return 'invalid';
  const recipient = parsed.data;
  const hash = addressHash(context.settings, recipient.toLowerCase());
  if (!(await perAddress(hash)).allowed) return 'queued';
  const reason = `${template}:${hash}:${Math.floor(context.now().getTime() / ONE_REQUEST_MS)}`;
  await queueOnce(context.database, newMail(context, { template, reason, recipient, data: {} }));
  return 'queued';
}
