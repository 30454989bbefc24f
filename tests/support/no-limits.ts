import type { Context } from '@/lib/context';

const always = Object.assign(() => Promise.resolve({ allowed: true } as const), {
  forget: () => Promise.resolve(),
});

/** Where a test is about something else. */
export const NO_LIMITS: Pick<Context['limits'], 'contact' | 'claim' | 'payments'> = {
  contact: always,
  claim: always,
  payments: {
    open: Infinity,
    networksOf: () => null,
    mayBegin: always,
    mayConfirm: always,
    noteDecline: () => Promise.resolve(null),
    isGuessed: () => Promise.resolve(false),
    noteEnded: () => Promise.resolve(),
    waitAfter: () => Promise.resolve(0),
  },
};
