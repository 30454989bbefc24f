import { z } from 'zod';
import { channelNamed } from '@/lib/funnel/rules/channel';

/** Of an order, a diagnostic or a mail: nothing that could be somebody's name or address. */
export const deskId = z.string().regex(/^[\w-]{1,64}$/);
const word = z.string().trim().max(100);
const address = z.string().trim().max(320);
const reason = z.string().trim().max(1_000);

const number = { number: deskId };

/**
 * What can be done at the desk, as a call names it. Amounts are as typed: `scripts/owner/amount.ts` reads
 * them.
 */
const ACTIONS = {
  resend: z.strictObject({ name: z.literal('resend'), ...number }),
  correctEmail: z.strictObject({ name: z.literal('correctEmail'), ...number, address }),
  /** An empty amount: all that is left. */
  refund: z.strictObject({ name: z.literal('refund'), ...number, amount: word, reason }),
  release: z.strictObject({ name: z.literal('release'), ...number, reason }),
  /** Null: all that were given up. */
  retryMail: z.strictObject({ name: z.literal('retryMail'), id: deskId.nullable() }),
  setCost: z.strictObject({ name: z.literal('setCost'), channel: word, month: word, amount: word }),
  erase: z.strictObject({ name: z.literal('erase'), address }),
  /** To the firm's own system. */
  testEvent: z.strictObject({ name: z.literal('testEvent') }),
} as const;

export type ActionName = keyof typeof ACTIONS;
export type ActionNamed<N extends ActionName> = z.infer<(typeof ACTIONS)[N]>;
export type Action = ActionNamed<ActionName>;

const { resend, ...others } = ACTIONS;
export const action = z.discriminatedUnion('name', [resend, ...Object.values(others)]);

/** How the log calls them. */
export const ACTION_NAMES: Record<ActionName, string> = {
  resend: 'Receipt again',
  correctEmail: 'Address corrected',
  refund: 'Refund',
  release: 'Release',
  retryMail: 'Mail again',
  setCost: 'Cost of a channel',
  erase: 'Deletion',
  testEvent: 'Test event',
};

/** Of whom or what it is, without anything personal. */
export function aboutOf(one: Action): string {
  if ('number' in one) return one.number;
  if (one.name === 'retryMail') return one.id ?? 'all that were given up';
  if (one.name === 'testEvent') return 'your own system';
  return one.name === 'setCost' ? channelNamed(one.channel) : 'an address';
}

/** What can be taken along as a file. `ids`: those rows alone. */
export const deskFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('leads'), ids: z.array(deskId).max(5_000).nullable() }),
  z.strictObject({ kind: z.literal('orders'), ids: z.array(deskId).max(5_000).nullable() }),
  z.strictObject({ kind: z.literal('report'), id: deskId }),
  z.strictObject({ kind: z.literal('evidence'), ...number }),
  z.strictObject({ kind: z.literal('person'), address }),
]);
export type DeskFile = z.infer<typeof deskFile>;

/** How the log calls them, and of what they are. */
export function fileLine(file: DeskFile): { what: string; about: string } {
  const { kind } = file;
  // Its id opens a results page.
  if (kind === 'report') return { what: 'Report saved', about: 'a diagnostic' };
  if (kind === 'evidence') return { what: 'Evidence saved', about: file.number };
  if (kind === 'person') return { what: 'Data of a person saved', about: 'an address' };
  return { what: `CSV of ${kind} saved`, about: file.ids ? `${file.ids.length} rows` : 'all rows' };
}
