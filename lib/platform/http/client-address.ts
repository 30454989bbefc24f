import ipaddr from 'ipaddr.js';
import { socketAddress } from './exchange';

/** Whose X-Forwarded-For is believed (lib/platform/config/trusted-proxies.ts). Null: of nobody. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] } | null;

/**
 * No real chain of proxies is as long as this. Thousands of entries come from an attacker, and reading each
 * costs time.
 */
const LONGEST_CHAIN = 16;

type Caller = {
  /** The address at the other end of the connection; null where it can't be seen, as on Vercel. */
  socket: string | null | undefined;
  /**
   * X-Forwarded-For as it came in: each proxy adds at its end whom it was called by. The rest anybody can
   * have written.
   */
  forwardedFor: string | null | undefined;
};

/**
 * The address a call comes from; null when it can't be known. Read from the end that is ours, and no further
 * than what is trusted: an entry that is no address ends it, and the call counts as that of the proxy which
 * told it.
 * @param trusted with addresses nothing is believed unless the socket is seen to be one of them
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
 * The network whose calls are counted together: an IPv4 address, or the first 64 bits of an IPv6 one, which
 * one household has all of.
 * @param address as clientAddress answers it
 */
export function networkOf(address: string | null): string | null {
  if (address === null || !address.includes(':')) return address;
  const [first = 0, second = 0, third = 0, fourth = 0] = ipaddr.IPv6.parse(address).parts;
  return `${[first, second, third, fourth].map((part) => part.toString(16)).join(':')}::/64`;
}

/** The network of a call as a route sees it; null when it can't be known. */
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

/** `"[2001:DB8::1]:4711"` is 2001:db8::1, `::ffff:192.0.2.1` is 192.0.2.1; null for what is no address. */
function normalAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address =
    /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare.replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}
