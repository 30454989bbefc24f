import type { ShopLimits } from '@/lib/shop/ports/limits';

const always = () => Promise.resolve({ allowed: true } as const);

/** Where a test is about something else. */
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
