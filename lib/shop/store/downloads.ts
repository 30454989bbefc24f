import type { DownloadLog } from '@/lib/shop/ports/files';
import type { Database } from '@/lib/platform/database/client';

/** Downloads that were begun, for 400 days (purge.ts). */
export function downloadLog(database: Database): DownloadLog {
  return {
    async add(data) {
      await database.download.create({ data, select: { id: true } });
    },
  };
}
