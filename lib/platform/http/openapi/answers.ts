import { z } from 'zod';

const text = z.string();

/** What more than one noun answers, and the site itself. Strict: what is not here must not be answered. */
export const ANSWERS = {
  Problem: z.strictObject({
    message: text.min(1).meta({ description: 'Written for a person, with what to do next.' }),
    fields: z.record(text, text).optional().meta({ description: 'What’s wrong with each field.' }),
  }),
  Message: z.strictObject({ message: text.min(1) }),
  Alive: z.strictObject({ alive: z.literal(true) }),
  Ready: z.strictObject({ ready: z.literal(true) }),
  NotReady: z.strictObject({
    ready: z.literal(false),
    missing: z.array(z.enum(['database', 'migrations', 'content'])).min(1),
  }),
};
