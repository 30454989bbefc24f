import type { Jobs } from '@/lib/kernel/jobs';
import type { Database } from './client';

/** What one process at a time does, whichever has the lease. */
export function jobStore(database: Database): Jobs {
  const jobs = database.job;
  return {
    async take(name, { owner, now, until }) {
      await jobs.upsert({ where: { name }, create: { name }, update: {} });
      const free = { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }, { leasedBy: owner }] };
      const { count } = await jobs.updateMany({
        where: { name, ...free },
        data: { leasedBy: owner, leasedUntil: until },
      });
      if (count !== 1) return null;
      const { doneUntil } = await jobs.findUniqueOrThrow({ where: { name }, select: { doneUntil: true } });
      return { doneUntil };
    },

    async done(name, owner, doneUntil) {
      await jobs.updateMany({
        where: { name, leasedBy: owner },
        data: { leasedBy: null, leasedUntil: null, ...(doneUntil && { doneUntil }) },
      });
    },
  };
}
