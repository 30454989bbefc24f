import ipaddr from 'ipaddr.js';
import { socketAddress } from './exchange';

type Caller = {
  /** The connection's address; `null` if it can't be seen, as on Vercel. */
  socket: string | null | undefined;
  /** X-Forwarded-For. Each proxy adds its caller at the end; anybody may have written the rest. */
  forwardedFor: string | null | undefined;
};

/**
 * The caller's address; `null` if unknown. Reads from the trusted end. An entry that isn't an address ends
 * it: then the proxy counts as the caller.
 * @param proxies how many stand in a row before the site
 */
export function clientAddress({ socket, forwardedFor }: Caller, proxies: number): string | null {
  let client = normalAddress(socket ?? '');
  const entries = proxies > 0 ? (forwardedFor ?? '').split(',').slice(-proxies) : [];
  for (const entry of entries.reverse()) {
    const told = normalAddress(entry);
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

export const callingNetwork = (headers: Headers, proxies: number): string | null =>
  networkOf(
    clientAddress({ socket: socketAddress(), forwardedFor: headers.get('x-forwarded-for') }, proxies),
  );

/** `"[2001:DB8::1]:4711"` is 2001:db8::1, `::ffff:192.0.2.1` is 192.0.2.1, others are `null`. */
function normalAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address =
    /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare.replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}
