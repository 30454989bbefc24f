import { assessmentsOf } from '@/lib/diagnostic/store/assessments';
import { isOfErased, type Template } from '@/lib/mail/rules/outbox';
import { mailsAbout } from '@/lib/mail/store/mails-about';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { ordersUnder } from '@/lib/shop/store/empty-orders';
import { consentsOf } from './erased-rows';

type Reader = Pick<OpenTransaction, '$queryRaw' | 'order' | 'outboxMail' | 'marketingConsent'>;

/**
 * The ids of all that goes with an address: what somebody is told before, and what is deleted, is this.
 * @param email in small letters
 * @param addressHashes under which mails may know it
 */
export async function underAddress(reader: Reader, email: string, addressHashes: string[]) {
  const assessments = await assessmentsOf(reader, email);
  const ofThem = await inParts(assessments, (part) => consentsOf(reader, { assessmentId: { in: part } }));
  const consents = [...new Set([...ofThem, ...(await consentsOf(reader, { email }))])];
  const orders = await ordersUnder(reader, email);
  const mails = new Set([
    ...orders.mails,
    // The mail that asks to confirm a consent names the consent alone.
    ...(await mailsAbout(reader, [...assessments, ...ofThem])),
    ...(await mailsNaming(reader, email, addressHashes)),
  ]);
  return { assessments, consents, orders, mails: [...mails] };
}

/**
 * Mail to the address, and mail whose reason or content names it: queued, dead and sent. What still has to
 * tell the firm's own system of an earlier deletion stays: nothing else would, and it goes once it is told.
 */
async function mailsNaming(reader: Reader, email: string, addressHashes: string[]): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM "OutboxMail" WHERE lower(recipient) = ${email}`;
  const found = [...rows.map(({ id }) => id), ...(await mailsAbout(reader, [email, ...addressHashes]))];
  const template: Template = 'newsletter-hook';
  const events = await inParts(found, (part) =>
    reader.outboxMail.findMany({
      where: { id: { in: part }, template },
      select: { id: true, template: true, data: true },
    }),
  );
  const untold = new Set(events.filter(isOfErased).map(({ id }) => id));
  return found.filter((id) => !untold.has(id));
}
