import type { PurgeStore } from '@/lib/your-data/store/purge';
import { cutoff } from '@/lib/your-data/rules/retention';
import type { Erasure } from './ports';

type Ports = {
  store: PurgeStore;
  erasure: Pick<Erasure, 'assessments' | 'cameBack' | 'leaveTraces' | 'cleanUp'>;
  /** How long what is kept (content/site.yaml). */
  retention: Record<'assessments' | 'orders' | 'mails' | 'unconfirmed' | 'teamRooms', string>;
  now: () => Date;
};

/**
 * How much was deleted, how much of it had come back with a backup, and how many earlier deletions could not
 * be looked for, since the secret they were noted under is not at hand.
 */
export type PurgeCounts = Record<
  'assessments' | 'orders' | 'mails' | 'consents' | 'teamRooms' | 'keys' | 'cameBack' | 'withoutKey',
  number
>;

/** `isCleanedUp`: nothing of it is left in the files of the database. */
export type Purged = PurgeCounts & { isCleanedUp: boolean };

/**
 * Deletes what is older than its retention, what was deleted before and came back with a backup, and keys and
 * counts that have ended. Confirmed consent stays until it is withdrawn. Run twice, the second time finds
 * nothing.
 */
export function purge({ store, erasure, retention, now }: Ports) {
  return async (): Promise<Purged> => {
    const at = now();
    // Also for what others have deleted or changed since the last time. A process that dies on the way leaves
    // it due.
    await erasure.leaveTraces(at);
    const again = await erasure.cameBack(await store.cameBack(), at);
    const old = await store.assessmentsBefore(cutoff(retention.assessments, at));
    const gone = await erasure.assessments(old, at, { keepConfirmedConsent: true });
    const mails = await store.deleteMailsBefore(cutoff(retention.mails, at));
    const counts = {
      assessments: gone.assessments,
      orders: await store.deleteOrdersBefore(cutoff(retention.orders, at)),
      mails: gone.mails + mails,
      consents: gone.consents + (await store.deleteConsentsBefore(cutoff(retention.unconfirmed, at))),
      teamRooms: await store.deleteTeamRoomsBefore(cutoff(retention.teamRooms, at)),
      keys: await store.deleteEnded(at),
      cameBack: again,
      withoutKey: await store.withoutKey(),
    };
    return { ...counts, isCleanedUp: await erasure.cleanUp() };
  };
}
