import ipaddr from 'ipaddr.js';

/** Which proxies X-Forwarded-For is believed of: a number of them in a row, or addresses and ranges. */
export type TrustedProxies = { hops: number } | { addresses: string[] };

const MAX_HOPS = 9;

/** Reads TRUSTED_PROXIES. Null for anything else, and for a range that holds everybody. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? { hops } : null;
  }
  const addresses = text.split(',').map((one) => one.trim());
  return addresses.every(isRange) ? { addresses } : null;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (bits === undefined) return isAddress(address);
  return isAddress(address) && /^\d+$/.test(bits) && Number(bits) > 0 && ipaddr.isValidCIDR(text);
}

const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
