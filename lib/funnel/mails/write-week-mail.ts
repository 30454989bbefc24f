import type { Verdict } from '@/lib/diagnostic/rules/bands';
import type { FunnelCounters, OtherNouns } from '@/lib/funnel/ports';
import { renderWeekMail, weekFrom, type WeekWords } from '@/lib/funnel/rules/week';
import { HOUR } from '@/lib/kernel/time';
import { dayAfter } from '@/lib/kernel/zone';
import type { FinishedMail } from '@/lib/mail/rules/finished-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { RenderedMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';

type Ports = {
  counters: Pick<FunnelCounters, 'between'>;
  nouns: OtherNouns;
  /** Whether the calendar tells of bookings. */
  calendarTells: boolean;
  /** When the last one was made; null: there is none that we know of. */
  lastBackup: () => Date | null;
  render: (rendered: RenderedMail, frame: MailFrame) => Promise<{ html: string; text: string }>;
  resultsUrl: (assessmentId: string) => string;
  zone: string;
  ownerAddress: string;
  words: WeekWords;
  verdicts: Record<Verdict, string>;
  frame: MailFrame;
  now: () => Date;
};

const WEEKS_BEFORE = 4;

/** Writes the Monday mail when it is sent (rule 110): who was deleted meanwhile is not in it. */
export function writeWeekMail(ports: Ports) {
  const { counters, nouns, zone, words, verdicts, resultsUrl } = ports;
  return async (mail: LeasedMail): Promise<Omit<FinishedMail, 'messageId'>> => {
    const template: 'owner-week' = mail.template as TemplatesOf<'funnel'>;
    const { monday } = dataOf(mail, template);
    const { from, to } = weekFrom(monday, zone);
    const now = ports.now();
    const { booked, ...leads } = await nouns.leads.between(from, to);
    const sold = await nouns.sales.sold(from, to);
    // What is younger is under way.
    const hourAgo = new Date(now.getTime() - HOUR);
    const facts = {
      ...leads,
      booked: ports.calendarTells ? booked : null,
      sales: sold.map(({ title, priceCents, currency }) => ({ title, cents: priceCents, currency })),
      refunds: await nouns.sales.wentBack(from, to),
      waiting: { ...(await nouns.mails.unsentMails(hourAgo)), ...(await nouns.sales.waiting(hourAgo)) },
      // Counted by days in UTC: those of the same dates.
      counts: await counters.between(monday, dayAfter(monday, 6)),
      countsBefore: await counters.between(dayAfter(monday, -7 * WEEKS_BEFORE), dayAfter(monday, -1)),
      backup: ports.lastBackup(),
    };
    const rendered = renderWeekMail(facts, { monday, zone, now, words, verdicts, resultsUrl });
    const written = await ports.render(rendered, ports.frame);
    return { to: ports.ownerAddress, subject: rendered.subject, ...written };
  };
}
