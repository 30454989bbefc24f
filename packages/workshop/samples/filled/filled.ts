import type { Cells } from '../../office/office';
import { alignment } from './alignment';
import { cascade } from './cascade';
import { decision } from './decision';
import { facilitator } from './facilitator';
import { okr } from './okr';
import { roi } from './roi';
import { sprint } from './sprint';
import { team } from './team';
import { tracker } from './tracker';

/**
 * What is typed into each workbook before a sample of it is cut out, so that empty sheets show what they are
 * for.
 */
export const FILLED: Record<string, Cells> = {
  '90-day-sprint-planner.xlsx': sprint,
  'executive-decision-framework.xlsx': decision,
  'goal-cascade-builder.xlsx': cascade,
  'roi-projection-calculator.xlsx': roi,
  'strategic-alignment-assessment.xlsx': alignment,
  'strategic-okr-execution-tracker.xlsx': tracker,
  'strategic-okr-planner.xlsx': okr,
  'team-performance-dashboard.xlsx': team,
  'workshop-results.xlsx': facilitator,
};
