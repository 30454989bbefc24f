import { z } from 'zod';
import { STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';

/** What a browser tells when it happens, once per page or draft. `call`: the link to the scheduler was followed. */
const STAGE_EVENTS = [
  'landing',
  'step-about',
  'step-challenges',
  'step-ratings',
  'results',
  'call',
  'checkout',
] as const;

export type StageEvent = (typeof STAGE_EVENTS)[number];
/** A statement got its first rating. */
type StatementEvent = `rated-${StatementId}`;
/** Everything that is counted. The list is closed: a browser can't make up a name. */
export type FunnelEvent = StageEvent | StatementEvent;

export const ratedEvent = (statement: StatementId): StatementEvent => `rated-${statement}`;

export const FUNNEL_EVENTS: readonly FunnelEvent[] = [...STAGE_EVENTS, ...STATEMENT_IDS.map(ratedEvent)];

/** What a beacon holds: one of these, or several, each once. */
export const beaconSchema = z
  .array(z.enum(FUNNEL_EVENTS))
  .min(1)
  .max(FUNNEL_EVENTS.length)
  .refine((events) => new Set(events).size === events.length);
