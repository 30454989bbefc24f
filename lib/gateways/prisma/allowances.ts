import type { Database } from './client';

/** Deletes what was counted for days and hours that are over. */
export async function forgetAllowances(database: Database, now: Date): Promise<void> {
  await database.mailAllowance.deleteMany({ where: { endsAt: { lte: now } } });
}
