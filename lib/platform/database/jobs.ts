import type { Database } from './client';

/** Of a queue, what is due and nobody holds. What was never tried is due: the clock may have been ahead. */
export const mayBeTaken = (now: Date) => ({
  AND: [
    { OR: [{ tries: 0 }, { dueAt: { lte: now } }] },
    { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
  ],
});

type Lease = { owner: string; now: Date; until: Date };

/** Leases a job, which one process at a time does; answers up to when it was done before. Null: not free. */
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

/** Ends the lease. @param doneUntil null: it was not finished */
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
