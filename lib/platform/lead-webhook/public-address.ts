import { isIP } from 'node:net';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { err, ok, type Result } from '@/lib/kernel/result';

/**
 * Whether an address is one of the open internet: not this machine, not a private or link-local network, not
 * one of these inside an IPv6 address, and none that is kept for something else.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unmaps ::ffff:10.0.0.1; most other forms that carry an IPv4 address have a range of their own, which is
  // not unicast.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
}

/** All that is given out of IPv6 (RFC 4291); outside it lies ::10.0.0.1, say. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Which addresses may be connected to, and how that is said. */
type Allowed = { allows: (address: string) => boolean; else: string };

/**
 * What a webhook may connect to: the open internet, and by https only. The one host that is named may lie
 * anywhere by https, and off the open internet without.
 * @param isPublic set by tests
 */
export function allowedFor(
  { protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>,
  privateHost?: string,
  isPublic = isPublicAddress,
): Allowed {
  const isNamed = hostname.replace(/^\[|\]$/g, '') === privateHost;
  if (protocol === 'https:')
    return {
      allows: (address) => isNamed || isPublic(address),
      else: 'is not an address of the open internet.',
    };
  return {
    allows: (address) => isNamed && isIP(address) !== 0 && !isPublic(address),
    else: 'may go without https only where LEAD_WEBHOOK_PRIVATE_HOST names it, off the open internet.',
  };
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Asks the name servers for every address of a name. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for one connection, and fails when any of its addresses is not allowed: what was looked at
 * is what is connected to, so a name that changes in between gains nothing.
 */
export function lookupAllowing(allowed: Allowed, resolve: Resolve = lookup) {
  return (name: string, options: LookupOptions, answer: Answer): void =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allowed.allows(address)))
        return answer(new Error(`${name} ${allowed.else}`), []);
      if (options.all) return answer(null, addresses);
      answer(null, first.address, first.family);
    });
}

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
