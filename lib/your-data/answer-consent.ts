import type { Context } from '@/lib/context';
import { endNews, getsNews } from '@/lib/shop/announce';
import { mailLinks } from './mail-links';
import { confirmConsents, findConsent } from './store/consents';
import { endConsents, noteEndedNews } from './store/erasure';
import { ownerOf } from './data-key';
import { newMail } from '@/lib/mail/store/outbox';
import { type AllowedMail, confirmationAllowances } from '@/lib/mail/rules/allowance';
import { addressHash } from '@/lib/platform/files/link-signing';
import type { Consent } from '@/lib/your-data/rules/consent';

/** 'asked': not pressed yet. `null`: an invalid or expired link. */
type ConsentState = 'asked' | 'done' | null;

type Link = 'confirmNewsletter' | 'unsubscribe';

export async function loadConfirmation(context: Context, token: string): Promise<ConsentState> {
  const consent = await find(context, 'confirmNewsletter', token);
  if (!consent || consent.withdrawnAt) return null;
  return consent.confirmedAt ? 'done' : 'asked';
}

/** Confirms all boxes ticked with the address: the mailbox agrees. */
export async function confirmNewsletter(context: Context, token: string): Promise<void> {
  const consent = await find(context, 'confirmNewsletter', token);
  if (consent && !consent.withdrawnAt) await confirmConsents(context.database, consent.email, context.now());
}

export async function loadUnsubscription(context: Context, token: string): Promise<ConsentState> {
  const id = idIn(context, 'unsubscribe', token);
  if (id === null) return null;
  const consent = await findConsent(context.database, id);
  // Or the id is that of an order, in a mail about a new edition.
  const gets = consent ? !consent.withdrawnAt : await getsNews(context, id);
  return gets ? 'asked' : 'done';
}

/** @returns false for an invalid link */
export async function unsubscribe(context: Context, token: string): Promise<boolean> {
  const id = idIn(context, 'unsubscribe', token);
  if (id === null) return false;
  const consent = await findConsent(context.database, id);
  if (consent) await endConsents(context, consent.email, context.now());
  else await noteEndedNews(context, await endNews(context, id), context.now());
  return true;
}

const idIn = ({ settings }: Context, link: Link, token: string) => mailLinks(settings)[link].read(token);

async function find(context: Context, link: Link, token: string) {
  const id = idIn(context, link, token);
  return id === null ? null : findConsent(context.database, id);
}

/** Withdraws every consent of whoever has this key. @returns false for a key that is not there */
export async function stopNewsletter(context: Context, key: string): Promise<boolean> {
  const found = await ownerOf(context, key);
  if (!found) return false;
  await endConsents(context, found.email, context.now());
  return true;
}

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
