import { ENCODINGS, type Encoding } from './records';

/** Browsers send one of a few headers: so many are kept as they were read, all others are read each time. */
const KEPT = 100;
const known = new Map<string, Encoding[]>();

/**
 * What a request takes, best first (RFC 9110, 12.5.3): the higher its quality, and of equals the smaller.
 * Without a header it takes the bytes as they are.
 */
export function accepted(header: string | undefined): Encoding[] {
  if (!header) return [];
  let found = known.get(header);
  if (!found) {
    found = parse(header);
    if (known.size < KEPT) known.set(header, found);
  }
  return found;
}

function parse(header: string): Encoding[] {
  const qualities = new Map(header.split(',').map((part) => qualityOf(part)));
  const of = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const plain = qualities.get('identity') ?? 0;
  return ENCODINGS.filter((encoding) => of(encoding) > 0 && of(encoding) >= plain).sort(
    (a, b) => of(b) - of(a),
  );
}

function qualityOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const q = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
  return [name.trim(), q === undefined ? 1 : Number(q)];
}
