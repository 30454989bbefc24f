import { Drawing } from '@/components/drawings/drawing';

type SprintScaleProps = { planning: string; coachingNote: string };

/** Twelve weeks as a rule: a mark for each session of coaching, and the first month measured off. Wide screens only. */
export function SprintScale({ planning, coachingNote }: SprintScaleProps) {
  return (
    <div className="mt-11 hidden text-note text-blueprint-muted lg:block">
      <Drawing name="twelve-weeks" width={1154} height={78} className="w-full" />
      <div className="mt-2 flex justify-between gap-8">
        <p>{planning}</p>
        <p className="session-mark">{coachingNote}</p>
      </div>
    </div>
  );
}
