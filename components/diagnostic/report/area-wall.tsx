import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { Badge, PERCENT_COLOUR } from './badge';
import type { ReportWords } from './words';

type Props = { areas: AreaScore[]; book: AdviceBook; words: ReportWords['sections'] };

/** The four areas as courses of stone: the gap between a stone and the cord is what is missing. */
export function AreaWall({ areas, book, words }: Props) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{words.title}</h2>
      <ul className="wall">
        {areas.map((area) => (
          <Course key={area.id} area={area} title={book.areas[area.id].title} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** Up to this many points missing, there is room for the short form only, or on a phone for none. */
const SHORT_GAP = 5;
const NARROW_GAP = 3;

function Course({ area, title, words }: { area: AreaScore; title: string; words: Props['words'] }) {
  const gap = MAX_AREA_POINTS - area.points;
  return (
    <li className="course">
      <div className="course-head">
        <h3>{title}</h3>
        <Badge verdict={area.badge} />
      </div>
      <div
        className="course-track"
        role="progressbar"
        aria-label={title}
        aria-valuenow={area.percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {area.points > 0 && <svg className="stone" width={`${area.percent}%`} />}
        {gap > 0 && (
          <span className="gap" data-narrow={gap <= NARROW_GAP || undefined}>
            <span>{fill(gap <= SHORT_GAP ? words.missingShort : words.missing, { n: gap })}</span>
          </span>
        )}
      </div>
      <p className={`course-percent ${PERCENT_COLOUR[area.colour]}`}>{area.percent}%</p>
    </li>
  );
}
