import { createHmac } from 'node:crypto';
import { DAY } from '@/lib/kernel/time';

/**
 * Under which keys limits count: hashes with a salt out of LINK_SECRETS and the day (UTC). All processes have
 * the same, and what was counted on one day can't be told to be of whom was counted on another.
 * @param secrets the one that is used, then those under which something may still be counted
 */
export function dailyKeys(secrets: readonly [string, ...string[]], now: () => Date) {
  const keyOn = (daysAgo: number, name: string, key: string, secret = secrets[0]) => {
    const day = new Date(now().getTime() - daysAgo * DAY).toISOString().slice(0, 10);
    const salt = createHmac('sha256', secret).update(`plumbline/limits/${day}`).digest();
    return createHmac('sha256', salt).update(`${name}\n${key}`).digest('base64url').slice(0, 22);
  };
  return {
    today: (name: string, key: string) => keyOn(0, name, key),
    /** Every key that may still count: no limit is longer than a day. */
    alive: (name: string, key: string) =>
      secrets.flatMap((secret) => [0, 1].map((daysAgo) => keyOn(daysAgo, name, key, secret))),
  };
}
