import type { Erased } from '@/lib/your-data/rules/erased';
import type { ErasedCounts, Erasure, TellErased } from '@/lib/your-data/ports';
import type { Database } from '@/lib/platform/database/client';
import { leaveTraces } from '@/lib/platform/database/clean-up';
import { emptyOrders, emptyPaidOrder } from '@/lib/shop/store/empty-orders';
import { countsOf, detachConfirmed, eraseAssessments, noteErased } from './erased-rows';
import { endingsOf, tellEndings } from './erased-newsletters';
import { underAddress } from './under-address';

type Hashes = {
  /** Hashes an id for the list of what was erased. */
  idHash: (id: string) => string;
  /** Names the secret that these hashes are made with. */
  keyFingerprint: string;
  /** Hashes the address that an order keeps in place of its buyer's. */
  emailHash: (address: string) => string;
  /** All hashes under which mails and limits may know an address. */
  addressHashes: (address: string) => string[];
};

type Tell = {
  /**
   * Keeps what was erased outside the database too, and says whether it could; it must not throw: the rows
   * are gone by then.
   */
  note: (erased: Erased[]) => Promise<boolean>;
  tellErased: TellErased;
};

/** How many diagnostics one transaction deletes: on SQLite every other writer waits for it. */
const AT_ONCE = 100;

/** For how long a transaction may run, in ms: many rows may be under one address. */
const TIMEOUT = { maxWait: 15_000, timeout: 60_000 };

/** Deletes for good. */
export function erasureStore(database: Database, hashes: Hashes, tell: Tell): Omit<Erasure, 'cleanUp'> {
  const { note, tellErased } = tell;
  const { idHash, keyFingerprint, emailHash, addressHashes } = hashes;
  async function erase(ids: string[], now: Date, keepConfirmedConsent: boolean): Promise<ErasedCounts> {
    const { noted, ...counts } = await database.$transaction(async (open) => {
      if (keepConfirmedConsent) await detachConfirmed(open, ids);
      const endings = tellErased && (await endingsOf(open, 'assessmentId', ids));
      const gone = await eraseAssessments(open, ids);
      if (endings) await tellEndings(open, endings, tellErased);
      const counts = { ...countsOf(gone), orders: 0 };
      if (isAnything(counts)) await leaveTraces(open, now);
      const erased = [...ids, ...gone.consents, ...gone.mails];
      const noted = await noteErased(open, erased.map(idHash), { erasedAt: now, keyFingerprint });
      return { noted, ...counts };
    }, TIMEOUT);
    await note(noted);
    return counts;
  }

  return {
    async assessments(all, now, { keepConfirmedConsent } = { keepConfirmedConsent: false }) {
      const total = { assessments: 0, consents: 0, mails: 0, orders: 0 };
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const counts = await erase(all.slice(at, at + AT_ONCE), now, keepConfirmedConsent);
        for (const what of Object.keys(total) as (keyof ErasedCounts)[]) total[what] += counts[what];
      }
      return total;
    },

    async teamRooms(ids, now) {
      const noted = await database.$transaction(async (open) => {
        const { count } = await open.teamRoom.deleteMany({ where: { id: { in: ids } } });
        if (count > 0) await leaveTraces(open, now);
        return noteErased(open, ids.map(idHash), { erasedAt: now, keyFingerprint });
      }, TIMEOUT);
      await note(noted);
    },

    async cameBack({ assessments, orders, consents, mails, teamRooms }, now) {
      return database.$transaction(async (open) => {
        const of = countsOf(await eraseAssessments(open, assessments));
        for (const id of orders) await emptyPaidOrder(open, id, { emailHash, now });
        const alone = await open.marketingConsent.deleteMany({ where: { id: { in: consents } } });
        const unsent = await open.outboxMail.deleteMany({ where: { id: { in: mails } } });
        const rooms = await open.teamRoom.deleteMany({ where: { id: { in: teamRooms } } });
        const counts = [of.assessments, of.consents, of.mails, alone.count, unsent.count, rooms.count];
        const all = counts.reduce((sum, count) => sum + count, orders.length);
        if (all > 0) await leaveTraces(open, now);
        return all;
      }, TIMEOUT);
    },

    async under(typed) {
      const email = typed.toLowerCase();
      const found = await underAddress(database, email, addressHashes(email));
      const { unpaid, others } = found.orders;
      return { ...countsUnder(found), unpaid: unpaid.length, others: others.length };
    },

    async address(typed, now) {
      const { noted, ...counts } = await database.$transaction(async (open) => {
        const email = typed.toLowerCase();
        const named = addressHashes(email);
        const under = await underAddress(open, email, named);
        const endings = tellErased && (await endingsOf(open, 'id', under.consents));
        await emptyOrders(open, email, under.orders, { emailHash, now });
        await eraseAssessments(open, under.assessments);
        await open.marketingConsent.deleteMany({ where: { id: { in: under.consents } } });
        await open.outboxMail.deleteMany({ where: { id: { in: under.mails } } });
        if (endings) await tellEndings(open, endings, tellErased);
        await open.mailAllowance.deleteMany({ where: { subject: { in: named } } });
        await open.dataKey.deleteMany({ where: { OR: [{ email }, { newEmail: email }] } });
        // Whatever the counts say: deleted keys held the address, and so may somebody else's order.
        await leaveTraces(open, now);
        const gone = [...under.assessments, ...under.orders.paid, ...under.consents, ...under.mails];
        return {
          noted: await noteErased(open, gone.map(idHash), { erasedAt: now, keyFingerprint }),
          ...countsUnder(under),
        };
      }, TIMEOUT);
      return { ...counts, isListed: await note(noted) };
    },

    leaveTraces: (now) => leaveTraces(database, now),
  };
}

const countsUnder = ({
  assessments,
  consents,
  mails,
  orders,
}: Awaited<ReturnType<typeof underAddress>>): ErasedCounts => ({
  ...{ assessments: assessments.length, consents: consents.length, mails: mails.length },
  orders: orders.paid.length,
});

const isAnything = (counts: ErasedCounts) => Object.values(counts).some((count) => count > 0);
