import { content, createContainer, createLimits, type World } from '@/lib/container';
import { NO_NOTIFIER } from '@/lib/kernel/work-notifier';
import { readEnv } from '@/lib/platform/config/env';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { NO_LIMITS } from './no-limits';
import { CONTENT } from './content-folder';

/**
 * What is said of a world; the rest is a demo's with its shipped content, where payments have no limits and
 * nobody waits.
 */
type Given = Pick<World, 'database'> & Partial<World>;

/** What a site is put together from. */
function aWorld(given: Given): World {
  const { settings = readEnv({}) } = given;
  return {
    settings,
    content: given.content ?? content(),
    contentVersion: 'as shipped',
    contentFolder: CONTENT,
    limits: { ...createLimits({ settings, shared: null }), shop: NO_LIMITS },
    notifier: NO_NOTIFIER,
    now: () => new Date(),
    onUnexpectedError: logUnexpectedError,
    ...given,
  };
}

/** A site, put together as the real one is. */
export const aSite = (given: Given) => createContainer(aWorld(given));
