import type { Results } from '@/lib/diagnostic/content/results';
import type { Rating, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { MAX_AREA_POINTS, scoreAssessment, type Scorecard } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import type { Sample } from './hero';

/**
 * The made-up business of the drawing beside the headline: it knows where it is going, and does not measure
 * it.
 */
const RATED: Record<StatementId, Rating> = {
  visionClarity: 3,
  missionRelevance: 3,
  goalDefinition: 2,
  stakeholderAwareness: 2,
  keyResultsClarity: 2,
  keyResultsAlignment: 2,
  teamAdoption: 1,
  progressTracking: 2,
  taskAlignment: 2,
  prioritizationProcess: 1,
  executionConsistency: 1,
  resourceSupport: 1,
  kpiRelevance: 1,
  measurementClarity: 1,
  accountabilityMechanisms: 1,
  feedbackIntegration: 0,
};
const SAMPLE: Scorecard = scoreAssessment(RATED);

/** Holds {score} and {rating} in the caption, {areas} in the description. */
type SampleWords = { caption: string; description: string };

/** The drawing's courses and words, out of the score itself. */
export function sampleReading(words: SampleWords, { ratings, sections }: Results['page']): Sample {
  const courses = SAMPLE.areas.map(({ id, points, percent }) => ({
    label: sections.short[id],
    points,
    percent,
    maxPoints: MAX_AREA_POINTS,
  }));
  const areas = courses.map(({ label, percent }) => `${label} ${percent}%`).join(', ');
  return {
    courses,
    description: fill(words.description, { areas }),
    caption: fill(words.caption, { score: SAMPLE.percent, rating: ratings[SAMPLE.rating].name }),
  };
}
