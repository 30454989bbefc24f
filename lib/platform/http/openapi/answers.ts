import { TROUBLES } from '@/lib/mail/rules/troubles';
import { z } from 'zod';

const text = z.string();

/** What the owner was told of and keeps no visitor away. */
const attention = z.array(z.enum(TROUBLES));

/** What more than one noun answers, and the site itself. Strict: what is not here must not be answered. */
export const ANSWERS = {
  Problem: z.strictObject({
    message: text.min(1).meta({ description: 'Written for a person, with what to do next.' }),
    fields: z.record(text, text).optional().meta({ description: 'What’s wrong with each field.' }),
  }),
  Message: z.strictObject({ message: text.min(1) }),
  Alive: z.strictObject({ alive: z.literal(true) }),
  Ready: z.strictObject({ ready: z.literal(true), attention }),
  NotReady: z.strictObject({
    ready: z.literal(false),
    missing: z.array(z.enum(['database', 'migrations', 'content'])).min(1),
    attention,
  }),
};
