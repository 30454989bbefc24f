import type { Database } from './client';

/**
 * What of a queue may be taken now: it is due, and nobody holds it. What was never tried is due, whatever it
 * says: the clock may have been ahead when it came.
 */
export const mayBeTaken = (now: Date) => ({
  AND: [
    { OR: [{ tries: 0 }, { dueAt: { lte: now } }] },
    { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
  ],
});

type Lease = { owner: string; now: Date; until: Date };

/**
 * Leases a job, which one process at a time does, to `owner` until `until`; answers up to when it was done
 * before. Null: another process has it.
 */
export async function takeJob(
  { job }: Database,
  name: string,
  { owner, now, until }: Lease,
): Promise<{ doneUntil: Date | null } | null> {
  await job.upsert({ where: { name }, create: { name }, update: {} });
  const free = { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }, { leasedBy: owner }] };
  const { count } = await job.updateMany({
    where: { name, ...free },
    data: { leasedBy: owner, leasedUntil: until },
  });
  if (count !== 1) return null;
  return job.findUniqueOrThrow({ where: { name }, select: { doneUntil: true } });
}

/** Ends the lease, and stores up to when the job was done; null: it was not finished. */
export async function endJob(
  { job }: Database,
  name: string,
  { owner, doneUntil }: { owner: string; doneUntil: Date | null },
): Promise<void> {
  await job.updateMany({
    where: { name, leasedBy: owner },
    data: { leasedBy: null, leasedUntil: null, ...(doneUntil && { doneUntil }) },
  });
}
