import type { PurgeStore } from '@/lib/your-data/store/purge';
import { cutoff } from '@/lib/your-data/rules/retention';
import type { Erasure } from './ports';

type Ports = {
  store: PurgeStore;
  erasure: Pick<Erasure, 'assessments' | 'cameBack' | 'leaveTraces' | 'cleanUp'>;
  /** From content/site.yaml. */
  retention: Record<'assessments' | 'orders' | 'mails' | 'unconfirmed' | 'teamRooms', string>;
  now: () => Date;
};

/**
 * Counts of what was deleted, of what a backup had brought back, and of earlier deletions whose secret is
 * missing.
 */
export type PurgeCounts = Record<
  'assessments' | 'orders' | 'mails' | 'consents' | 'teamRooms' | 'keys' | 'cameBack' | 'withoutKey',
  number
>;

/** `isCleanedUp`: the database files hold no trace. */
export type Purged = PurgeCounts & { isCleanedUp: boolean };

/**
 * Deletes what is older than its retention, what a backup brought back, and expired keys and counts.
 * Confirmed consent stays until it is withdrawn.
 */
export function purge({ store, erasure, retention, now }: Ports) {
  return async (): Promise<Purged> => {
    const at = now();
    // First, so that it stays due if the process stops. It also covers earlier changes.
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
