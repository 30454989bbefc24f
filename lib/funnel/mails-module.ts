import type { Content } from '@/lib/content/content';
import { VERDICTS } from '@/lib/diagnostic/rules/bands';
import { keyed } from '@/lib/kernel/keyed';
import { routes } from '@/lib/kernel/routes';
import type { MailFrame } from '@/lib/mail/rules/words';
import { writeWeekMail } from './mails/write-week-mail';
import type { Funnel } from './module';

type World = {
  funnel: Pick<Funnel, 'counters' | 'nouns'>;
  content: Pick<Content, 'mail' | 'site' | 'diagnostic'>;
  /** The address of the site, for links. */
  siteUrl: string;
  /** Whether the calendar tells of bookings. */
  calendarTells: boolean;
  lastBackup: () => Date | null;
  render: Parameters<typeof writeWeekMail>[0]['render'];
  frames: { owner: MailFrame };
  now: () => Date;
};

/** What writes the Monday mail, put together. */
export function createFunnelMails({ funnel, content, siteUrl, frames, ...world }: World) {
  const { mail, site, diagnostic } = content;
  const { calendarTells, lastBackup, render, now } = world;
  return writeWeekMail({
    ...{ counters: funnel.counters, nouns: funnel.nouns, calendarTells, lastBackup, render, now },
    resultsUrl: (id) => new URL(routes.results(id), siteUrl).href,
    zone: site.timeZone,
    ownerAddress: site.notices.email,
    words: mail.owner.week,
    verdicts: keyed(VERDICTS, (verdict) => diagnostic.results.page.ratings[verdict].name),
    frame: frames.owner,
  });
}
