import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { keyed } from '@/lib/kernel/keyed';
import { z } from 'zod';
import { DETAIL_IDS, REQUIRED_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { CHALLENGES, COMPANY_SIZES, RATINGS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';

/** A text that is too long to send is still kept, so that it can be shortened; nothing without end. */
const typed = z.string().max(20_000);
const rating = z.enum(['', ...RATINGS.map(String)]).nullish();
const time = z.number().int().nonnegative();

/**
 * What a draft must look like to be used: anyone can edit what a browser stores. `format` is its version. A
 * draft from before a field was added gets that field empty; a field or choice that is gone is dropped. A new
 * required field, or another meaning, needs the next format and a step here that brings the old one to it.
 */
export const draftSchema = z.object({
  format: z.literal(1),
  startedAt: time,
  savedAt: time,
  /** When a personal field last changed. */
  contactAt: time,
  step: z.literal([1, 2, 3]),
  /** The Idempotency-Key of the answers as they are: a new one with every change, the same in all tabs. */
  attemptKey: z.string().regex(ATTEMPT_KEY),
  values: z.object({
    ...keyed(REQUIRED_IDS, () => typed),
    ...keyed(DETAIL_IDS, () => typed.default('')),
    companySize: z.enum(['', ...COMPANY_SIZES]).catch(''),
    marketingConsent: z.boolean().optional(),
    emailReport: z.boolean().optional(),
    currentChallenges: z.array(z.unknown()).transform((all) => CHALLENGES.filter((one) => all.includes(one))),
    ratings: z.object(Object.fromEntries(STATEMENT_IDS.map((id) => [id, rating]))),
  }),
  sent: z.boolean().optional(),
});

/** A diagnostic that is not yet sent, kept in this browser only. Times are in ms since 1970. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'values'> & { values: FormValues };
