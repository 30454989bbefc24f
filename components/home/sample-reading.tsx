import { Courses, type Course } from '@/components/diagnostic/courses';

export type Sample = { courses: Course[]; description: string; caption: string };

/** The sample result as a drawing: left of the cord where there is a left column, right of it on smaller screens. */
export function SampleReading({ sample, className }: { sample: Sample; className?: string }) {
  const { courses, description, caption } = sample;
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
