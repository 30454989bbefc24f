import ipaddr from 'ipaddr.js';
import type { TrustedProxies as Trusted } from '@/lib/platform/config/trusted-proxies';
import { socketAddress } from './exchange';

/** `null`: none is trusted. */
export type TrustedProxies = Trusted | null;

/** No real chain is so long: thousands of entries come from an attacker. */
const LONGEST_CHAIN = 16;

type Caller = {
  /** The connection's address; `null` if it can't be seen, as on Vercel. */
  socket: string | null | undefined;
  /** X-Forwarded-For. Each proxy adds its caller at the end; anybody may have written the rest. */
  forwardedFor: string | null | undefined;
};

/**
 * The caller's address; `null` if unknown. Reads from the trusted end. An entry that isn't an address ends
 * it: then the proxy counts as the caller.
 * @param trusted with addresses, the connection must come from one of them
 */
export function clientAddress({ socket, forwardedFor }: Caller, trusted: TrustedProxies): string | null {
  const peer = normalAddress(socket ?? '');
  if (!trusted) return peer;
  const entries = (forwardedFor ?? '').split(',').slice(-LONGEST_CHAIN);
  const isOurs = 'hops' in trusted ? within(trusted.hops) : among(trusted.addresses);
  let client = peer;
  for (let hop = 0; isOurs(client, hop) && hop < entries.length; hop += 1) {
    const told = normalAddress(entries[entries.length - 1 - hop] ?? '');
    if (told === null) break;
    client = told;
  }
  return client;
}

/**
 * The network that limits count: an IPv4 address or an IPv6 /64, which is one household.
 * @param address from clientAddress
 */
export function networkOf(address: string | null): string | null {
  if (address === null || !address.includes(':')) return address;
  const [first = 0, second = 0, third = 0, fourth = 0] = ipaddr.IPv6.parse(address).parts;
  return `${[first, second, third, fourth].map((part) => part.toString(16)).join(':')}::/64`;
}

export const callingNetwork = (headers: Headers, trusted: TrustedProxies): string | null =>
  networkOf(
    clientAddress({ socket: socketAddress(), forwardedFor: headers.get('x-forwarded-for') }, trusted),
  );

type IsOurs = (address: string | null, hop?: number) => boolean;

const within =
  (hops: number): IsOurs =>
  (_address, hop = 0) =>
    hop < hops;

function among(addresses: readonly string[]): IsOurs {
  const ranges = addresses.map((one) => ipaddr.parseCIDR(one.includes('/') ? one : `${one}/${bitsOf(one)}`));
  return (address) => {
    if (address === null) return false;
    const parsed = ipaddr.parse(address);
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits));
  };
}

const bitsOf = (address: string) => (address.includes(':') ? 128 : 32);

/** `"[2001:DB8::1]:4711"` is 2001:db8::1, `::ffff:192.0.2.1` is 192.0.2.1, others are `null`. */
function normalAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address =
    /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare.replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}
