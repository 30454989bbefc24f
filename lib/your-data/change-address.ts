import type { MailQueue } from '@/lib/mail/rules/outbox';
import { emailAddress } from '@/lib/kernel/email-address';
import { ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { Limiter } from '@/lib/kernel/limiter';
import type { DataKeys, PersonalDataStore } from './ports';

type Ports = {
  keys: Pick<DataKeys, 'find'>;
  data: Pick<PersonalDataStore, 'move'>;
  outbox: MailQueue;
  /** How often one address may be written to by this. */
  perAddress: Limiter;
  addressHash: (address: string) => string;
  hash: (text: string) => string;
  newId: () => string;
  now: () => Date;
};

type ChangeAsked = 'asked' | 'invalid' | 'unknown';

/**
 * Puts another address in the place of somebody's. It happens when the new mailbox has confirmed it, and the old one is
 * told: whoever got hold of a link for an hour can't take the data along unnoticed.
 */
export function changeAddress({ keys, data, outbox, perAddress, addressHash, hash, newId, now }: Ports) {
  const address = emailAddress('');

  return {
    /** Asks the new mailbox. An address that was written to too often is answered like any other. */
    async ask(key: string, typed: unknown): Promise<ChangeAsked> {
      const found = await keys.find(hash(key), now());
      if (!found || found.newEmail !== null) return 'unknown';
      const parsed = address.safeParse(typed);
      if (!parsed.success || parsed.data.toLowerCase() === found.email) return 'invalid';
      const newHash = addressHash(parsed.data.toLowerCase());
      if (!(await perAddress(newHash)).allowed) return 'asked';
      const slot = Math.floor(now().getTime() / ONE_REQUEST_MS);
      await outbox.queue({
        ...{ id: newId(), template: 'address-change', messageId: newId(), dueAt: now(), orderId: null },
        reason: `address-change:${addressHash(found.email)}:${newHash}:${slot}`,
        recipient: parsed.data,
        data: { from: found.email },
      });
      return 'asked';
    },

    /** The two addresses of a key that the new mailbox got. */
    async look(key: string): Promise<{ from: string; to: string } | null> {
      const found = await keys.find(hash(key), now());
      return found?.newEmail ? { from: found.email, to: found.newEmail } : null;
    },

    /** @returns false for a key that is not there any more */
    async confirm(key: string): Promise<boolean> {
      const found = await keys.find(hash(key), now());
      if (!found?.newEmail) return false;
      const id = newId();
      await data.move(found.email, found.newEmail, {
        ...{ id, template: 'address-changed', messageId: id, dueAt: now(), orderId: null },
        reason: `address-changed:${id}`,
        recipient: found.email,
        data: {},
      });
      return true;
    },
  };
}
