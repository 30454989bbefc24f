import { emailAddress } from '@/lib/kernel/email-address';
import { newMail, ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { DataPorts } from './ports';

type Ports = Pick<
  DataPorts,
  'ownerOf' | 'changeOf' | 'data' | 'outbox' | 'limits' | 'addressHash' | 'tellMoved' | 'newId' | 'now'
>;

type ChangeAsked = 'asked' | 'invalid' | 'unknown';

/**
 * Puts another address in the place of somebody's. The new mailbox has to confirm it, and the old one gets a
 * mail about it: somebody who got hold of a link can't move the data unnoticed. The firm's own system is told
 * of a reader.
 */
export function changeAddress(ports: Ports) {
  const { ownerOf, changeOf, data, outbox, limits, addressHash, tellMoved, newId, now } = ports;
  const address = emailAddress('');

  return {
    /** Asks the new mailbox. An address that was written to too often is answered like any other. */
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

    /** The two addresses of a key that the new mailbox got. */
    async load(key: string): Promise<{ from: string; to: string } | null> {
      const found = await changeOf(key);
      return found && { from: found.email, to: found.newEmail };
    },

    /** @returns false for a key that is not there any more */
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
