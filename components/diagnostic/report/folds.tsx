import { ToolLinks } from '@/components/toolbox/tool-links';
import { buttonClasses } from '@/components/ui/button-classes';
import { startsOf } from '@/lib/diagnostic/rules/bands';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { writeRatings } from '@/lib/diagnostic/rules/ratings-code';
import { lowest, type Scorecard } from '@/lib/diagnostic/rules/score';
import { standingOf } from '@/lib/diagnostic/rules/report-rows';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { Fold } from './sections';
import type { AreaTexts, ReportTexts, ReportWords } from '../words';
import { ExternalLink } from '@/components/ui/external-link';
import { type Carried, RETAKE_DAYS, retakePath } from '@/lib/diagnostic/rules/retake';
import { type CalendarEvent, googleCalendarLink } from '@/lib/kernel/calendar';
import { longDay } from '@/lib/kernel/time';
import { dayAfter } from '@/lib/kernel/zone';
import { SaveReminders } from './save-buttons';

type ToolProps = { card: Scorecard; ratings: Ratings; texts: ReportTexts };

/** The tool for the lowest area. Its demo gets the ratings in the fragment, which no server is sent. */
export function FittingTool({ card, ratings, texts }: ToolProps) {
  const { words, book, tools } = texts;
  const stand = standingOf(card);
  if (stand.standing === 'full') return null;
  const area = stand.lowest.toSorted((a, b) => lowest(a.statements).points - lowest(b.statements).points)[0];
  const tool = area && tools[area.id];
  if (!tool) return null;
  const { demo, product, offers } = words.tool;
  const { title, text } = offers[stand.standing];
  const of = {
    area: book.areas[area.id].title,
    points: String(area.points),
    tool: tool.title,
    price: tool.price,
  };
  return (
    <Fold id="tool" title={title}>
      <p>{fill(text, of)}</p>
      <ToolLinks
        slug={tool.slug}
        demo={{ label: demo, href: `${tool.demo}#ratings=${writeRatings(ratings)}` }}
        product={fill(product, of)}
      />
    </Fold>
  );
}

export function TeamOffer({ words }: { words: Record<'title' | 'text' | 'link', string> }) {
  return (
    <Fold id="team" title={words.title}>
      <p>{words.text}</p>
      <a href={routes.aboutTeamRooms} className={`${buttonClasses('line')} justify-self-start`}>
        {words.link}
      </a>
    </Fold>
  );
}

export function Scoring({ card, texts: { words, book } }: { card: Scorecard; texts: AreaTexts }) {
  const { scoring, ratings } = words;
  const { points, percent, rating } = card;
  const advice = startsOf('advice');
  return (
    <Fold id="scoring" title={scoring.title}>
      <p>{scoring.text}</p>
      <ul>
        {card.areas.map((area) => (
          <li key={area.id} className="border-t border-line py-2">
            {fill(scoring.areaTotal, {
              area: book.areas[area.id].title,
              points: area.points,
              percent: area.percent,
              badge: ratings[area.badge].name,
            })}
          </li>
        ))}
        <li className="border-y border-line py-2 font-semibold">
          {fill(scoring.total, { points, percent, rating: ratings[rating].name })}
        </li>
      </ul>
      <p>{fill(scoring.overallRule, startsOf('score'))}</p>
      <p>{fill(scoring.badgeRule, startsOf('badge'))}</p>
      <p>{fill(scoring.adviceRule, { ...advice, most: advice.none - 1 })}</p>
    </Fold>
  );
}

type Props = {
  result: Carried;
  words: ReportWords['reminders'];
  siteUrl: string;
  today: string;
};

/**
 * The days ahead to take the diagnostic again. Calendars are often shared: entries of the file carry ratings
 * and no id, which would open the report; Google gets neither.
 */
export function Reminders({ result, words, siteUrl, today }: Props) {
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
      <div>
        <SaveReminders
          label={file}
          plan={`${result.day}-${writeRatings(result.ratings)}`}
          events={ahead.map((days) => entry(days, event.compares, path))}
        />
      </div>
      <p className="text-ui text-ink-muted">{note}</p>
      <div className="flex flex-wrap gap-x-6">
        {ahead.map((days) => {
          const noted = entry(days, event.plain, routes.diagnostic);
          return (
            <ExternalLink
              key={days}
              href={googleCalendarLink(noted)}
              className="inline-flex min-h-target items-center underline"
            >
              {fill(google, { date: longDay(new Date(noted.day)) })}
            </ExternalLink>
          );
        })}
      </div>
    </Fold>
  );
}
