import { dayAfter } from './zone';

export type CalendarEvent = {
  /** Its name within the plan, the same whatever is edited: "task-3". */
  id: string;
  title: string;
  /** As 2026-01-05. */
  day: string;
  /** How many whole days, where it has no time. */
  days?: number;
  /** As 09:00, with how many minutes it takes. */
  at?: string;
  minutes?: number;
  /** How often, a week apart. */
  weeks?: number;
  note?: string;
};

/**
 * Events as calendars read them (RFC 5545). Times are those of the clock on the wall, wherever it hangs.
 * @param kind what makes it: a demo, a report
 * @param plan tells this plan from every other: two stand side by side, and one that is saved again after an
 * edit takes the place of what it was
 * @param now when the file is made, as 2026-01-05T09:00:00.000Z
 */
export function calendarText(
  { slug, kind, plan }: { slug: string; kind: string; plan: string },
  events: readonly CalendarEvent[],
  now: string,
): string {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${plan}-${event.id}@${slug}.${kind}`,
    `DTSTAMP:${stamp}`,
    ...times(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
    ...(event.weeks ? [`RRULE:FREQ=WEEKLY;COUNT=${event.weeks}`] : []),
    'END:VEVENT',
  ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${slug}//${kind}//EN`, ...lines, 'END:VCALENDAR'];
  return `${all.map(folded).join('\r\n')}\r\n`;
}

/**
 * An address at which Google's calendar offers to note an event of whole days. It gets what stands in the
 * event.
 */
export function googleCalendarLink({ title, day, days = 1, note = '' }: CalendarEvent): string {
  const dates = [day, dayAfter(day, days)].map(compact).join('/');
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, details: note });
  return `https://calendar.google.com/calendar/render?${query}`;
}

function times({ day, days = 1, at, minutes }: CalendarEvent): string[] {
  if (at === undefined)
    return [
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day, days))}`,
      // Else somebody counts as busy for the whole day.
      'TRANSP:TRANSPARENT',
    ];
  return [`DTSTART:${compact(day)}T${compact(at)}00`, `DURATION:PT${minutes ?? 60}M`];
}

const compact = (time: string) => time.replace(/[-:]/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * No line is longer than 75 bytes: the rest goes on in a line that begins with a space. No letter is cut in
 * two.
 */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const bytes = new TextEncoder().encode(parts.at(-1)! + letter).length;
    if (bytes > (parts.length > 1 ? 74 : 75)) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n ');
}
