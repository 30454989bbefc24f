import { z } from 'zod';

/** What was asked for: a clarity call, which brings the report with it, or the report alone. */
export type Wanted = 'call' | 'report';

/** The body of POST /api/schedule-clarity-call. With the id alone it is a call. */
export const reportRequestSchema = z.strictObject({
  assessmentId: z.string().min(1),
  wanted: z.enum(['call', 'report'] satisfies Wanted[]).default('call'),
});
