import { DAY } from '@/lib/kernel/time';
import { type LinkSettings, linkSecrets } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { readIds } from '@/lib/platform/database/read-pages';
import { keyedHashes } from '@/lib/platform/files/link-signing';
import { ENDED, type Erased } from '@/lib/your-data/rules/erased';
import { readErased } from './erased-ids';
import type { CameBack } from './erasure';

/** Finds erased ids again, under every link secret at hand, whichever they were noted under. */
export const erasedHashes = (settings: LinkSettings) => keyedHashes(linkSecrets(settings), 'erased-id');

export const assessmentsBefore = (database: Database, moment: Date): Promise<string[]> =>
  readIds((page) => database.assessment.findMany({ where: { createdAt: { lt: moment } }, ...page }));

/** What was erased before and is there again. @param listed what the database itself may not know */
export async function cameBack(
  database: Database,
  settings: LinkSettings,
  listed: Erased[] = [],
): Promise<CameBack> {
  const hashes = erasedHashes(settings);
  const erased = new Set([...(await readErased(database)), ...listed].map((row) => row.idHash));
  const again = async (read: Parameters<typeof readIds>[0], mark = '') =>
    (await readIds(read)).filter((id) => hashes(mark + id).some((hash) => erased.has(hash)));
  const unended = { withdrawnAt: null };
  const { assessment, order, marketingConsent, outboxMail, teamRoom } = database;
  return {
    assessments: await again((page) => assessment.findMany({ ...page })),
    orders: await again((page) => order.findMany({ where: { erasedAt: null }, ...page })),
    news: await again((page) => order.findMany({ where: { quietAt: null }, ...page }), ENDED),
    consents: [
      ...(await again((page) => marketingConsent.findMany({ ...page }))),
      ...(await again((page) => marketingConsent.findMany({ where: unended, ...page }), ENDED)),
    ],
    mails: await again((page) => outboxMail.findMany({ ...page })),
    teamRooms: await again((page) => teamRoom.findMany({ ...page })),
  };
}

/** What was ended, and by no secret is among these: former versions of the site did not note it. */
export async function endedBeside(
  known: Erased[],
  { database, settings }: { database: Database; settings: LinkSettings },
  erasedAt: Date,
): Promise<Erased[]> {
  const hashes = erasedHashes(settings);
  const noted = new Set(known.map(({ idHash }) => idHash));
  const { marketingConsent, order } = database;
  const ids = [
    ...(await readIds((page) =>
      marketingConsent.findMany({ where: { withdrawnAt: { not: null } }, ...page }),
    )),
    ...(await readIds((page) => order.findMany({ where: { quietAt: { not: null } }, ...page }))),
  ];
  const ended = ids.map((id) => hashes(ENDED + id));
  return ended
    .filter((all) => !all.some((hash) => noted.has(hash)))
    .map(([idHash]) => ({ idHash, erasedAt }));
}

/** Also dead letters, which have an address; one that is queued is still on its way. */
export async function deleteMailsBefore(database: Database, moment: Date): Promise<number> {
  const { count } = await database.outboxMail.deleteMany({
    where: { createdAt: { lt: moment }, status: { not: 'queued' } },
  });
  return count;
}

/** Not confirmed, or withdrawn, for that long. */
export async function deleteConsentsBefore(database: Database, moment: Date): Promise<number> {
  const { count } = await database.marketingConsent.deleteMany({
    where: {
      OR: [{ confirmedAt: null, createdAt: { lt: moment } }, { withdrawnAt: { lt: moment } }],
    },
  });
  return count;
}

export const deleteOrdersBefore = (database: Database, moment: Date): Promise<number> =>
  database.$transaction(async (open) => {
    const old = { createdAt: { lt: moment } };
    await open.outboxMail.deleteMany({ where: { order: old } });
    await open.webhookEvent.deleteMany({ where: { order: old } });
    return (await open.order.deleteMany({ where: old })).count;
  });

export const deleteTeamRoomsBefore = async (database: Database, moment: Date): Promise<number> =>
  (await database.teamRoom.deleteMany({ where: { createdAt: { lte: moment } } })).count;

/** Keys and counts whose time is up, the log of downloads after 400 days, events of no order after 30. */
export async function deleteEnded(database: Database, now: Date): Promise<number> {
  const keys = await database.dataKey.deleteMany({ where: { expiresAt: { lte: now } } });
  const counts = await database.mailAllowance.deleteMany({ where: { endsAt: { lte: now } } });
  const limits = await database.limitCount.deleteMany({ where: { expire: { lte: now.getTime() } } });
  const stray = {
    handledAt: { not: null },
    orderId: null,
    receivedAt: { lt: daysBefore(now, STRAY_EVENT_DAYS) },
  };
  const events = await database.webhookEvent.deleteMany({ where: stray });
  const downloads = await database.download.deleteMany({
    where: { at: { lt: daysBefore(now, DOWNLOAD_DAYS) } },
  });
  return keys.count + counts.count + limits.count + events.count + downloads.count;
}

/** Banks may ask about a payment for more than a year. */
const DOWNLOAD_DAYS = 400;
/** Of events that belong to no order: for so long Stripe itself knows of them. */
const STRAY_EVENT_DAYS = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
