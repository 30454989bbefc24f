import { type Amount, sumsOf } from '@/lib/funnel/rules/amounts';
import type { Attribution } from '@/lib/funnel/rules/attribution';
import { channelOf, UNKNOWN_CHANNEL } from '@/lib/funnel/rules/channel';
import { type Counts, type Stage, stagesOf } from '@/lib/funnel/rules/drop-off';
import { bandOf, type Verdict, VERDICTS } from '@/lib/diagnostic/rules/bands';
import { longDay } from '@/lib/kernel/day';
import { exactAmount } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { HOUR } from '@/lib/kernel/time';
import { beginningOf, clockIn, dayAfter, weekdayOf } from '@/lib/kernel/zone';
import { type RenderedMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailWords } from '@/lib/mail/rules/words';

/** A finished diagnostic, as far as the mail tells of it. */
type WeekLead = {
  id: string;
  createdAt: Date;
  name: string;
  email: string;
  company: string | null;
  overallScore: number;
  attribution: Attribution | null;
  asked: 'call' | 'report' | 'nothing';
  /** Whether their address has a call in the calendar, booked or to be held since the week began. */
  hasBooked: boolean;
};

/** What waits or has failed. */
export const WAITING = ['mails', 'deadMails', 'events', 'onHold', 'disputes'] as const;

export type WeekFacts = {
  /** Finished in the week, and since. */
  leads: WeekLead[];
  /** How many asked for a call in the week. */
  calls: number;
  /** How many calls were booked in the week, and not canceled; null: the calendar does not tell. */
  booked: number | null;
  sales: Amount[];
  refunds: Amount[];
  waiting: Record<(typeof WAITING)[number], number>;
  /** What was counted in the week, and in the four before it. */
  counts: Counts;
  countsBefore: Counts;
  /** When the last one was made; null: there is none that we know of. */
  backup: Date | null;
};

export type WeekWords = {
  mail: MailWords;
  /** In place of an empty list. */
  nothing: string;
  unknownChannel: string;
  leadLine: string;
  sumLine: string;
  stageLine: string;
  backup: string;
  noBackup: string;
  /** In place of how many calls were booked. */
  bookedUnknown: string;
  waiting: Record<(typeof WAITING)[number], string>;
  stages: Record<Stage['id'], string>;
  /** Above the people to write to; `none` where there are none. */
  people: { some: string; none: string };
  person: string;
  asked: Record<WeekLead['asked'], string>;
};

const SEVEN = 7;
/** A site that was down on Monday makes up for the mail until Wednesday ends: so long its record is kept. */
const LAST_WEEKDAY = 2;

/** The Monday of the week that is to be told of now, in the firm's zone; null: not before Monday at seven. */
export function weekDue(now: Date, zone: string): string | null {
  const { day, hour } = clockIn(zone, now);
  const weekday = weekdayOf(day);
  if (weekday > LAST_WEEKDAY || (weekday === 0 && hour < SEVEN)) return null;
  return dayAfter(day, -weekday - 7);
}

/** From the first moment of a Monday to that of the next, by the firm's clock. */
export const weekFrom = (monday: string, zone: string) => ({
  from: beginningOf(monday, zone),
  to: beginningOf(dayAfter(monday, 7), zone),
});

const MOST_PEOPLE = 3;
const WISHES: readonly WeekLead['asked'][] = ['call', 'report', 'nothing'];

/**
 * Whom to write to first: who asked for a call, then for the report, then the lowest scores; each address
 * once, and none that has booked.
 */
function peopleToWriteTo(leads: WeekLead[]): WeekLead[] {
  const sorted = leads
    .filter(({ hasBooked }) => !hasBooked)
    .sort((a, b) => WISHES.indexOf(a.asked) - WISHES.indexOf(b.asked) || a.overallScore - b.overallScore);
  const addresses = sorted.map(({ email }) => email.toLowerCase());
  return sorted
    .filter(({ email }, at) => addresses.indexOf(email.toLowerCase()) === at)
    .slice(0, MOST_PEOPLE);
}

type How = {
  monday: string;
  zone: string;
  now: Date;
  words: WeekWords;
  /** What the score is called. */
  verdicts: Record<Verdict, string>;
  resultsUrl: (id: string) => string;
};

/** The Monday mail: what came of a week, and what needs the owner now. */
export function renderWeekMail(facts: WeekFacts, how: How): RenderedMail {
  const { words, monday, zone, now } = how;
  const { from, to } = weekFrom(monday, zone);
  const leads = facts.leads.filter(({ createdAt }) => createdAt >= from && createdAt < to);
  const people = peopleToWriteTo(facts.leads);
  const listed = (lines: string[]) => lines.join('\n') || words.nothing;
  const sums = (all: Amount[]) =>
    listed(
      sumsOf(all).map(({ title, count, ...sum }) =>
        fill(words.sumLine, { title, count, amount: exactAmount(sum) }),
      ),
    );
  return renderMail(words.mail, {
    values: {
      from: longDay(new Date(monday)),
      to: longDay(new Date(dayAfter(monday, 6))),
      leadCount: String(leads.length),
      saleCount: String(facts.sales.length),
      calls: String(facts.calls),
      booked: facts.booked === null ? words.bookedUnknown : String(facts.booked),
      leads: listed(leadLines(leads, how)),
      sales: sums(facts.sales),
      refunds: sums(facts.refunds),
      stages: listed(stageLines(facts, words)),
      backup: facts.backup ? fill(words.backup, { age: ageOf(facts.backup, now) }) : words.noBackup,
      waiting: listed(
        WAITING.filter((what) => facts.waiting[what] > 0).map((what) =>
          fill(words.waiting[what], { count: facts.waiting[what] }),
        ),
      ),
      people: people.length > 0 ? words.people.some : words.people.none,
    },
    orders: people.map((lead) => ({
      title: fill(words.person, { name: lead.name, customerEmail: lead.email }),
      date: lead.company ?? longDay(lead.createdAt),
      status: `${words.asked[lead.asked]}, ${lead.overallScore}%`,
      href: how.resultsUrl(lead.id),
    })),
  });
}

/** A line for each channel, the one with most leads first: how many, and how many under each verdict. */
function leadLines(leads: WeekLead[], { words, verdicts }: How): string[] {
  const byChannel = new Map<string, WeekLead[]>();
  for (const lead of leads) {
    const channel = channelOf(lead.attribution);
    byChannel.set(channel, [...(byChannel.get(channel) ?? []), lead]);
  }
  const sorted = [...byChannel].sort(([, a], [, b]) => b.length - a.length);
  return sorted.map(([channel, some]) => {
    const scores = VERDICTS.map((verdict) => ({
      name: verdicts[verdict],
      count: some.filter(({ overallScore }) => bandOf('score', overallScore) === verdict).length,
    }));
    return fill(words.leadLine, {
      channel: channel === UNKNOWN_CHANNEL ? words.unknownChannel : channel,
      count: some.length,
      scores: scores
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => `${count} ${name}`)
        .join(', '),
    });
  });
}

/** A line for each stage that has one before it: which part came on from there, this week and before. */
function stageLines({ counts, countsBefore }: WeekFacts, words: WeekWords): string[] {
  const before = stagesOf(countsBefore);
  return stagesOf(counts).flatMap(({ id, kept }, at) => {
    const keptBefore = before[at]?.kept ?? null;
    if (kept === null && keptBefore === null) return [];
    return [
      fill(words.stageLine, { stage: words.stages[id], now: percent(kept), before: percent(keptBefore) }),
    ];
  });
}

const percent = (part: number | null) => (part === null ? '-' : `${Math.round(part * 100)}%`);

/** "14 hours", "3 days". */
function ageOf(then: Date, now: Date): string {
  const hours = Math.max(0, Math.round((now.getTime() - then.getTime()) / HOUR));
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
