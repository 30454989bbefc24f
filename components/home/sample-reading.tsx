import { Courses, type Course } from '@/components/diagnostic/courses';
import type { AreaId } from '@/lib/domain/diagnostic/questionnaire';
import { MAX_AREA_POINTS } from '@/lib/domain/diagnostic/score';
import { fill } from '@/lib/domain/text';
import { SAMPLE } from './sample-scorecard';

/** May hold {score} and {rating} in the caption, {areas} in the description. */
export type SampleWords = { caption: string; description: string; areas: Record<AreaId, string> };

/** The sample result as a drawing: left of the cord where there is a left column, right of it on smaller screens. */
export function SampleReading({ words, className }: { words: SampleWords; className?: string }) {
  const courses: Course[] = SAMPLE.areas.map(({ id, points, percent }) => ({
    label: words.areas[id],
    points,
    percent,
    maxPoints: MAX_AREA_POINTS,
  }));
  const list = courses.map(({ label, percent }) => `${label} ${percent}%`).join(', ');
  const description = fill(words.description, { areas: list });
  const caption = fill(words.caption, { score: SAMPLE.percent, rating: SAMPLE.rating });
  return (
    <figure className={className}>
      <Courses
        side="right"
        {...{ courses, description }}
        className="at-cord w-full max-w-[420px] lg:hidden"
      />
      <Courses side="left" {...{ courses, description }} className="to-cord hidden lg:block" />
      <figcaption className="mt-4 max-w-[40ch] text-note text-ink-muted lg:mt-6 lg:pr-6">
        {caption}
      </figcaption>
    </figure>
  );
}
