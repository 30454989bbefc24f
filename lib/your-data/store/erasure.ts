import { linkSecret, type LinkSettings } from '@/lib/platform/config/link-secrets';
import type { Env } from '@/lib/platform/config/env';
import { cleanUp, leaveTraces } from './clean-up';
import type { Database } from '@/lib/platform/database/client';
import { erasedList, erasedListFile } from './erased-list';
import { addressHashes, keyedHash } from '@/lib/platform/files/link-signing';
import { emptyOrders, emptyPaidOrder } from '@/lib/shop/store/empty-orders';
import { ENDED, type Erased, type ErasedCounts } from '@/lib/your-data/rules/erased';
import {
  consentsOf,
  countsOf,
  detachConfirmed,
  eraseAssessmentRows,
  noteErased,
  underAddress,
} from './erased-rows';

// Deletes for good. What is deleted is noted by the keyed hash of its id, so that a backup can't bring it
// back unnoticed.

export type Erasing = {
  settings: LinkSettings & Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>;
  database: Database;
  /** Called when the list can't be written, or the database is too busy to be cleaned up. */
  onUnexpectedError: (error: unknown) => void;
};

/** How many diagnostics one transaction deletes: on SQLite every other writer waits for it. */
const AT_ONCE = 100;

/** For how long a transaction may run, in ms: many rows may be under one address. */
const TIMEOUT = { timeout: 60_000 };

function hashesOf({ settings }: Erasing) {
  const secret = linkSecret(settings);
  return {
    idHash: keyedHash(secret, 'erased-id'),
    /** Hashes the address that an order keeps in place of its buyer's. */
    emailHash: keyedHash(secret, 'erased-address'),
  };
}

/** Assessments with the consent given with them and mail about them. */
export async function eraseAssessments(
  erasing: Erasing,
  all: string[],
  now: Date,
  { keepConfirmedConsent } = { keepConfirmedConsent: false },
): Promise<ErasedCounts> {
  const total = { assessments: 0, consents: 0, mails: 0, orders: 0 };
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const counts = await erasePart(erasing, all.slice(at, at + AT_ONCE), now, keepConfirmedConsent);
    for (const what of Object.keys(total) as (keyof ErasedCounts)[]) total[what] += counts[what];
  }
  return total;
}

async function erasePart(
  erasing: Erasing,
  ids: string[],
  now: Date,
  keepConfirmedConsent: boolean,
): Promise<ErasedCounts> {
  const { idHash } = hashesOf(erasing);
  const { noted, ...counts } = await erasing.database.$transaction(async (open) => {
    if (keepConfirmedConsent) await detachConfirmed(open, ids);
    const gone = await eraseAssessmentRows(open, ids);
    const counts = { ...countsOf(gone), orders: 0 };
    if (isAnything(counts)) await leaveTraces(open, now);
    const erased = [...ids, ...gone.consents, ...gone.mails];
    const noted = await noteErased(open, erased.map(idHash), now);
    return { noted, ...counts };
  }, TIMEOUT);
  await noteOutside(erasing, noted);
  return counts;
}

/** Rooms with their answers. */
export async function eraseTeamRooms(erasing: Erasing, ids: string[], now: Date): Promise<void> {
  const { idHash } = hashesOf(erasing);
  const noted = await erasing.database.$transaction(async (open) => {
    const { count } = await open.teamRoom.deleteMany({ where: { id: { in: ids } } });
    if (count > 0) await leaveTraces(open, now);
    return noteErased(open, ids.map(idHash), now);
  }, TIMEOUT);
  await noteOutside(erasing, noted);
}

/** Ends every consent of an address, and notes it, so that no backup begins it again. */
export async function endConsents(erasing: Erasing, typed: string, withdrawnAt: Date): Promise<void> {
  const { idHash } = hashesOf(erasing);
  const where = { email: typed.toLowerCase(), withdrawnAt: null };
  const noted = await erasing.database.$transaction(async (open) => {
    const ids = await consentsOf(open, where);
    await open.marketingConsent.updateMany({ where, data: { withdrawnAt } });
    return noteErased(
      open,
      ids.map((id) => idHash(ENDED + id)),
      withdrawnAt,
    );
  });
  await noteOutside(erasing, noted);
}

/** Notes that no more news go to these orders, as `endConsents` does. */
export async function noteEndedNews(erasing: Erasing, orders: string[], now: Date): Promise<void> {
  const { idHash } = hashesOf(erasing);
  const hashes = orders.map((id) => idHash(ENDED + id));
  await noteOutside(erasing, await erasing.database.$transaction((open) => noteErased(open, hashes, now)));
}

/** The ids of what was erased and is there again. `news`: of orders whose buyers had ended them. */
export type CameBack = Record<
  'assessments' | 'orders' | 'news' | 'consents' | 'mails' | 'teamRooms',
  string[]
>;

/** What was erased before: orders lose their buyers, all else goes. @returns how much */
export function eraseAgain(
  erasing: Erasing,
  { assessments, orders, news, consents, mails, teamRooms }: CameBack,
  now: Date,
): Promise<number> {
  const { emailHash } = hashesOf(erasing);
  return erasing.database.$transaction(async (open) => {
    const of = countsOf(await eraseAssessmentRows(open, assessments));
    for (const id of orders) await emptyPaidOrder(open, id, { emailHash, now });
    const alone = await open.marketingConsent.deleteMany({ where: { id: { in: consents } } });
    const unsent = await open.outboxMail.deleteMany({ where: { id: { in: mails } } });
    const rooms = await open.teamRoom.deleteMany({ where: { id: { in: teamRooms } } });
    const quiet = await open.order.updateMany({ where: { id: { in: news } }, data: { quietAt: now } });
    const gone = [of.assessments, of.consents, of.mails, alone.count, unsent.count, rooms.count];
    const counts = [...gone, quiet.count];
    const all = counts.reduce((sum, count) => sum + count, orders.length);
    if (all > 0) await leaveTraces(open, now);
    return all;
  }, TIMEOUT);
}

/** What `eraseUnder` would delete. `others`: orders of somebody else, which lose the charge's address. */
export async function countUnder(
  { settings, database }: Erasing,
  typed: string,
): Promise<ErasedCounts & { unpaid: number; others: number }> {
  const email = typed.toLowerCase();
  const found = await underAddress(database, email, addressHashes(settings)(email));
  const { unpaid, others } = found.orders;
  return { ...countsUnder(found), unpaid: unpaid.length, others: others.length };
}

/**
 * Everything under an address. Paid orders stay without their buyer, and give no files any more. `isListed`:
 * the list outside the database has it; if not, the site adds it when it can.
 */
export async function eraseUnder(
  erasing: Erasing,
  typed: string,
  now: Date,
): Promise<ErasedCounts & { isListed: boolean }> {
  const { idHash, emailHash } = hashesOf(erasing);
  const { noted, ...counts } = await erasing.database.$transaction(async (open) => {
    const email = typed.toLowerCase();
    const named = addressHashes(erasing.settings)(email);
    const under = await underAddress(open, email, named);
    await emptyOrders(open, email, under.orders, { emailHash, now });
    await eraseAssessmentRows(open, under.assessments);
    await open.marketingConsent.deleteMany({ where: { id: { in: under.consents } } });
    await open.outboxMail.deleteMany({ where: { id: { in: under.mails } } });
    await open.mailAllowance.deleteMany({ where: { subject: { in: named } } });
    await open.dataKey.deleteMany({ where: { OR: [{ email }, { newEmail: email }] } });
    // Whatever the counts say: deleted keys held the address, and so may somebody else's order.
    await leaveTraces(open, now);
    const gone = [...under.assessments, ...under.orders.paid, ...under.consents, ...under.mails];
    return {
      noted: await noteErased(open, gone.map(idHash), now),
      ...countsUnder(under),
    };
  }, TIMEOUT);
  return { ...counts, isListed: await noteOutside(erasing, noted) };
}

/** Overwrites what deleting has left in the database's files. @returns false: it was busy and stays due */
export const cleanUpErased = (erasing: Erasing): Promise<boolean> =>
  // What a database says stays in the cause, of which a log has names only.
  isDone(
    erasing,
    cleanUp(erasing.database, erasing.settings.DATABASE_URL),
    () => 'The database could not be cleaned up',
  );

/** It must not throw: the rows are gone by then. @returns whether it could be written */
const noteOutside = (erasing: Erasing, erased: Erased[]): Promise<boolean> =>
  isDone(
    erasing,
    erasedList(erasedListFile(erasing.settings)).add(erased),
    (cause) => `ERASED_LIST could not be written: ${String(cause)}`,
  );

const isDone = (
  { onUnexpectedError }: Erasing,
  work: Promise<void>,
  failure: (cause: unknown) => string,
): Promise<boolean> =>
  work.then(
    () => true,
    (cause: unknown) => {
      onUnexpectedError(new Error(failure(cause), { cause }));
      return false;
    },
  );

const countsUnder = ({
  assessments,
  consents,
  mails,
  orders,
}: Awaited<ReturnType<typeof underAddress>>): ErasedCounts => ({
  assessments: assessments.length,
  consents: consents.length,
  mails: mails.length,
  orders: orders.paid.length,
});

const isAnything = (counts: ErasedCounts) => Object.values(counts).some((count) => count > 0);
