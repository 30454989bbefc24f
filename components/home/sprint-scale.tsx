import { Drawing } from '@/components/drawings/drawing';

type SprintScaleProps = { planning: string; coachingNote: string };

/**
 * Twelve weeks as a rule: a mark for each session of coaching, and the first month measured off. It stands
 * upright where it can't lie.
 */
export function SprintScale({ planning, coachingNote }: SprintScaleProps) {
  return (
    <div className="sprint-scale">
      <Drawing name="twelve-weeks" width={1154} height={78} className="w-full max-lg:hidden" />
      <Drawing name="twelve-weeks-upright" width={72} height={414} className="lg:hidden" />
      <p>{planning}</p>
      <p className="session-mark">{coachingNote}</p>
    </div>
  );
}
