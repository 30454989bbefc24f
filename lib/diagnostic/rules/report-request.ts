import { z } from 'zod';

/** What was asked for: a clarity call, which brings the report with it, or the report alone. */
export type Wanted = 'call' | 'report';

/** The body of POST /api/schedule-clarity-call. With the id alone it is a call. */
export const reportRequestSchema = z.strictObject({
  assessmentId: z.string().min(1),
  wanted: z.enum(['call', 'report'] satisfies Wanted[]).default('call'),
});

/** `reportAt`: when the report may be mailed; `null` where too many were asked for its address or network. */
export type ReportAsked = { outcome: 'queued' | 'already'; reportAt: Date | null };
