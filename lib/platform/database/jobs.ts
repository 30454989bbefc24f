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

/** What one process at a time does, whichever has the lease. */
export function jobStore(database: Database) {
  const jobs = database.job;
  return {
    /**
     * Leases a job to `owner` until `until`; answers up to when it was done before. Null: another process has
     * it.
     */
    async take(name: string, { owner, now, until }: Lease): Promise<{ doneUntil: Date | null } | null> {
      await jobs.upsert({ where: { name }, create: { name }, update: {} });
      const free = { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }, { leasedBy: owner }] };
      const { count } = await jobs.updateMany({
        where: { name, ...free },
        data: { leasedBy: owner, leasedUntil: until },
      });
      if (count !== 1) return null;
      return jobs.findUniqueOrThrow({ where: { name }, select: { doneUntil: true } });
    },

    /** Ends the lease, and stores up to when the job was done; null: it was not finished. */
    async done(name: string, owner: string, doneUntil: Date | null): Promise<void> {
      await jobs.updateMany({
        where: { name, leasedBy: owner },
        data: { leasedBy: null, leasedUntil: null, ...(doneUntil && { doneUntil }) },
      });
    },
  };
}
