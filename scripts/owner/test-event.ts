import type { Handover } from '../../lib/mail/rules/finished-mail';
import type { WebhookSettings } from '../../lib/platform/config/lead-webhook';
import { CommandError } from './output';

/**
 * @param sent what was answered to a test event; null: no address is set
 * @returns the host that took it
 * @throws CommandError when nothing was taken
 */
export function expectTaken({ LEAD_WEBHOOK_URL: url }: WebhookSettings, sent: Handover | null): string {
  if (!sent || !url)
    throw new CommandError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET are not set: there is nobody to tell.');
  if (!sent.ok) throw new CommandError(`The test event was not taken: ${sent.answer}`);
  return new URL(url).host;
}
