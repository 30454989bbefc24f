import type { Context } from '@/lib/context';
import { NO_NOTIFIER } from '@/lib/kernel/work-notifier';
import { readEnv } from '@/lib/platform/config/env';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { content, createLimits, siteOf } from '@/lib/server/context';
import { NO_LIMITS } from './no-limits';
import { CONTENT } from './content-folder';

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
