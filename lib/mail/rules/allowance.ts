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

/** An allowance in the window of any moment, and how many windows ahead a mail may wait for room. */
export type Allowances = { at: (moment: Date) => Allowance; windows: number };

/** What one report uses up. @param network null where networks are not known */
export function reportAllowances(address: string, network: string | null): Allowances[] {
  const [ofAddress, ofNetwork] = [REPORTS_PER_ADDRESS_A_DAY, REPORTS_PER_NETWORK_AN_HOUR];
  const forAddress: Allowances = {
    at: (moment) => ({ of: 'address', subject: address, limit: ofAddress, ...windowOf(moment, A_DAY) }),
    windows: 2,
  };
  if (network === null) return [forAddress];
  const forNetwork: Allowances = {
    at: (moment) => ({ of: 'network', subject: network, limit: ofNetwork, ...windowOf(moment, AN_HOUR) }),
    windows: 24,
  };
  return [forAddress, forNetwork];
}

const AN_HOUR = { ms: HOUR, characters: '2026-03-01T12'.length };
const A_DAY = { ms: DAY, characters: '2026-03-01'.length };

function windowOf(now: Date, { ms, characters }: typeof AN_HOUR) {
  const begin = Math.floor(now.getTime() / ms) * ms;
  return { window: new Date(begin).toISOString().slice(0, characters), endsAt: new Date(begin + ms) };
}
