import type { Limiter } from '@/lib/kernel/limiter';
import type { PaymentLimits } from './ports/limits';

/** How often the shop lets somebody try. */
export type ShopLimits = Record<'contact' | 'claim', Limiter> & { payments: PaymentLimits };

const always = () => Promise.resolve({ allowed: true } as const);

/** For commands, which no visitor calls. */
export const NO_LIMITS: ShopLimits = {
  contact: always,
  claim: always,
  payments: {
    perHour: Infinity,
    open: Infinity,
    networksOf: () => null,
    mayBegin: () => Promise.resolve({ allowed: true, tellOwner: false }),
    mayConfirm: always,
    noteDecline: () => Promise.resolve(null),
    isGuessed: () => Promise.resolve(false),
    noteEnded: () => Promise.resolve(),
    waitAfter: () => Promise.resolve(0),
  },
};
