import { z } from 'zod';
import { FUNNEL_EVENTS } from '@/lib/funnel/rules/events';
import { CHALLENGES, COMPANY_SIZES, RATINGS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import type { Draft } from './diagnostic-draft';

/** A text that is too long to send is still kept, so that it can be shortened; nothing without end. */
const typed = z.string().max(20_000);
const rating = z.enum(['', ...RATINGS.map(String)]).nullish();
const time = z.number().int().nonnegative();

/** What a draft must look like to be used: anyone can edit what a browser stores. */
export const draftSchema: z.ZodType<Draft> = z.strictObject({
  format: z.literal(1),
  startedAt: time,
  savedAt: time,
  contactAt: time,
  step: z.literal([1, 2, 3]),
  attemptKey: z.string().regex(/^[\w-]{22,200}$/),
  values: z.strictObject({
    firstName: typed,
    lastName: typed,
    email: typed,
    phone: typed,
    company: typed,
    role: typed,
    companySize: z.enum(['', ...COMPANY_SIZES]),
    marketingConsent: z.boolean().optional(),
    currentChallenges: z.array(z.enum(CHALLENGES)),
    ratings: z.strictObject(Object.fromEntries(STATEMENT_IDS.map((id) => [id, rating]))),
  }),
  counted: z.array(z.enum(FUNNEL_EVENTS)).optional(),
});
