import { UNKNOWN_NETWORKS } from '@/lib/kernel/limits';
import { DAY, HOUR } from '@/lib/kernel/time';
import type { NewMail } from './outbox';

/** How many mails may go to one address or network within a day or an hour (UTC), by keyed hash. */
export type Allowance = {
  subject: string;
  /** 2026-03-01 or 2026-03-01T12. */
  window: string;
  limit: number;
  endsAt: Date;
};

/** Addresses are unconfirmed: more would be a way to annoy strangers. */
const REPORTS_PER_ADDRESS_A_DAY = 3;
const PER_NETWORK_AN_HOUR = 30;

/** `windows`: how many windows ahead a mail may wait. */
export type Allowances = { at: (moment: Date) => Allowance; windows: number };

export type AllowedMail = { mail: NewMail; allowances: readonly Allowances[] };

/** @param network `null` if unknown */
export function reportAllowances(address: string, network: string | null): Allowances[] {
  const limit = REPORTS_PER_ADDRESS_A_DAY;
  const forAddress: Allowances = {
    at: (moment) => ({ subject: address, limit, ...windowOf(moment, A_DAY) }),
    windows: 2,
  };
  return network === null ? [forAddress] : [forAddress, ofNetwork(network)];
}

/**
 * One question a day confirms all ticked marketing boxes of an address.
 * @param network `null` if unknown
 */
export function confirmationAllowances(address: string, network: string | null): Allowances[] {
  const forAddress: Allowances = {
    at: (moment) => ({ subject: address, limit: 1, ...windowOf(moment, A_DAY, CONFIRM) }),
    windows: 1,
  };
  return [forAddress, network === null ? ofUnknown : ofNetwork(network, CONFIRM)];
}

const ofNetwork = (subject: string, counted?: string, networks = 1): Allowances => ({
  at: (moment) => ({
    subject,
    limit: PER_NETWORK_AN_HOUR * networks,
    ...windowOf(moment, AN_HOUR, counted),
  }),
  windows: 24,
});

/** Counted separately from reports. */
const CONFIRM = 'confirm ';
const ofUnknown = ofNetwork('unknown', CONFIRM, UNKNOWN_NETWORKS);

const AN_HOUR = { ms: HOUR, characters: '2026-03-01T12'.length };
const A_DAY = { ms: DAY, characters: '2026-03-01'.length };

function windowOf(now: Date, { ms, characters }: typeof AN_HOUR, counted = '') {
  const begin = Math.floor(now.getTime() / ms) * ms;
  const window = `${counted}${new Date(begin).toISOString().slice(0, characters)}`;
  return { window, endsAt: new Date(begin + ms) };
}
