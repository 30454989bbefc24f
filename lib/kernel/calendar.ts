import { dayAfter } from './zone';

export type CalendarEvent = {
  /** Its id within the plan, stable across edits: "task-3". */
  id: string;
  title: string;
  /** As 2026-01-05. */
  day: string;
  days?: number;
  /** As 09:00. */
  at?: string;
  minutes?: number;
  weeks?: number;
  note?: string;
};

/**
 * An iCalendar file (RFC 5545). Times are local, without a zone.
 * @param kind what makes it: a demo, a report
 * @param plan the plan's id: saved again after an edit, its events replace the earlier ones
 * @param now as 2026-01-05T09:00:00.000Z
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

/** A link that adds a whole-day event to Google's calendar. Google gets the event's text. */
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
      // Otherwise the whole day counts as busy.
      'TRANSP:TRANSPARENT',
    ];
  return [`DTSTART:${compact(day)}T${compact(at)}00`, `DURATION:PT${minutes ?? 60}M`];
}

const compact = (time: string) => time.replace(/[-:]/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines after 75 bytes, without cutting a character in two. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const bytes = new TextEncoder().encode(parts.at(-1)! + letter).length;
    if (bytes > (parts.length > 1 ? 74 : 75)) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n ');
}
