import type { Content } from '@/lib/content/content';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import type { siteLimits } from '@/lib/platform/limits/limiters';
import type { PaymentLimits } from '@/lib/shop/limit-payments';
import type { Payments } from '@/lib/shop/stripe/payments';

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
  /** Null without Stripe's keys: the shop is closed. */
  payments: Payments | null;
  /** Wakes the workers. */
  notifier: WorkNotifier;
  now: () => Date;
  /** Called with an unexpected error after which the work goes on. */
  onUnexpectedError: (error: unknown) => void;
};

/** With Stripe's keys. */
export type OpenShop = Context & { payments: Payments };

export const isOpen = <C extends Context>(context: C): context is C & OpenShop => context.payments !== null;
