import type { Context } from '@/lib/context';
import { audienceOf, type LeasedMail, type NewMail, nextTry } from '@/lib/mail/rules/outbox';
import { randomId } from '@/lib/platform/random/tokens';
import type { Handover, MailTransport, WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { endTry, isHeld, leaseMails, newMail, renewLeases } from './store/outbox';

export const LEASE_MS = 30_000;

/** Two renewals may fail before the lease ends. */
const RENEW_EVERY_MS = 10_000;

type Delivery = Pick<Context, 'database' | 'now' | 'onUnexpectedError'> & {
  transport: MailTransport;
  /** Renders a mail and makes its tokens. `null`: there is nobody to write to. */
  writeMail: (mail: LeasedMail) => Promise<WrittenMail | null>;
  postLeadWebhook: (mail: LeasedMail) => Promise<Handover>;
  /** This worker's unique name. */
  owner: string;
  /** Repeats work; returns a function that stops it. */
  every: (ms: number, work: () => Promise<void>) => () => void;
};

export type DeliveryCounts = { sent: number; postponed: number; dead: number };

/**
 * Delivers due mails, up to `limit` side by side. Any number of workers may run: the one with the lease sends
 * a mail. No transaction is open during SMTP.
 */
export function deliverMail(delivery: Delivery) {
  const { database, transport, writeMail, postLeadWebhook, owner, now, every, onUnexpectedError } = delivery;

  return async (limit: number): Promise<DeliveryCounts> => {
    const taken = await leaseMails(database, { owner, now: now(), until: leaseEnd(), limit });
    const tries = await whileRenewed(taken, deliverOne);
    for (const failed of tries) if (failed.status === 'rejected') onUnexpectedError(failed.reason);
    const count = (end: keyof DeliveryCounts) =>
      tries.filter((one) => one.status === 'fulfilled' && one.value === end).length;
    return { sent: count('sent'), postponed: count('postponed'), dead: count('dead') };
  };

  /** Renews leases while delivering, however slow the mail server is. */
  async function whileRenewed<T>(taken: LeasedMail[], deliver: (mail: LeasedMail) => Promise<T>) {
    const underWay = new Set(taken.map(({ id }) => id));
    const stopRenewing = every(RENEW_EVERY_MS, () =>
      renewLeases(database, [...underWay], owner, leaseEnd()).catch(onUnexpectedError),
    );
    const tries = taken.map((mail) => deliver(mail).finally(() => underWay.delete(mail.id)));
    return Promise.allSettled(tries).finally(stopRenewing);
  }

  function leaseEnd(): Date {
    return new Date(now().getTime() + LEASE_MS);
  }

  async function deliverOne(mail: LeasedMail): Promise<keyof DeliveryCounts> {
    const handover = await tryOnce(mail);
    // If the process stops between the mail server's 250 and the next line's commit, the mail is sent twice
    // (docs/decisions/mail.md).
    if (handover.ok) {
      await endTry(database, mail.id, owner, { sentAt: now() });
      return 'sent';
    }
    const lastError = handover.answer;
    const dueAt = handover.permanent ? null : nextTry(mail.tries, now());
    if (dueAt) {
      await endTry(database, mail.id, owner, { dueAt, lastError });
      return 'postponed';
    }
    await endTry(database, mail.id, owner, { status: 'dead', lastError }, deadMailAlert(mail, lastError));
    return 'dead';
  }

  /** Tells the owner of a dead mail, unless that was itself to the owner: it could go on forever. */
  function deadMailAlert(mail: LeasedMail, lastError: string): NewMail | null {
    const { id, template, tries, orderId } = mail;
    if (audienceOf(template) === 'owner') return null;
    const about = { orderId, assessmentId: mail.assessmentId ?? undefined };
    const reason = `owner-dead-letter:${id}:${randomId()}`;
    const data = { mail: id, template, tries, lastError };
    return newMail(delivery, { template: 'owner-dead-letter', reason, ...about, recipient: null, data });
  }

  async function tryOnce(mail: LeasedMail): Promise<Handover> {
    try {
      if (audienceOf(mail.template) === 'leadWebhook') return await postLeadWebhook(mail);
      const written = await writeMail(mail);
      if (!written) return { ok: true };
      // Rendering takes a while: don't send if the recipient was erased meanwhile.
      if (!(await isHeld(database, mail.id, owner))) return { ok: true };
      return await transport.send({ ...written, messageId: mail.messageId });
    } catch (error) {
      onUnexpectedError(error);
      return { ok: false, permanent: false, answer: 'The mail could not be written: see the log.' };
    }
  }
}
