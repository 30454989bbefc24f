import type { DownloadLog } from '@/lib/usecases/ports';
import type { Database } from './client';

/** Downloads that were begun, for 400 days (purge.ts). */
export function downloadLog(database: Database): DownloadLog {
  return {
    async add(data) {
      await database.download.create({ data, select: { id: true } });
    },
  };
}
