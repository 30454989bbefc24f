import type { Assessment } from '@/lib/domain/diagnostic/assessment';

/** One try of a visitor to send something, however often the browser repeats it (readings 31). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};

export type AssessmentStore = {
  /** Stores once per attempt: 'stored', or 'seen' with what the attempt's first call stored. */
  insert(
    assessment: Assessment,
    attempt: Attempt | null,
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<Assessment | null>;
  exists(id: string): Promise<boolean>;
};
