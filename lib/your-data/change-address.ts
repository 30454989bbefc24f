import type { Context } from '@/lib/context';
import { emailAddress } from '@/lib/kernel/email-address';
import { ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import { queueOnce, newMail } from '@/lib/mail/store/outbox';
import { addressHash } from '@/lib/platform/files/link-signing';
import { randomId } from '@/lib/platform/random/tokens';
import { changeOf, ownerOf } from './data-key';
import { moveAddress } from './store/personal-data';

type ChangeAsked = 'asked' | 'invalid' | 'unknown';

const address = emailAddress('');

/** Asks the new mailbox to replace somebody's address. Over the limit it answers the same, without a mail. */
export async function askNewAddress(context: Context, key: string, typed: unknown): Promise<ChangeAsked> {
  const { settings, database, limits, now } = context;
  const found = await ownerOf(context, key);
  if (!found) return 'unknown';
  const parsed = address.safeParse(typed);
  if (!parsed.success || parsed.data.toLowerCase() === found.email) return 'invalid';
  const newHash = addressHash(settings, parsed.data.toLowerCase());
  if (!(await limits.changes(newHash)).allowed) return 'asked';
  const slot = Math.floor(now().getTime() / ONE_REQUEST_MS);
  const reason = `address-change:${addressHash(settings, found.email)}:${newHash}:${slot}`;
  const said = { recipient: parsed.data, data: { from: found.email } };
  await queueOnce(database, newMail(context, { template: 'address-change', reason, ...said }));
  return 'asked';
}

export async function loadNewAddress(
  context: Context,
  key: string,
): Promise<{ from: string; to: string } | null> {
  const found = await changeOf(context, key);
  return found && { from: found.email, to: found.newEmail };
}

/** The old mailbox gets a mail, so a stolen link can't move data unnoticed. @returns false: an expired key */
export async function confirmNewAddress(context: Context, key: string): Promise<boolean> {
  const found = await changeOf(context, key);
  if (!found) return false;
  const about = { reason: `address-changed:${randomId()}`, recipient: found.email, data: {} };
  const notice = newMail(context, { template: 'address-changed', ...about });
  await moveAddress(context.database, found.email, found.newEmail, notice);
  return true;
}
