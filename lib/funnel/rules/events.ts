import { z } from 'zod';
import { STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { attributionSchema } from './attribution-schema';
import { USEFUL_EVENTS } from './useful';
import type { UsefulEvent } from './useful-event';

/**
 * What a browser tells when it happens, once per page or draft. `call`: the link to the scheduler was
 * followed.
 */
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
/**
 * Everything that is counted: the list is closed, so that a browser can't make up a name. `visit`: a tab came
 * from outside.
 */
export type FunnelEvent = 'visit' | StageEvent | StatementEvent | UsefulEvent;

export const ratedEvent = (statement: StatementId): StatementEvent => `rated-${statement}`;

export const FUNNEL_EVENTS: readonly FunnelEvent[] = [
  'visit',
  ...STAGE_EVENTS,
  ...STATEMENT_IDS.map(ratedEvent),
  ...USEFUL_EVENTS,
];

const events = z
  .array(z.enum(FUNNEL_EVENTS))
  .min(1)
  .max(FUNNEL_EVENTS.length)
  .refine((events) => new Set(events).size === events.length);

/**
 * What a beacon holds: one of these or several, each once, and where the visit came from; or the events
 * alone.
 */
export const beaconSchema = z.union([z.strictObject({ events, source: attributionSchema }), events]);
