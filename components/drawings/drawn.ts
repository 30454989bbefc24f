/** The drawings of tools in public/images/tools, named by the tool's slug. Each is the one source of every picture of its tool. */
export const DRAWN = [
  '90-day-sprint-planner',
  'complete-strategy-toolbox',
  'executive-decision-framework',
  'goal-cascade-builder',
  'okr-planning-calculator',
  'okr-workshop-facilitator-kit',
  'roi-projection-calculator',
  'strategic-alignment-assessment-kit',
  'strategic-okr-execution-tracker',
  'team-performance-dashboard',
] as const;

/** Stands in for a tool that nobody has drawn yet. */
export const DEFAULT_DRAWING = 'default';

export type DrawingName = (typeof DRAWN)[number] | typeof DEFAULT_DRAWING;

/** The name of a tool's drawing. */
export function drawingOf(slug: string | undefined): DrawingName {
  return DRAWN.find((drawn) => drawn === slug) ?? DEFAULT_DRAWING;
}
