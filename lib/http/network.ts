/**
 * Whose call it is, as far as limits need to know: an IPv4 address, or the first half of an IPv6 one, which one household
 * has all of. Null when it can't be known.
 * @param header the one in which our proxy writes the visitor's address (CLIENT_ADDRESS_HEADER). A proxy adds at the
 * end: what stands before may be forged. Without a setting no header is believed
 */
export function networkOf(request: Request, header: string | undefined): string | null {
  const address = header && request.headers.get(header)?.split(',').at(-1)?.trim();
  if (!address) return null;
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(address)?.[1];
  if (v4) return v4;
  const v6 = /^\[?([0-9a-f:]+)/i.exec(address)?.[1];
  return v6?.includes(':') ? firstHalf(v6) : null;
}

function firstHalf(address: string): string {
  const [front = '', back] = address.split('::');
  const groups = front.split(':').filter(Boolean);
  const missing = back === undefined ? 0 : 8 - groups.length - back.split(':').filter(Boolean).length;
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...(back ?? '').split(':'),
  ];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
