import { emailAddress } from '@/lib/kernel/email-address';
import { newMail, ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { DataPorts } from './ports';

type Ports = Pick<
  DataPorts,
  'ownerOf' | 'changeOf' | 'data' | 'outbox' | 'limits' | 'addressHash' | 'tellMoved' | 'newId' | 'now'
>;

type ChangeAsked = 'asked' | 'invalid' | 'unknown';

/**
 * Replaces somebody's address. The new mailbox confirms it and the old one gets a mail, so a stolen link
 * can't move data unnoticed. The lead webhook hears of a newsletter reader.
 */
export function changeAddress(ports: Ports) {
  const { ownerOf, changeOf, data, outbox, limits, addressHash, tellMoved, newId, now } = ports;
  const address = emailAddress('');

  return {
    /** Asks the new mailbox. Over the limit it answers the same, without a mail. */
    async ask(key: string, typed: unknown): Promise<ChangeAsked> {
      const found = await ownerOf(key);
      if (!found) return 'unknown';
      const parsed = address.safeParse(typed);
      if (!parsed.success || parsed.data.toLowerCase() === found.email) return 'invalid';
      const newHash = addressHash(parsed.data.toLowerCase());
      if (!(await limits.changes(newHash)).allowed) return 'asked';
      const slot = Math.floor(now().getTime() / ONE_REQUEST_MS);
      const reason = `address-change:${addressHash(found.email)}:${newHash}:${slot}`;
      const said = { recipient: parsed.data, data: { from: found.email } };
      await outbox.queue(newMail(ports, { template: 'address-change', reason, ...said }));
      return 'asked';
    },

    async load(key: string): Promise<{ from: string; to: string } | null> {
      const found = await changeOf(key);
      return found && { from: found.email, to: found.newEmail };
    },

    /** @returns false for an expired key */
    async confirm(key: string): Promise<boolean> {
      const found = await changeOf(key);
      if (!found) return false;
      const about = { reason: `address-changed:${newId()}`, recipient: found.email, data: {} };
      const notice = newMail(ports, { template: 'address-changed', ...about });
      await data.move(found.email, found.newEmail, notice, tellMoved);
      return true;
    },
  };
}
