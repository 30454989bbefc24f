import type { SignedIds } from '@/lib/kernel/signed-ids';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'consents' | 'links' | 'tellOfNewsletter' | 'now'>;

/** 'asked': the button waits. 'done': it was pressed. null: no link of ours, or one that has ended. */
type ConsentState = 'asked' | 'done' | null;

/**
 * What the links in marketing mail do, once their button is pressed: to confirm consent, and to withdraw it.
 */
export function answerConsent({ consents, links, tellOfNewsletter, now }: Ports) {
  return {
    async loadConfirmation(token: string): Promise<ConsentState> {
      const consent = await find(links.confirmNewsletter, token);
      if (!consent || consent.withdrawnAt) return null;
      return consent.confirmedAt ? 'done' : 'asked';
    },

    /** Confirms every box ticked with the address: it is the mailbox that agrees. */
    async confirm(token: string): Promise<void> {
      const consent = await find(links.confirmNewsletter, token);
      if (consent && !consent.withdrawnAt)
        await consents.confirm(consent.email, now(), tellOfNewsletter(true));
    },

    /** A consent that is not there any more needs no button. */
    async loadUnsubscription(token: string): Promise<ConsentState> {
      if (links.unsubscribe.read(token) === null) return null;
      const consent = await find(links.unsubscribe, token);
      return consent && !consent.withdrawnAt ? 'asked' : 'done';
    },

    /** @returns false for a link that is not ours */
    async unsubscribe(token: string): Promise<boolean> {
      if (links.unsubscribe.read(token) === null) return false;
      const consent = await find(links.unsubscribe, token);
      if (consent) await consents.withdraw(consent.email, now(), tellOfNewsletter(false));
      return true;
    },
  };

  async function find(ids: SignedIds, token: string) {
    const id = ids.read(token);
    return id === null ? null : consents.find(id);
  }
}
