import type { AdviceBook } from '@/lib/domain/diagnostic/advice';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/domain/diagnostic/score';
import { fill } from '@/lib/domain/text';
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
          <Course key={area.id} area={area} title={book.areas[area.id].title} missing={words.missing} />
        ))}
      </ul>
    </section>
  );
}

function Course({ area, title, missing }: { area: AreaScore; title: string; missing: string }) {
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
        {area.points > 0 && <i className="stone" style={{ width: `${area.percent}%` }} />}
        {gap > 0 && (
          <span
            className="gap"
            style={{ width: `${100 - area.percent}%` }}
            data-narrow={gap < 5 || undefined}
          >
            <span>{fill(missing, { n: gap })}</span>
          </span>
        )}
      </div>
      <p className={`course-percent ${PERCENT_COLOUR[area.colour]}`}>{area.percent}%</p>
    </li>
  );
}
