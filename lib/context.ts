import type { Content } from '@/lib/content/content';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import type { siteLimits } from '@/lib/platform/limits/site-limits';
import type { PaymentLimits } from '@/lib/shop/ports/limits';

/** What functions of lib take first. lib/server/context.ts builds it once per process. */
export type Context = {
  settings: Env;
  database: Database;
  content: Content;
  contentVersion: string;
  /** Where content lies, with the files of its products. */
  contentFolder: string;
  /** Every limit of the site (lib/kernel/limits.ts). */
  limits: ReturnType<typeof siteLimits> & { payments: PaymentLimits };
  /** Wakes the workers. */
  notifier: WorkNotifier;
  now: () => Date;
  /** Called with an unexpected error after which the work goes on. */
  onUnexpectedError: (error: unknown) => void;
};
