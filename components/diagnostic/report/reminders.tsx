import { ExternalLink } from '@/components/ui/external-link';
import { type Carried, RETAKE_DAYS, retakePath } from '@/lib/diagnostic/rules/retake';
import { writeRatings } from '@/lib/diagnostic/rules/ratings-code';
import { type CalendarEvent, googleCalendarLink } from '@/lib/kernel/calendar';
import { longDay } from '@/lib/kernel/day';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { dayAfter } from '@/lib/kernel/zone';
import { Fold } from './sections';
import { SaveReminders } from './save-buttons';
import type { ReportWords } from './words';

type Props = {
  result: Carried;
  words: ReportWords['reminders'];
  siteUrl: string;
  newTab: string;
  today: string;
};

/**
 * The days ahead to take the diagnostic again. Calendars are often shared: entries of the file carry ratings
 * and no id, which would open the report; Google gets neither.
 */
export function Reminders({ result, words, siteUrl, newTab, today }: Props) {
  const { title, text, file, google, note, event } = words;
  const entry = (days: number, note: string, path: string): CalendarEvent => ({
    id: `day-${days}`,
    title: event.title,
    day: dayAfter(result.day, days),
    note: fill(note, { link: new URL(path, siteUrl).href }),
  });
  const ahead = RETAKE_DAYS.filter((days) => dayAfter(result.day, days) > today);
  if (ahead.length === 0) return null;
  const path = retakePath({ ...result, id: null });
  return (
    <Fold id="reminders" title={title}>
      <p>{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SaveReminders
          label={file}
          plan={`${result.day}-${writeRatings(result.ratings)}`}
          events={ahead.map((days) => entry(days, event.compares, path))}
        />
        {ahead.map((days) => {
          const noted = entry(days, event.plain, routes.diagnostic);
          return (
            <ExternalLink
              key={days}
              href={googleCalendarLink(noted)}
              newTab={newTab}
              className="inline-flex min-h-target items-center underline"
            >
              {fill(google, { date: longDay(new Date(noted.day)) })}
            </ExternalLink>
          );
        })}
        <p className="w-full text-ui text-ink-muted">{note}</p>
      </div>
    </Fold>
  );
}
