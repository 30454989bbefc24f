import { type AreaScore, MAX_AREA_POINTS } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { Badge, PERCENT_COLOUR } from './badge';
import type { AreaTexts } from './words';

type Props = { areas: AreaScore[]; texts: AreaTexts };

/** The areas as courses of stone: the gap between a stone and the cord is what is missing. */
export function AreaWall({ areas, texts }: Props) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{texts.words.sections.title}</h2>
      <ul className="wall">
        {areas.map((area) => (
          <Course key={area.id} area={area} texts={texts} />
        ))}
      </ul>
    </section>
  );
}

/** Up to this many points missing, there is room for the short form only, or on a phone for none. */
const SHORT_GAP = 5;
const NARROW_GAP = 3;

function Course({ area, texts: { words, book } }: { area: AreaScore; texts: AreaTexts }) {
  const gap = MAX_AREA_POINTS - area.points;
  const { missing, missingShort } = words.sections;
  const { title } = book.areas[area.id];
  return (
    <li className="course">
      <div className="course-head">
        <h3>{title}</h3>
        <Badge verdict={area.badge} words={words.ratings} />
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
            <span>{fill(gap <= SHORT_GAP ? missingShort : missing, { n: gap })}</span>
          </span>
        )}
      </div>
      <p className={`course-percent ${PERCENT_COLOUR[area.colour]}`}>{area.percent}%</p>
    </li>
  );
}
