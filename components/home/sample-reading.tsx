import { Courses, type Course } from '@/components/diagnostic/courses';

export type Sample = { courses: Course[]; description: string; caption: string };

/**
 * The sample result as a drawing: right of the cord; where there is a left column, style mirrors it to stand
 * there.
 */
export function SampleReading({ sample, className }: { sample: Sample; className?: string }) {
  const { courses, description, caption } = sample;
  return (
    <figure className={className}>
      <Courses side="right" {...{ courses, description }} className="sample-courses" />
      <figcaption className="mt-4 max-w-[24.5em] text-note text-ink-muted lg:mt-6 lg:pr-6">
        {caption}
      </figcaption>
    </figure>
  );
}
