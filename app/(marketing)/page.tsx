import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { Home } from '@/components/home/home';
import { sampleReading } from '@/components/home/sample-scorecard';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { planFacts } from '@/lib/kernel/plans';
import { fill } from '@/lib/kernel/text';
import localFont from 'next/font/local';

// Here, so that only the landing page preloads it.
const displayItalic = localFont({
  src: '../fonts/brygada-1918-italic.woff2',
  weight: '400 500',
  style: 'italic',
  display: 'swap',
  variable: '--font-display-italic',
  adjustFontFallback: false,
});

/** The class of an element with italic words. It makes no box. */
const italic = `${displayItalic.variable} contents`;

export const generateMetadata = () => pageMetadata('/');

/** Looks up the entries that home.yaml names by id. */
export default function HomePage() {
  const { home, programme, testimonials, team, diagnostic } = content();
  const { hero, alignment, panels, trustedBy } = home;
  const { founders, strip } = testimonials;
  const plans = byIds(programme.plans, panels.pricing.rows);
  return (
    <div className={italic}>
      <JsonLd things={thingsOf('/')} />
      <Home
        {...home}
        hero={{
          ...hero,
          quote: founders.find(({ id }) => id === hero.quote),
          sample: sampleReading(hero.sample, diagnostic.results.page),
        }}
        alignment={{ ...alignment, steps: byIds(programme.build.steps, alignment.steps) }}
        panels={{
          ...panels,
          scope: { ...panels.scope, rows: byIds(programme.build.steps, panels.scope.rows) },
          results: { ...panels.results, testimonials: byIds(founders, panels.results.testimonials) },
          pricing: {
            ...panels.pricing,
            intro: fill(panels.pricing.intro, planFacts(plans)),
            rows: plans,
            notes: programme.planNotes,
          },
          team: { ...panels.team, coaches: byIds(team.coaches, panels.team.coaches) },
        }}
        trustedBy={{ ...trustedBy, quotes: byIds(strip, trustedBy.quotes) }}
      />
    </div>
  );
}

/**
 * The entries in the order of the ids; the content check made sure that each exists. If all are named, it
 * returns the same array, so that React sends it once.
 */
function byIds<Entry extends { id: string }>(entries: Entry[], ids: readonly string[]): Entry[] {
  if (ids.join() === entries.map(({ id }) => id).join()) return entries;
  return ids.map((id) => entries.find((entry) => entry.id === id)!);
}
