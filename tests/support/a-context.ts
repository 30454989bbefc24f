import { type Context, isOpen } from '@/lib/context';
import { NO_NOTIFIER } from '@/lib/kernel/work-notifier';
import { readEnv } from '@/lib/platform/config/env';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { content, createLimits, siteOf } from '@/lib/server/context';
import { CONTENT } from './content-folder';

const always = Object.assign(() => Promise.resolve({ allowed: true } as const), {
  forget: () => Promise.resolve(),
});

/** Where a test is about something else. */
const NO_LIMITS: Pick<Context['limits'], 'contact' | 'claim' | 'payments'> = {
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

/**
 * What is said of a site; the rest is a demo's with its shipped content, where payments have no limits and
 * nobody waits.
 */
type Given = Pick<Context, 'database'> & Partial<Context>;

/** Built as the real one is. */
export function aSite(given: Given) {
  const { settings = readEnv({}) } = given;
  return siteOf({
    settings,
    content: given.content ?? content(),
    contentVersion: 'as shipped',
    contentFolder: CONTENT,
    limits: { ...createLimits(settings, null), ...NO_LIMITS },
    notifier: NO_NOTIFIER,
    now: () => new Date(),
    onUnexpectedError: logUnexpectedError,
    ...given,
  });
}

/** The same, where its settings have Stripe's keys. */
export function opened<C extends Context>(site: C) {
  if (!isOpen(site)) throw new Error('Without Stripe’s keys the shop is closed.');
  return site;
}
