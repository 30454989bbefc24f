import type { Content } from '@/lib/content/content';
import { leaveTraces } from './store/clean-up';
import { cutoff } from '@/lib/your-data/rules/retention';
import { cleanUpErased, eraseAgain, eraseAssessments, type Erasing } from './store/erasure';
import {
  assessmentsBefore,
  cameBack,
  deleteConsentsBefore,
  deleteEnded,
  deleteMailsBefore,
  deleteOrdersBefore,
  deleteTeamRoomsBefore,
} from './store/purge';

/** What was deleted, and what a backup had brought back. */
export type PurgeCounts = Record<
  'assessments' | 'orders' | 'mails' | 'consents' | 'teamRooms' | 'keys' | 'cameBack',
  number
>;

/** `isCleanedUp`: the database files hold no trace. */
export type Purged = PurgeCounts & { isCleanedUp: boolean };

/** Deletes what is past its retention, what a backup brought back, and what has expired. */
export async function purge(
  erasing: Erasing,
  retention: Content['site']['retention'],
  at: Date,
): Promise<Purged> {
  const { settings, database } = erasing;
  // First, so that it stays due if the process stops. It also covers earlier changes.
  await leaveTraces(database, at);
  const again = await eraseAgain(erasing, await cameBack(database, settings), at);
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
    cameBack: again,
  };
  return { ...counts, isCleanedUp: await cleanUpErased(erasing) };
}
