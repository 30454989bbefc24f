import type { Content } from '@/lib/content/content';
import { cutoff } from '@/lib/your-data/rules/retention';
import { cleanUpErased, eraseAssessments, type Erasing } from './store/erasure';
import {
  assessmentsBefore,
  deleteConsentsBefore,
  deleteEnded,
  deleteMailsBefore,
  deleteOrdersBefore,
  deleteTeamRoomsBefore,
} from './store/purge';

export type PurgeCounts = Record<
  'assessments' | 'orders' | 'mails' | 'consents' | 'teamRooms' | 'keys',
  number
>;

/** `isCleanedUp`: the database files hold no trace. */
export type Purged = PurgeCounts & { isCleanedUp: boolean };

/** Deletes what is past its retention, and what has expired; then cleans the files. */
export async function purge(
  erasing: Erasing,
  retention: Content['site']['retention'],
  at: Date,
): Promise<Purged> {
  const { database } = erasing;
  const old = await assessmentsBefore(database, cutoff(retention.assessments, at));
  const gone = await eraseAssessments(erasing, old, at, { keepConfirmedConsent: true });
  const mails = await deleteMailsBefore(database, cutoff(retention.mails, at));
  const unconfirmed = await deleteConsentsBefore(database, cutoff(retention.unconfirmed, at));
  const counts = {
    assessments: gone.assessments,
    orders: await deleteOrdersBefore(database, cutoff(retention.orders, at)),
    mails: gone.mails + mails,
    consents: gone.consents + unconfirmed,
    teamRooms: await deleteTeamRoomsBefore(database, cutoff(retention.teamRooms, at)),
    keys: await deleteEnded(database, at),
  };
  return { ...counts, isCleanedUp: await cleanUpErased(erasing) };
}
