import { audienceOf, LEAD_HOOK, type LeasedMail, type NewMail, nextTry } from '@/lib/mail/rules/outbox';
import type { MailTransport, Outbox } from './ports';
import type { FinishedMail, Handover } from './rules/finished-mail';

/** How long a mail is kept from others after its worker has last said that it lives. */
export const LEASE_MS = 30_000;

/** How often a worker says so while it is at work: twice it may be late, and the mail is still its own. */
const RENEW_EVERY_MS = 10_000;

type Ports = {
  outbox: Outbox;
  transport: MailTransport;
  /** Renders a mail and makes its tokens; null: there is nobody to write to. Throws when something is missing. */
  writeMail: (mail: LeasedMail) => Promise<Omit<FinishedMail, 'messageId'> | null>;
  /** Posts what goes to the firm's own system. */
  postLead: (mail: LeasedMail) => Promise<Handover>;
  /** This worker's name, used by no other. */
  owner: string;
  newId: () => string;
  now: () => Date;
  /** Does something again and again, until what it answers with is called. */
  every: (ms: number, work: () => Promise<void>) => () => void;
  /** Told when a mail could not be written, or what became of it could not be noted: its lease ends, and it is tried again. */
  onSurprise: (error: unknown) => void;
};

export type Delivery = { sent: number; postponed: number; dead: number };

/**
 * Delivers what is due, up to `limit` mails side by side, and says what became of them. Any number of workers may do so at
 * once: each mail is sent by the one that holds its lease. No transaction is open while a mail server is spoken to.
 */
export function deliverMail({
  outbox,
  transport,
  writeMail,
  postLead,
  owner,
  newId,
  now,
  every,
  onSurprise,
}: Ports) {
  return async (limit: number): Promise<Delivery> => {
    const taken = await outbox.lease({ owner, now: now(), until: leaseEnd(), limit });
    const tries = await whileRenewed(taken, deliverOne);
    for (const failed of tries) if (failed.status === 'rejected') onSurprise(failed.reason);
    const count = (end: keyof Delivery) =>
      tries.filter((one) => one.status === 'fulfilled' && one.value === end).length;
    return { sent: count('sent'), postponed: count('postponed'), dead: count('dead') };
  };

  /** However slow a mail server is: as long as this worker lives, nobody else takes what it has under way. */
  async function whileRenewed<T>(taken: LeasedMail[], deliver: (mail: LeasedMail) => Promise<T>) {
    const underWay = new Set(taken.map(({ id }) => id));
    const stopRenewing = every(RENEW_EVERY_MS, () =>
      outbox.renew([...underWay], owner, leaseEnd()).catch(onSurprise),
    );
    const tries = taken.map((mail) => deliver(mail).finally(() => underWay.delete(mail.id)));
    return Promise.allSettled(tries).finally(stopRenewing);
  }

  function leaseEnd(): Date {
    return new Date(now().getTime() + LEASE_MS);
  }

  async function deliverOne(mail: LeasedMail): Promise<keyof Delivery> {
    const handover = await tryOnce(mail);
    // From the mail server's 250 to the end of the next line a kill repeats the mail (docs/decisions/012).
    if (handover.ok) {
      await outbox.delivered(mail.id, owner, now());
      return 'sent';
    }
    const lastError = handover.answer;
    const dueAt = handover.permanent ? null : nextTry(mail.tries, now());
    if (dueAt) {
      await outbox.postpone(mail.id, owner, { dueAt, lastError });
      return 'postponed';
    }
    await outbox.bury(mail.id, owner, { lastError, notice: deathNotice(mail, lastError, newId(), now()) });
    return 'dead';
  }

  async function tryOnce(mail: LeasedMail): Promise<Handover> {
    try {
      if (mail.template === LEAD_HOOK) return await postLead(mail);
      const written = await writeMail(mail);
      if (!written) return { ok: true };
      // Writing takes a while. Whoever had everything deleted meanwhile gets no mail any more.
      if (!(await outbox.isHeld(mail.id, owner))) return { ok: true };
      return await transport.send({ ...written, messageId: mail.messageId });
    } catch (error) {
      onSurprise(error);
      return { ok: false, permanent: false, answer: 'The mail could not be written: see the log.' };
    }
  }
}

/** Tells the owner, but never that a mail to the owner could not be delivered: that could go on for ever. */
function deathNotice(mail: LeasedMail, lastError: string, id: string, now: Date): NewMail | null {
  if (audienceOf(mail.template) === 'owner') return null;
  return {
    id,
    reason: `owner-dead-letter:${mail.id}:${id}`,
    template: 'owner-dead-letter',
    recipient: null,
    orderId: mail.orderId,
    assessmentId: mail.assessmentId ?? undefined,
    data: { mail: mail.id, template: mail.template, tries: mail.tries, lastError },
    messageId: id,
    dueAt: now,
  };
}
