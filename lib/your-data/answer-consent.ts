import type { SignedIds } from '@/lib/kernel/signed-ids';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'consents' | 'links' | 'tellOfNewsletter' | 'now'>;

/** 'asked': not pressed yet. `null`: an invalid or expired link. */
type ConsentState = 'asked' | 'done' | null;

/** Confirms and withdraws consent, for the buttons behind links in mails. */
export function answerConsent({ consents, links, tellOfNewsletter, now }: Ports) {
  return {
    async loadConfirmation(token: string): Promise<ConsentState> {
      const consent = await find(links.confirmNewsletter, token);
      if (!consent || consent.withdrawnAt) return null;
      return consent.confirmedAt ? 'done' : 'asked';
    },

    /** Confirms all boxes ticked with the address: the mailbox agrees. */
    async confirm(token: string): Promise<void> {
      const consent = await find(links.confirmNewsletter, token);
      if (consent && !consent.withdrawnAt)
        await consents.confirm(consent.email, now(), tellOfNewsletter(true));
    },

    async loadUnsubscription(token: string): Promise<ConsentState> {
      if (links.unsubscribe.read(token) === null) return null;
      const consent = await find(links.unsubscribe, token);
      return consent && !consent.withdrawnAt ? 'asked' : 'done';
    },

    /** @returns false for an invalid link */
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
