import { isIP } from 'node:net';
import { err, ok, type Result } from '@/lib/kernel/result';
import { allowedFor, lookupAllowing } from './public-address';

/**
 * Whether the lead webhook would call this address, as the name servers answer now. Nothing is connected to.
 * @param privateHost the one that may lie in a private network
 */
export function checkWebhookAddress(url: string, privateHost?: string): Promise<Result<null, string>> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const allowed = allowedFor(target, privateHost);
  if (isIP(host) !== 0)
    return Promise.resolve(allowed.allows(host) ? ok(null) : err(`${host} ${allowed.else}`));
  return new Promise((resolve) =>
    lookupAllowing(allowed)(host, { all: true }, (error) => resolve(error ? err(error.message) : ok(null))),
  );
}
