/**
 * `near`: one customer's line, an IPv4 address or a /64. `wider`: a household or small office, a /56.
 * `widest`: a firm, a /48, or with IPv4 a block of neighbors, a /24.
 */
export type Reach = 'near' | 'wider' | 'widest';

export const REACHES: readonly Reach[] = ['near', 'wider', 'widest'];

/** IPv4 has no `wider`. */
export type ByReach<T> = Partial<Record<Reach, T>>;

/**
 * The networks around a caller, each within the next.
 * @param network as lib/platform/http/client-address.ts tells it: `192.0.2.1` or `2001:db8:1:2::/64`
 */
export function networksAround(network: string): ByReach<string> {
  if (!network.includes(':')) return { near: network, widest: network.replace(/\d+$/, '0/24') };
  const [first, second, third, fourth = '0'] = network.replace('::/64', '').split(':');
  const house = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    near: network,
    wider: `${first}:${second}:${third}:${house}::/56`,
    widest: `${first}:${second}:${third}::/48`,
  };
}
