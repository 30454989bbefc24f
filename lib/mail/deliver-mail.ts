import { audienceOf, isOfErased, type LeasedMail, newMail, type NewMail } from '@/lib/mail/rules/outbox';
import { nextTry } from '@/lib/mail/rules/retries';
import type { MailTransport, Outbox } from './ports';
import type { Handover, WrittenMail } from './rules/finished-mail';

/** How long a worker has a mail for itself after it last renewed its lease. */
export const LEASE_MS = 30_000;

/** How often a worker renews its lease: two renewals may fail before it loses the mail. */
const RENEW_EVERY_MS = 10_000;

const OF_ERASED =
  'It told of somebody who had everything deleted, and is not kept: take off your list whoever the site no longer has.';

type Ports = {
  outbox: Outbox;
  transport: MailTransport;
  /**
   * Renders a mail and makes its tokens; null: there is nobody to write to. Throws when something is missing.
   */
  writeMail: (mail: LeasedMail) => Promise<WrittenMail | null>;
  /** Tells the firm's own system of an event. */
  postLeadWebhook: (mail: LeasedMail) => Promise<Handover>;
  /** This worker's name, used by no other. */
  owner: string;
  newId: () => string;
  now: () => Date;
  /** Repeats something until the function that it returns is called. */
  every: (ms: number, work: () => Promise<void>) => () => void;
  /**
   * Called when a mail could not be written, or its outcome not be stored: its lease ends, and it is tried
   * again.
   */
  onUnexpectedError: (error: unknown) => void;
};

export type DeliveryCounts = { sent: number; postponed: number; dead: number };

/**
 * Delivers what is due, up to `limit` mails side by side, and says what became of them. Any number of workers
 * may do so at once: each mail is sent by the one that holds its lease. No transaction is open while a mail
 * server is spoken to.
 */
export function deliverMail(ports: Ports) {
  const { outbox, transport, writeMail, postLeadWebhook, owner, newId, now, every, onUnexpectedError } =
    ports;

  return async (limit: number): Promise<DeliveryCounts> => {
    const taken = await outbox.lease({ owner, now: now(), until: leaseEnd(), limit });
    const tries = await whileRenewed(taken, deliverOne);
    for (const failed of tries) if (failed.status === 'rejected') onUnexpectedError(failed.reason);
    const count = (end: keyof DeliveryCounts) =>
      tries.filter((one) => one.status === 'fulfilled' && one.value === end).length;
    return { sent: count('sent'), postponed: count('postponed'), dead: count('dead') };
  };

  /** However slow a mail server is: as long as this worker lives, no other worker takes its mails. */
  async function whileRenewed<T>(taken: LeasedMail[], deliver: (mail: LeasedMail) => Promise<T>) {
    const underWay = new Set(taken.map(({ id }) => id));
    const stopRenewing = every(RENEW_EVERY_MS, () =>
      outbox.renew([...underWay], owner, leaseEnd()).catch(onUnexpectedError),
    );
    const tries = taken.map((mail) => deliver(mail).finally(() => underWay.delete(mail.id)));
    return Promise.allSettled(tries).finally(stopRenewing);
  }

  function leaseEnd(): Date {
    return new Date(now().getTime() + LEASE_MS);
  }

  async function deliverOne(mail: LeasedMail): Promise<keyof DeliveryCounts> {
    const handover = await tryOnce(mail);
    // If the process dies between the mail server's 250 and the end of the next line, the mail is sent twice
    // (docs/decisions/mail.md).
    if (handover.ok) {
      if (isOfErased(mail)) await outbox.forget(mail.id, owner, now(), null);
      else await outbox.delivered(mail.id, owner, now());
      return 'sent';
    }
    const lastError = handover.answer;
    const dueAt = handover.permanent ? null : nextTry(mail.tries, now());
    if (dueAt) {
      await outbox.postpone(mail.id, owner, { dueAt, lastError });
      return 'postponed';
    }
    if (isOfErased(mail))
      await outbox.forget(mail.id, owner, now(), deadMailAlert(mail, `${lastError} ${OF_ERASED}`));
    else await outbox.markDead(mail.id, owner, { lastError, alert: deadMailAlert(mail, lastError) });
    return 'dead';
  }

  /**
   * Tells the owner of a dead mail; not where that was itself a mail to the owner, or it could go on for
   * ever.
   */
  function deadMailAlert(mail: LeasedMail, lastError: string): NewMail | null {
    const { id, template, tries, orderId } = mail;
    if (audienceOf(template) === 'owner') return null;
    const about = { orderId, assessmentId: mail.assessmentId ?? undefined };
    const reason = `owner-dead-letter:${id}:${newId()}`;
    const data = { mail: id, template, tries, lastError };
    return newMail(ports, { template: 'owner-dead-letter', reason, ...about, recipient: null, data });
  }

  async function tryOnce(mail: LeasedMail): Promise<Handover> {
    try {
      if (audienceOf(mail.template) === 'leadWebhook') return await postLeadWebhook(mail);
      const written = await writeMail(mail);
      if (!written) return { ok: true };
      // Rendering takes a while. If its recipient was erased meanwhile, the mail is not sent.
      if (!(await outbox.isHeld(mail.id, owner))) return { ok: true };
      return await transport.send({ ...written, messageId: mail.messageId });
    } catch (error) {
      onUnexpectedError(error);
      return { ok: false, permanent: false, answer: 'The mail could not be written: see the log.' };
    }
  }
}
