import type { Context } from '@/lib/context';
import { newMail } from '@/lib/mail/store/outbox';
import { type AllowedMail, confirmationAllowances } from '@/lib/mail/rules/allowance';
import { addressHash } from '@/lib/platform/files/link-signing';
import type { Consent } from '@/lib/your-data/rules/consent';

/**
 * Asks a mailbox to confirm its ticked marketing box: one mail a day for an address; beyond a network's limit
 * it goes out later.
 * @param network a keyed hash; `null` if unknown
 */
export function askToConfirm(
  context: Context,
  { id: consent, email }: Consent,
  network: string | null,
): AllowedMail {
  const address = addressHash(context.settings, email);
  const reason = `confirm-newsletter:${address}:${consent}`;
  const mail = newMail(context, {
    template: 'confirm-newsletter',
    recipient: email,
    data: { consent },
    reason,
  });
  return { mail, allowances: confirmationAllowances(address, network) };
}
