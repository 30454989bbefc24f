import { DAY, HOUR } from '@/lib/kernel/time';

/** How many mails may go where within a day or an hour (UTC). Who it is about is told by a keyed hash. */
export type Allowance = {
  of: 'address' | 'network';
  subject: string;
  /** The day or the hour: 2026-03-01, 2026-03-01T12. */
  window: string;
  limit: number;
  endsAt: Date;
};

/** Nobody has proved that an address is theirs: more reports than this would be a way to annoy a stranger. */
const REPORTS_PER_ADDRESS_A_DAY = 3;
const REPORTS_PER_NETWORK_AN_HOUR = 30;

/** What one report uses up. @param network null where networks are not known */
export function reportAllowances(address: string, network: string | null, now: Date): Allowance[] {
  const forAddress: Allowance = {
    of: 'address',
    subject: address,
    limit: REPORTS_PER_ADDRESS_A_DAY,
    ...windowOf(now, A_DAY),
  };
  if (network === null) return [forAddress];
  return [
    forAddress,
    { of: 'network', subject: network, limit: REPORTS_PER_NETWORK_AN_HOUR, ...windowOf(now, AN_HOUR) },
  ];
}

/** In how many seconds the next one may be asked for. */
export function secondsLeft({ endsAt }: Allowance, now: Date): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

const AN_HOUR = { ms: HOUR, characters: '2026-03-01T12'.length };
const A_DAY = { ms: DAY, characters: '2026-03-01'.length };

function windowOf(now: Date, { ms, characters }: typeof AN_HOUR) {
  const begin = Math.floor(now.getTime() / ms) * ms;
  return { window: new Date(begin).toISOString().slice(0, characters), endsAt: new Date(begin + ms) };
}
